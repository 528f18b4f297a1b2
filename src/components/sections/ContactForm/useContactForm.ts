import {type FormEvent, useEffect, useRef, useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  mailtoLink,
  normaliseMessage,
  sendMessage,
  suspicion,
  validateMessage,
  type ContactErrors,
  type ContactField,
  type ContactMessage,
  type SendFailure,
} from '@site/src/lib/contact';
import {useCountdown} from '../../hooks/useCountdown';

const EMPTY: ContactMessage = {name: '', email: '', message: ''};
const UNSENT = {text: '', key: ''};

/** Old browsers and pages without TLS have no randomUUID; the key needs to be unlikely to repeat, not secret. */
const newKey = (): string =>
  crypto.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/** What is in a field on the screen, before scripts ran too. */
const typed = (id: string): string => (document.getElementById(id) as HTMLInputElement | null)?.value ?? '';

/** Asks once before a message goes out that a program may have written; see `suspicion`. */
function useSuspicion(trap: string) {
  // A page that came whole has been readable since the browser asked for it.
  const isWhole = !useIsBrowser();
  const shownAt = useRef(isWhole ? performance.timeOrigin : Date.now());
  const hasAsked = useRef(false);
  return (): string | null => {
    if (hasAsked.current) return null;
    const found = suspicion(typed(trap), Date.now() - shownAt.current);
    hasAsked.current = found !== null;
    return found;
  };
}

/** State of the contact form, from the first letter to the answer. `trap` is the id of the field nobody sees. */
export function useContactForm(endpoint: string | null, recipient: string, trap: string) {
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<ContactErrors>({});
  const [failure, setFailure] = useState<Omit<SendFailure, 'ok'> | null>(null);
  const [state, setState] = useState<'editing' | 'sending' | 'sent'>('editing');
  const [attempts, setAttempts] = useState(0);
  const [isEnhanced, setEnhanced] = useState(false);
  const [isFree, setFree] = useState(false);
  const wait = useCountdown(failure, () => setFree(true));
  const isSending = useRef(false);
  const sent = useRef(UNSENT);
  const suspect = useSuspicion(trap);

  useEffect(() => {
    // What was typed before scripts ran is in the fields, not in the state.
    setValues({name: typed('contact-name'), email: typed('contact-email'), message: typed('contact-message')});
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
    if (wait > 0) return;
    const found = validateMessage(message);
    setErrors(found);
    setFailure(null);
    setFree(false);
    if (Object.keys(found).length > 0) return;
    if (!endpoint) {
      window.location.href = mailtoLink(recipient, message);
      setState('sent');
      return;
    }
    const reason = suspect();
    if (reason) setFailure({reason, wait: null});
    else void deliver(endpoint);
  };

  return {
    values,
    message,
    errors,
    failure,
    state,
    attempts,
    isEnhanced,
    wait,
    /** Whether a wait that the service asked for is over. */
    isFree,
    submit,
    change: (name: ContactField) => (value: string) => {
      setValues((previous) => ({...previous, [name]: value}));
      setErrors((previous) => ({...previous, [name]: undefined}));
    },
    /** Back to the form, with the words that are in it or with none. */
    restart: (keepsWords: boolean) => {
      if (!keepsWords) setValues(EMPTY);
      setFailure(null);
      setAttempts(0);
      setState('editing');
    },
  };
}
