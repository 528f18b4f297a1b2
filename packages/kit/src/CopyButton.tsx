import {type ReactNode, useEffect, useState} from 'react';
import Button from './Button.tsx';
import {copyText} from './lib/copyText.ts';
import styles from './CopyButton.module.css';

export interface CopyButtonProps {
  text: string | (() => string);
  /** What is copied, for screen readers: `the curl example`. */
  what: string;
  /** Show what is copied. */
  isNamed?: boolean;
  /** Called if the browser refuses to copy; select the text, so that the visitor can copy it. */
  onRefused: () => void;
}

/** How long the button shows "Copied", in milliseconds. */
const FEEDBACK_TIME = 3000;

const REPORTS = {copied: 'Copied', refused: 'Selected: copy it with your keyboard or menu'};

export default function CopyButton({text, what, isNamed, onRefused}: CopyButtonProps): ReactNode {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome(undefined), FEEDBACK_TIME);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    const isCopied = await copyText(typeof text === 'string' ? text : text());
    if (!isCopied) onRefused();
    setOutcome(isCopied ? 'copied' : 'refused');
  };
  const label = outcome === 'copied' ? 'Copied' : 'Copy';
  return (
    <span className={styles.copy}>
      <span className={outcome === 'refused' ? undefined : 'visually-hidden'} role="status">
        {outcome && REPORTS[outcome]}
      </span>
      <Button kind="secondary" onClick={() => void copy()} size="compact">
        <span>{isNamed ? `${label} ${what}` : label}</span>
        {!isNamed && <span className="visually-hidden">{` ${what}`}</span>}
      </Button>
    </span>
  );
}
