import {type MouseEvent, type ReactNode, useEffect, useRef} from 'react';
import Head from '@docusaurus/Head';
import {CONTACT_LIMITS, type ContactErrors, type ContactField} from '@site/src/lib/contact';
import styles from './styles.module.css';

export interface FormProblemsProps {
  errors: ContactErrors;
  /** Why the last attempt to send failed. */
  reason?: string;
  /** Number of attempts so far; each new one moves focus here. */
  attempts: number;
  email: string;
  /** `mailto:` link containing the message. */
  mailto: string;
}

/** Error summary: why the message wasn't sent, with a link to each invalid field. */
export default function FormProblems({errors, reason, attempts, email, mailto}: FormProblemsProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts > 0) ref.current?.focus();
  }, [attempts]);
  const focusField = (name: string) => (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(`contact-${name}`)?.focus();
  };
  const wrong = (Object.keys(CONTACT_LIMITS) as ContactField[]).filter((name) => errors[name]);
  return (
    <div aria-labelledby="contact-problem" className={styles.summary} ref={ref} role="alert" tabIndex={-1}>
      <Head>
        <title>Error: Contact</title>
      </Head>
      <h2 className="mb-2 size-4" id="contact-problem">
        There is a problem
      </h2>
      {wrong.length > 0 && (
        <ul className="m-0">
          {wrong.map((name) => (
            <li key={name}>
              <a href={`#contact-${name}`} onClick={focusField(name)}>
                {errors[name]}
              </a>
            </li>
          ))}
        </ul>
      )}
      {reason && (
        <p className="m-0">
          <span>{reason}</span> Your message is still in the form. Try again, or{' '}
          <a href={mailto}>send it as an email to {email}</a>.
        </p>
      )}
    </div>
  );
}
