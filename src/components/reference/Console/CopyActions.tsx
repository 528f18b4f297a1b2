import {type ReactNode, useEffect, useRef, useState} from 'react';
import clsx from 'clsx';
import {copyText} from '../../ui/copyText';
import Button from '../../ui/Button';
import Field from '../../ui/Field';
import Icon from '../../ui/Icon';
import {TextArea} from '../../ui/Input';
import type {ConsoleState, Copied} from './useConsole';
import styles from './styles.module.css';

/** Copies the request as a link or a command; without clipboard access, shows the text selected in a field. */
export default function CopyActions({state}: {state: ConsoleState}): ReactNode {
  const {link, curl, reset, announce, connection} = state;
  const [offered, setOffered] = useState<string | null>(null);
  const close = () => {
    setOffered(null);
    announce('');
  };
  const copy = async ({text, message}: Copied) => {
    setOffered(null);
    if (await copyText(text)) announce(message);
    else setOffered(text);
  };
  return (
    <>
      <Button kind="secondary" onClick={() => void copy(link())} size="compact">
        <Icon name="link" size={15} /> Copy link
      </Button>
      <Button kind={connection.isBlocked ? 'primary' : 'secondary'} onClick={() => void copy(curl())} size="compact">
        <Icon name="code" size={15} /> Copy as curl
      </Button>
      <Button kind="secondary" onClick={reset} size="compact">
        <Icon name="repeat" size={15} /> Reset
      </Button>
      {offered !== null && <Offer onClose={close} text={offered} />}
    </>
  );
}

function Offer({text, onClose}: {text: string; onClose: () => void}): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [text]);
  return (
    <div className={clsx('stack', styles.offer)}>
      <Field id="console-copy" label="This page can’t use the clipboard. Copy the text with your keyboard or menu:">
        {(control) => (
          <TextArea {...control} className={styles.editor} look="code" readOnly ref={field} rows={4} value={text} />
        )}
      </Field>
      <Button kind="secondary" onClick={onClose} size="compact">
        Done
      </Button>
    </div>
  );
}
