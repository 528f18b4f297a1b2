import type {ReactNode} from 'react';
import clsx from 'clsx';
import {CONTACT_LIMITS, mailtoLink, type ContactField} from '@site/src/lib/contact';
import Button from 'docusaurus-kit/Button';
import EmailLink from '@site/src/components/ui/EmailLink';
import Icon from '@site/src/components/ui/Icon';
import {Input} from 'docusaurus-kit/Input';
import {useSettings} from '../../hooks/useSettings';
import FormField from './FormField';
import FormProblems from './FormProblems';
import Sent from './Sent';
import {useContactForm} from './useContactForm';
import styles from './styles.module.css';

const FIELDS: {name: ContactField; label: string; type?: string; autoComplete?: string; hint?: string}[] = [
  {name: 'name', label: 'Full Name', type: 'text', autoComplete: 'name'},
  {
    name: 'email',
    label: 'Email Address',
    type: 'email',
    autoComplete: 'email',
    hint: 'We use it only to reply to you.',
  },
  {name: 'message', label: 'Message', hint: `Up to ${CONTACT_LIMITS.message.toLocaleString('en-GB')} characters.`},
];

const TRAP = 'contact-website';

/**
 * Contact form (section 2). Posts JSON to CONTACT_ENDPOINT, or form data without scripts. If there is no endpoint, the
 * script opens an email, and without scripts there is only the address: a form whose method is `dialog` sends nothing.
 * A failed attempt keeps the input.
 */
export default function ContactForm(): ReactNode {
  const {contactEndpoint, contactEmail} = useSettings();
  const form = useContactForm(contactEndpoint, contactEmail, TRAP);
  const {errors, failure, state} = form;
  const isSending = state === 'sending';
  if (state === 'sent') {
    return contactEndpoint ? (
      <Sent onBack={form.restart} />
    ) : (
      <Sent email={{to: contactEmail, message: form.message}} onBack={form.restart} />
    );
  }
  return (
    <form
      {...(contactEndpoint ? {action: contactEndpoint, method: 'post'} : {method: 'dialog'})}
      className={clsx('box', styles.form, !contactEndpoint && styles.byEmail)}
      noValidate={form.isEnhanced}
      onSubmit={form.submit}
    >
      {(failure || Object.values(errors).some(Boolean)) && (
        <FormProblems
          attempts={form.attempts}
          email={contactEmail}
          errors={errors}
          mailto={mailtoLink(contactEmail, form.message)}
          reason={failure?.reason}
        />
      )}
      {FIELDS.map((field) => (
        <FormField
          key={field.name}
          {...field}
          error={errors[field.name]}
          onChange={form.change(field.name)}
          value={form.values[field.name]}
        />
      ))}
      {contactEndpoint && (
        <div hidden>
          <label htmlFor={TRAP}>Leave this field empty</label>
          <Input autoComplete="off" id={TRAP} name="website" tabIndex={-1} type="text" />
        </div>
      )}
      <Button aria-disabled={isSending || undefined} className={styles.send} type="submit">
        <span>{isSending ? 'Sending your message' : 'Send Message'}</span>
        <Icon name="send" size={18} />
      </Button>
      <p aria-live="polite" className="visually-hidden">
        {isSending && 'Sending your message'}
      </p>
      <p className="fine m-0">
        {!contactEndpoint && (
          <span className="scripted">Opens your email program with your message ready to send. </span>
        )}
        Our address is <EmailLink href={`mailto:${contactEmail}`}>{contactEmail}</EmailLink>.
      </p>
    </form>
  );
}
