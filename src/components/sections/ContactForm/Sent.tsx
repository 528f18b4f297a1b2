import {type ReactNode, useEffect, useRef} from 'react';
import Button from '../../ui/Button';
import Icon from '../../ui/Icon';
import styles from './styles.module.css';

export interface SentProps {
  /** Recipient, if the form opened an email instead of sending; we can't tell whether the visitor sent it. */
  email?: string;
  /** Link that opens that email. */
  mailto?: string;
  onBack: () => void;
}

export default function Sent({email, mailto, onBack}: SentProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className={`box ${styles.sent}`} ref={ref} role="status" tabIndex={-1}>
      <Icon name="check-circle" size={36} />
      <h2 className="headline-3">{email ? 'Your email is ready to send' : 'Thank you, your message has arrived'}</h2>
      {email ? (
        <p>
          Send it from your email program and we will reply within 24 hours. If nothing opened,{' '}
          <a href={mailto}>open the email again</a>, or go back, copy your message and send it to{' '}
          <a href={`mailto:${email}`}>{email}</a>.
        </p>
      ) : (
        <p>Someone on our team will read it and reply within 24 hours.</p>
      )}
      <div className="actions">
        <Button onClick={onBack}>{email ? 'Back to your message' : 'Write another message'}</Button>
        <Button kind="secondary" to="/">
          Back to Home
        </Button>
      </div>
    </div>
  );
}
