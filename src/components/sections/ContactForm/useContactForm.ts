import {type FormEvent, useEffect, useRef, useState} from 'react';
import {
  mailtoLink,
  normaliseMessage,
  openingOf,
  sendMessage,
  TRAPPED,
  validateMessage,
  type ContactErrors,
  type ContactField,
  type ContactMessage,
  type SendFailure,
} from '@site/src/lib/contact';
import {createStore} from 'docusaurus-kit/hooks/store';

const EMPTY: ContactMessage = {name: '', email: '', message: ''};
const UNSENT = {text: '', key: ''};

/** What is written stays here for the visit, in case the visitor reads another page before sending it. */
const draft = createStore(EMPTY);

/** Pages without TLS have no `randomUUID`. */
const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Current value of a field, even if it was typed before scripts ran. */
const typed = (id: string): string => (document.getElementById(id) as HTMLInputElement | null)?.value ?? '';

/**
 * State of the contact form.
 *
 * @param endpoint URL to post to; null opens an email to the recipient
 * @param trap id of the honeypot field
 */
export function useContactForm(endpoint: string | null, recipient: string, trap: string) {
  const values = draft.useValue();
  const [errors, setErrors] = useState<ContactErrors>({});
  const [failure, setFailure] = useState<Omit<SendFailure, 'ok'> | null>(null);
  const [state, setState] = useState<'editing' | 'sending' | 'sent'>('editing');
  const [attempts, setAttempts] = useState(0);
  const [isEnhanced, setEnhanced] = useState(false);
  const isSending = useRef(false);
  const sent = useRef(UNSENT);
  const hasAsked = useRef(false);

  useEffect(() => {
    // Adopt input typed before scripts ran.
    const {timeZone} = Intl.DateTimeFormat().resolvedOptions();
    draft.set({
      name: typed('contact-name'),
      email: typed('contact-email'),
      message: typed('contact-message') || openingOf(location.search, timeZone),
    });
    setEnhanced(true);
  }, []);

  const message = normaliseMessage(values);

  const deliver = async (to: string) => {
    const text = JSON.stringify(message);
    if (sent.current.text !== text) sent.current = {text, key: newKey()};
    isSending.current = true;
    setState('sending');
    const result = await sendMessage(to, message, sent.current.key);
    isSending.current = false;
    if (result.ok) {
      sent.current = UNSENT;
      draft.set(EMPTY);
      setState('sent');
      return;
    }
    setState('editing');
    setErrors(result.fieldErrors ?? {});
    setFailure(result);
    setAttempts((count) => count + 1);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending.current) return;
    setAttempts((count) => count + 1);
    const found = validateMessage(message);
    setErrors(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    if (!endpoint) {
      window.location.href = mailtoLink(recipient, message);
      setState('sent');
      return;
    }
    if (typed(trap) && !hasAsked.current) {
      hasAsked.current = true;
      setFailure({reason: TRAPPED});
    } else void deliver(endpoint);
  };

  return {
    values,
    message,
    errors,
    failure,
    state,
    attempts,
    isEnhanced,
    submit,
    change: (name: ContactField) => (value: string) => {
      draft.set({...draft.get(), [name]: value});
      setErrors((previous) => ({...previous, [name]: undefined}));
    },
    /** Returns to the form. */
    restart: () => {
      setFailure(null);
      setAttempts(0);
      setState('editing');
    },
  };
}
