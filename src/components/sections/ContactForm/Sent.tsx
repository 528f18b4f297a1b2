import {type ReactNode, useEffect, useRef} from 'react';
import {emailText, mailtoLink, type ContactMessage} from '@site/src/lib/contact';
import Button from 'docusaurus-kit/Button';
import CopyButton from 'docusaurus-kit/CopyButton';
import EmailLink from '@site/src/components/ui/EmailLink';
import Icon from '@site/src/components/ui/Icon';
import styles from './styles.module.css';

export interface SentProps {
  /** If the form opened an email instead of sending: its recipient and text. We can't tell whether the visitor sent it. */
  email?: {to: string; message: ContactMessage};
  onBack: () => void;
}

export default function Sent({email, onBack}: SentProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const copy = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className={`box ${styles.sent}`}>
      <div ref={ref} role="status" tabIndex={-1}>
        {!email && <Icon className="mb-4 ink-brand" name="check-circle" size={36} />}
        <h2 className="headline-3">
          {email ? 'One more step: send the email' : 'Thank you, your message has arrived'}
        </h2>
        <p className="m-0 mt-2 muted">
          {email
            ? 'Send it from your email program and we will reply within 24 hours.'
            : 'Someone on our team will read it and reply within 24 hours.'}
        </p>
      </div>
      {email && (
        <>
          <p className="m-0 mt-2 muted">
            If nothing opened, <a href={mailtoLink(email.to, email.message)}>open the email again</a>, or copy it and
            send it to <EmailLink href={`mailto:${email.to}`}>{email.to}</EmailLink>:
          </p>
          <div className={styles.email} ref={copy}>{`${email.to}\n\n${emailText(email.message)}`}</div>
          <CopyButton
            isNamed
            onRefused={() => getSelection()?.selectAllChildren(copy.current!)}
            text={`${email.to}\n\n${emailText(email.message)}`}
            what="message and address"
          />
        </>
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
