import {type ReactNode, useLayoutEffect, useRef, useState} from 'react';
import Button from 'docusaurus-kit/Button';
import type {ControlProps} from 'docusaurus-kit/Field';
import {Input} from 'docusaurus-kit/Input';
import styles from './styles.module.css';

export interface SecretInputProps {
  control: ControlProps;
  value: string;
  /** True to hide the value until “Show” is pressed. */
  isMasked: boolean;
  onChange: (text: string) => void;
}

/** A credential. Not a password input, because browsers would offer to store the value. */
export default function SecretInput({control, value, isMasked, onChange}: SecretInputProps): ReactNode {
  const [isShown, setShown] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // Uncontrolled: React would write the value into the markup, where other scripts and tools could read it.
  useLayoutEffect(() => {
    if (field.current!.value !== value) field.current!.value = value;
  }, [value]);
  const isHidden = isMasked && !isShown;
  const input = (
    <Input
      {...control}
      autoCapitalize="none"
      autoComplete="off"
      autoCorrect="off"
      className={styles.secret}
      data-hidden={isHidden}
      onChange={({target}) => onChange(target.value)}
      look="code"
      ref={field}
      spellCheck={false}
      type="text"
    />
  );
  if (!isMasked) return input;
  return (
    <div className="line-up">
      {input}
      <Button aria-pressed={isShown} kind="secondary" onClick={() => setShown(!isShown)} size="compact">
        Show<span className="visually-hidden"> what is typed</span>
      </Button>
    </div>
  );
}
