import {type KeyboardEvent, type ReactNode, useEffect, useRef, useState} from 'react';
import type {EditableValue} from '@site/src/lib/samples/edits';
import styles from './styles.module.css';

export interface ValueProps {
  value: EditableValue;
  onChange: (text: string) => void;
  /** The value as the program writes it. */
  children: ReactNode;
}

/**
 * A value in a sample: a button that becomes a field. Enter and leaving the field keep the text, Escape does not. The
 * button is not a `button` element, because those don't wrap with the text around them.
 */
export default function Value({value: {name, text}, onChange, children}: ValueProps): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  const button = useRef<HTMLSpanElement>(null);
  const isEditing = typed !== null;
  const returns = useRef(false);
  useEffect(() => {
    // Only now is the button back. Leaving the field by Tab or a click has moved the focus already.
    if (!isEditing && returns.current) button.current!.focus();
    returns.current = false;
  }, [isEditing]);
  if (typed === null) {
    return (
      <span
        aria-label={`Edit ${name}: ${text}`}
        className={styles.value}
        onClick={() => setTyped(text)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          setTyped(text);
        }}
        ref={button}
        role="button"
        tabIndex={0}
        title={`Edit ${name}`}
      >
        {text === '' ? <span className={styles.empty} data-name={name} /> : children}
      </span>
    );
  }
  const close = (isKept: boolean) => {
    setTyped(null);
    if (isKept && typed !== text) onChange(typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    returns.current = true;
    close(event.key === 'Enter');
  };
  return (
    <input
      aria-label={name}
      autoCapitalize="off"
      autoComplete="off"
      autoFocus
      className={styles.field}
      onBlur={() => close(true)}
      onChange={({target}) => setTyped(target.value)}
      onFocus={({target}) => target.select()}
      onKeyDown={onKeyDown}
      size={Math.max(typed.length, 4)}
      spellCheck={false}
      value={typed}
    />
  );
}
