import {type FormEvent, type MouseEvent, useEffect, useRef, useState} from 'react';
import {
  mailtoLink,
  normaliseMessage,
  sendMessage,
  validateMessage,
  type ContactErrors,
  type ContactField,
  type ContactMessage,
} from '@site/src/lib/contact';

const EMPTY: ContactMessage = {name: '', email: '', message: ''};

/** Old browsers and pages without TLS have no randomUUID; the key needs to be unlikely to repeat, not secret. */
const newKey = (): string =>
  typeof crypto !== 'undefined' && 'randomUUID' in crypto
    ? crypto.randomUUID()
    : `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/** State of the contact form, from the first letter to the answer. */
export function useContactForm(endpoint: string | null, recipient: string) {
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<ContactErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [state, setState] = useState<'editing' | 'sending' | 'sent'>('editing');
  const [attempts, setAttempts] = useState(0);
  const [isEnhanced, setEnhanced] = useState(false);
  const sent = useRef({text: '', key: ''});

  useEffect(() => {
    // What was typed before scripts ran is in the fields, not in the state.
    const read = (name: ContactField) =>
      (document.getElementById(`contact-${name}`) as HTMLInputElement | null)?.value ?? '';
    setValues({name: read('name'), email: read('email'), message: read('message')});
    setEnhanced(true);
  }, []);

  const message = normaliseMessage(values);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'sending') return;
    const found = validateMessage(message);
    setErrors(found);
    setFailure(null);
    setAttempts((count) => count + 1);
    if (Object.keys(found).length > 0) return;
    if (!endpoint) {
      window.location.href = mailtoLink(recipient, message);
      setState('sent');
      return;
    }
    const text = JSON.stringify(message);
    if (sent.current.text !== text) sent.current = {text, key: newKey()};
    setState('sending');
    const result = await sendMessage(endpoint, message, sent.current.key);
    if (result.ok) {
      setState('sent');
      return;
    }
    setState('editing');
    setErrors(result.fieldErrors ?? {});
    setFailure(result.reason);
    setAttempts((count) => count + 1);
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
      setValues((previous) => ({...previous, [name]: value}));
      setErrors((previous) => ({...previous, [name]: undefined}));
    },
    focusField: (name: ContactField) => (event: MouseEvent) => {
      event.preventDefault();
      document.getElementById(`contact-${name}`)?.focus();
    },
    restart: () => {
      setValues(EMPTY);
      setFailure(null);
      setAttempts(0);
      setState('editing');
    },
  };
}
