import {type ReactNode, useEffect, useRef, useState} from 'react';
import {copyText} from '../../ui/copyText';
import Icon from '../../ui/Icon';
import styles from './styles.module.css';

export interface Copied {
  text: string;
  /** Announced once the text is copied. */
  message: string;
}

export interface CopyActionsProps {
  /** Link to the filled-in console, without credentials. */
  link: () => Copied;
  curl: () => Copied;
  onReset: () => void;
  announce: (text: string) => void;
}

/** Copies the request as a link or a command; without clipboard access, shows the text selected in a field. */
export default function CopyActions({link, curl, onReset, announce}: CopyActionsProps): ReactNode {
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
      <button className={styles.quiet} onClick={() => void copy(link())} type="button">
        <Icon name="link" size={15} /> Copy link
      </button>
      <button className={styles.quiet} onClick={() => void copy(curl())} type="button">
        <Icon name="code" size={15} /> Copy as curl
      </button>
      <button className={styles.quiet} onClick={onReset} type="button">
        <Icon name="repeat" size={15} /> Reset
      </button>
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
    <div className={styles.offer}>
      <label htmlFor="console-copy">This page can’t use the clipboard. Copy the text with your keyboard or menu:</label>
      <textarea className={styles.editor} id="console-copy" readOnly ref={field} rows={4} value={text} />
      <button className={styles.quiet} onClick={onClose} type="button">
        Done
      </button>
    </div>
  );
}
