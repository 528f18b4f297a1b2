import {type ReactNode, useEffect, useRef} from 'react';
import Head from '@docusaurus/Head';
import {CONTACT_LIMITS, mailtoLink, type ContactField} from '@site/src/lib/contact';
import Button from '../../ui/Button';
import Icon from '../../ui/Icon';
import {useSettings} from '../../useSettings';
import Field from './Field';
import {useContactForm} from './useContactForm';
import styles from './styles.module.css';

const FIELDS: {name: ContactField; label: string; type?: string; autoComplete?: string; hint?: string}[] = [
  {name: 'name', label: 'Full Name', type: 'text', autoComplete: 'name'},
  {
    name: 'email',
    label: 'Email Address',
    type: 'email',
    autoComplete: 'email',
    hint: 'We use it to answer you, for nothing else.',
  },
  {name: 'message', label: 'Message', hint: `Up to ${CONTACT_LIMITS.message.toLocaleString('en-GB')} characters.`},
];

/**
 * The contact form of section 2. Posts JSON to CONTACT_ENDPOINT, or writes an e-mail where there is none; a failed send
 * keeps every word.
 */
export default function ContactForm(): ReactNode {
  const {contactEndpoint, contactEmail} = useSettings();
  const form = useContactForm(contactEndpoint, contactEmail);
  const {errors, failure, state} = form;
  const summary = useRef<HTMLDivElement>(null);
  const wrong = FIELDS.filter(({name}) => errors[name]);
  const hasProblem = wrong.length > 0 || failure !== null;

  // Counts attempts, so that a second failure moves focus again.
  useEffect(() => {
    if (form.attempts > 0 && hasProblem) summary.current?.focus();
  }, [form.attempts, hasProblem]);

  if (state === 'sent') return <Sent byMail={!contactEndpoint} onAgain={form.restart} />;
  return (
    <form
      action={contactEndpoint ?? `mailto:${contactEmail}`}
      className={styles.form}
      encType={contactEndpoint ? undefined : 'text/plain'}
      method="post"
      noValidate={form.isEnhanced}
      onSubmit={form.submit}
    >
      {hasProblem && (
        <div aria-labelledby="contact-problem" className={styles.summary} ref={summary} role="alert" tabIndex={-1}>
          <Head>
            <title>Error: Contact</title>
          </Head>
          <h2 id="contact-problem">There is a problem</h2>
          {wrong.length > 0 && (
            <ul>
              {wrong.map(({name}) => (
                <li key={name}>
                  <a href={`#contact-${name}`} onClick={form.focusField(name)}>
                    {errors[name]}
                  </a>
                </li>
              ))}
            </ul>
          )}
          {failure && (
            <p>
              {failure} Nothing you wrote is lost. Send it again, or{' '}
              <a href={mailtoLink(contactEmail, form.message)}>send it as an e-mail to {contactEmail}</a>.
            </p>
          )}
        </div>
      )}
      {FIELDS.map((field) => (
        <Field
          {...field}
          error={errors[field.name]}
          key={field.name}
          onChange={form.change(field.name)}
          value={form.values[field.name]}
        />
      ))}
      <button className={styles.send} disabled={state === 'sending'} type="submit">
        {state === 'sending' ? 'Sending your message' : 'Send Message'}
        <Icon name="send" size={18} />
      </button>
      <p aria-live="polite" className="visually-hidden">
        {state === 'sending' ? 'Sending your message' : ''}
      </p>
      {!contactEndpoint && <p className={styles.note}>Opens your e-mail program with the message written out.</p>}
    </form>
  );
}

function Sent({byMail, onAgain}: {byMail: boolean; onAgain: () => void}): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className={styles.sent} ref={ref} role="status" tabIndex={-1}>
      <Icon name="check-circle" size={36} />
      <h2 className="headline-3">{byMail ? 'Your e-mail is ready to send' : 'Thank you, your message has arrived'}</h2>
      <p>
        {byMail
          ? 'It is open in your e-mail program. Send it from there and we answer within 24 hours.'
          : 'A person reads it and answers within 24 hours.'}
      </p>
      <div className="actions">
        <button className={styles.again} onClick={onAgain} type="button">
          Write another message
        </button>
        <Button kind="secondary" to="/">
          Back to Home
        </Button>
      </div>
    </div>
  );
}
