import {type ReactNode, useEffect, useRef} from 'react';
import Button from '../../ui/Button';
import Icon from '../../ui/Icon';
import styles from './styles.module.css';

export interface SentProps {
  /** Recipient, if the form opened an e-mail instead of sending; we can't tell whether the visitor sent it. */
  mailTo?: string;
  onBack: () => void;
}

/** Confirmation that replaces the form. */
export default function Sent({mailTo, onBack}: SentProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className={styles.sent} ref={ref} role="status" tabIndex={-1}>
      <Icon name="check-circle" size={36} />
      <h2 className="headline-3">{mailTo ? 'Your e-mail is ready to send' : 'Thank you, your message has arrived'}</h2>
      {mailTo ? (
        <p>
          Send it from your e-mail program and we answer within 24 hours. If nothing opened, or the text was cut short,
          go back: your message is still there to copy, and <a href={`mailto:${mailTo}`}>{mailTo}</a> is the address.
        </p>
      ) : (
        <p>A person reads it and answers within 24 hours.</p>
      )}
      <div className="actions">
        <button className={styles.again} onClick={onBack} type="button">
          {mailTo ? 'Back to your message' : 'Write another message'}
        </button>
        <Button kind="secondary" to="/">
          Back to Home
        </Button>
      </div>
    </div>
  );
}
