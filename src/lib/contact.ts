/**
 * Validates and sends messages from the contact form. Section 5 of the specification leaves the limits open; the form
 * states them to the visitor.
 */
import {parseRetryAfter} from 'openapi-model/retryAfter';

export interface ContactMessage {
  name: string;
  email: string;
  message: string;
}

export type ContactField = keyof ContactMessage;
export type ContactErrors = Partial<Record<ContactField, string>>;

/** Maximum lengths in code points, so that an emoji or an accented letter counts as one. */
export const CONTACT_LIMITS: Record<ContactField, number> = {name: 100, email: 254, message: 4000};

/** Number of code points in a text. */
const countCodePoints = (text: string): number => Array.from(text).length;

/**
 * The message as it is sent: trimmed, with LF line endings, without other control characters and without lone
 * surrogates, which encoders reject.
 */
export function normaliseMessage(input: ContactMessage): ContactMessage {
  const text = (value: string) =>
    value
      .replace(/\r\n?/g, '\n')
      .replace(/\p{Surrogate}/gu, '\uFFFD')
      .replace(/\p{Cc}/gu, (character) => (character === '\n' ? character : ' '))
      .trim();
  const line = (value: string) => text(value).replace(/\n+/g, ' ');
  return {name: line(input.name), email: line(input.email), message: text(input.message)};
}

/** Validates a normalised message; a field without a key is valid. */
export function validateMessage(message: ContactMessage): ContactErrors {
  const errors: ContactErrors = {};
  if (!message.name) errors.name = 'Enter your full name';
  if (!message.email) errors.email = 'Enter your email address';
  else if (!/^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\.]+(?:\.[^\s@,;:<>()[\]"\\.]+)+$/.test(message.email)) {
    errors.email = 'Enter an email address in the correct format, like name@example.com';
  }
  if (!message.message) errors.message = 'Enter your message';
  const labels: Record<ContactField, string> = {name: 'Full name', email: 'Email address', message: 'Message'};
  for (const field of Object.keys(CONTACT_LIMITS) as ContactField[]) {
    const length = countCodePoints(message[field]);
    if (length > CONTACT_LIMITS[field]) {
      const limit = CONTACT_LIMITS[field].toLocaleString('en-GB');
      errors[field] = `${labels[field]} must be ${limit} characters or fewer; it has ${length.toLocaleString('en-GB')}`;
    }
  }
  return errors;
}

const OPENINGS: Readonly<Record<string, (users: string, timeZone: string) => string[]>> = {
  demo: (users, timeZone) => [
    'I would like a demo.',
    '',
    `Number of users: ${users}`,
    `My time zone: ${timeZone}`,
    'Times that suit me: ',
  ],
  price: (users) => [
    'I would like to talk about the price.',
    '',
    `Number of users: ${users}`,
    'When we want to start: ',
  ],
};

/**
 * How a message begins, for links such as `/contact?about=demo&users=250`; empty for a topic that we don't know.
 *
 * @param search query string of the address
 * @param timeZone of the visitor, such as `Europe/London`
 */
export function openingOf(search: string, timeZone: string): string {
  const query = new URLSearchParams(search);
  const about = query.get('about') ?? '';
  const [users = ''] = /^\d{1,7}$/.exec(query.get('users') ?? '') ?? [];
  return Object.hasOwn(OPENINGS, about) ? OPENINGS[about]!(users, timeZone).join('\n') : '';
}

/** The text of an email, which ends with who wrote it. */
export const emailText = ({name, email, message}: ContactMessage): string => `${message}\n\n${name}\n${email}`;

/**
 * A link that opens an email containing the message.
 *
 * All input is percent-encoded, so that it can't add recipients or headers.
 */
export function mailtoLink(recipient: string, message: ContactMessage): string {
  const subject = encodeURIComponent(`Website enquiry from ${message.name}`);
  const body = encodeURIComponent(emailText(message).replace(/\n/g, '\r\n'));
  return `mailto:${encodeURIComponent(recipient).replace('%40', '@')}?subject=${subject}&body=${body}`;
}

/** Shown if the hidden honeypot field has a value. The next attempt is sent all the same, so no one is locked out. */
export const TRAPPED =
  'Your message has not been sent yet. A hidden field was filled in, perhaps by a password manager.';

export interface SendFailure {
  ok: false;
  reason: string;
  fieldErrors?: ContactErrors;
}

export type SendResult = {ok: true} | SendFailure;

const failed = (reason: string): SendFailure => ({ok: false, reason});

/** How long to wait; vague if the service didn't say or asked for hours, and for seconds, which would soon be over. */
function waitFor(seconds: number | null): string {
  if (seconds === null) return 'Wait a few minutes';
  if (seconds <= 60) return 'Wait a moment';
  return seconds > 7200 ? 'Wait a few hours' : `Wait ${Math.ceil(seconds / 60)} minutes`;
}

/** Reads field errors in either common format: `{email: "…"}` or `[{field: "email", message: "…"}]`. */
function fieldErrorsOf(errors: unknown): ContactErrors | undefined {
  if (typeof errors !== 'object' || errors === null) return undefined;
  const entries: [unknown, unknown][] = Array.isArray(errors)
    ? errors.map((entry: {field?: unknown; message?: unknown} | null) => [entry?.field, entry?.message])
    : Object.entries(errors);
  const known = entries.filter(
    (entry): entry is [ContactField, string] =>
      Object.keys(CONTACT_LIMITS).includes(entry[0] as string) &&
      typeof entry[1] === 'string' &&
      entry[1].trim() !== '',
  );
  return known.length > 0 ? Object.fromEntries(known.map(([field, text]) => [field, text.slice(0, 200)])) : undefined;
}

/** Statuses that mean success whatever the body says. */
const ACCEPTED = [201, 202, 204];

/** Interprets a response of the contact endpoint; see `docs/contact-endpoint.md`. */
export async function readResponse(response: Response): Promise<SendResult> {
  const {status, headers} = response;
  if (ACCEPTED.includes(status)) return {ok: true};
  const isJson = /\bjson\b/.test(headers.get('content-type') ?? '');
  const body: unknown = isJson ? await response.json().catch(() => undefined) : undefined;
  const payload = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const fieldErrors = fieldErrorsOf(payload.errors);
  if (fieldErrors) return {...failed('Some of what you entered was not accepted.'), fieldErrors};
  if (response.ok) {
    if (body === undefined) {
      return failed(
        'Our form service sent a response that this page cannot read, so your message may or may not have arrived.',
      );
    }
    return payload.ok === false || payload.success === false
      ? failed('Our form service did not accept the message.')
      : {ok: true};
  }
  if (status === 413) return failed('The message is too long for our form service.');
  const seconds = parseRetryAfter(headers.get('retry-after'), Date.now());
  const isTooMany = status === 429;
  const reason = isTooMany
    ? 'Too many messages were sent from here.'
    : `Our form service could not accept the message (status ${status}).`;
  return failed(isTooMany || seconds !== null ? `${reason} ${waitFor(seconds)} before you try again.` : reason);
}

/** How long the form waits for a response, in milliseconds. */
export const SEND_TIMEOUT = 15_000;

/**
 * Posts a message as JSON; never throws.
 *
 * @param key idempotency key: the same for every retry of a message, so that it is delivered once
 */
export async function sendMessage(
  endpoint: string,
  message: ContactMessage,
  key: string,
  fetcher: typeof fetch = fetch,
): Promise<SendResult> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), SEND_TIMEOUT);
  try {
    const response = await fetcher(endpoint, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', Accept: 'application/json', 'Idempotency-Key': key},
      body: JSON.stringify(message),
      credentials: 'omit',
      redirect: 'error',
      signal: controller.signal,
    });
    return await readResponse(response);
  } catch {
    if (controller.signal.aborted) return failed('Our form service took too long to respond.');
    const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false;
    return failed(isOffline ? 'You are offline.' : 'Our form service could not be reached.');
  } finally {
    clearTimeout(timer);
  }
}
