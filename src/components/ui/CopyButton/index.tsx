import {type ReactNode, useEffect, useState} from 'react';
import {copyText} from '../copyText';
import styles from './styles.module.css';

export interface CopyButtonProps {
  text: string;
  /** What is copied, for those who hear the page: `the curl example`. */
  what: string;
  /** Runs where the browser does not let the page copy: select the text, so that the visitor can. */
  onRefused: () => void;
}

/** How long the button says that it has copied, in milliseconds. */
const FEEDBACK_TIME = 3000;

/** Copies a text and says whether that worked. */
export default function CopyButton({text, what, onRefused}: CopyButtonProps): ReactNode {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome(undefined), FEEDBACK_TIME);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    const isCopied = await copyText(text);
    if (!isCopied) onRefused();
    setOutcome(isCopied ? 'copied' : 'refused');
  };
  return (
    <span className={styles.copy}>
      <span className={outcome === 'refused' ? undefined : 'visually-hidden'} role="status">
        {outcome === 'copied' && 'Copied'}
        {outcome === 'refused' && 'Selected: copy it with your keyboard or menu'}
      </span>
      <button className={styles.button} onClick={() => void copy()} type="button">
        {outcome === 'copied' ? 'Copied' : 'Copy'}
        <span className="visually-hidden"> {what}</span>
      </button>
    </span>
  );
}
