/**
 * What the contact form accepts and how a message leaves it (section 5 of the specification leaves the limits open;
 * the form states them to the visitor).
 */
export interface ContactMessage {
  name: string;
  email: string;
  message: string;
}

export type ContactField = keyof ContactMessage;
export type ContactErrors = Partial<Record<ContactField, string>>;

/** Limits in code points, so that an emoji or an accented letter counts as one. */
export const CONTACT_LIMITS: Record<ContactField, number> = {name: 100, email: 254, message: 4000};

/** Number of code points in a text. */
export const countCodePoints = (text: string): number => Array.from(text).length;

/**
 * The message as it is sent: outer white space removed, line ends as LF, no other control character, no half of a
 * surrogate pair (which no encoder accepts).
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

/** Checks a normalised message; no key means that the field is fine. */
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

/**
 * A link that opens an e-mail with the message in it.
 *
 * Everything typed is percent-encoded, so that no character can add a recipient or a header.
 */
export function mailtoLink(recipient: string, {name, email, message}: ContactMessage): string {
  const subject = encodeURIComponent(`Website enquiry from ${name}`);
  const body = encodeURIComponent(`${message}\n\n${name}\n${email}`.replace(/\n/g, '\r\n'));
  return `mailto:${encodeURIComponent(recipient).replace('%40', '@')}?subject=${subject}&body=${body}`;
}

export type SendResult = {ok: true} | {ok: false; reason: string; fieldErrors?: ContactErrors};

/** Seconds from a Retry-After header (a number or a date), or null. */
export function retryAfterSeconds(header: string | null, now: number): number | null {
  if (!header) return null;
  if (/^\d+$/.test(header.trim())) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000));
}

/** Field errors from a JSON answer of the form `{errors: {email: "…"}}`; anything else gives none. */
function fieldErrorsOf(body: unknown): ContactErrors | undefined {
  const errors = (body as {errors?: unknown} | null)?.errors;
  if (typeof errors !== 'object' || errors === null) return undefined;
  const known = Object.entries(errors).filter(
    (entry): entry is [ContactField, string] =>
      Object.keys(CONTACT_LIMITS).includes(entry[0]) && typeof entry[1] === 'string' && entry[1].trim() !== '',
  );
  return known.length > 0 ? Object.fromEntries(known.map(([field, text]) => [field, text.slice(0, 200)])) : undefined;
}

/** What an answer of the contact endpoint means for the visitor. */
export async function readAnswer(response: Response): Promise<SendResult> {
  if (response.status === 204) return {ok: true};
  const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '');
  const body: unknown = isJson ? await response.json().catch(() => undefined) : undefined;
  if (response.ok) {
    return isJson && body !== undefined
      ? {ok: true}
      : {ok: false, reason: 'The form service gave an answer we could not read, so we cannot say whether it arrived.'};
  }
  const fieldErrors = fieldErrorsOf(body);
  if (fieldErrors) return {ok: false, reason: 'Some of what you entered was not accepted.', fieldErrors};
  if (response.status === 413) return {ok: false, reason: 'The message is too long for our form service.'};
  if (response.status === 429) {
    const seconds = retryAfterSeconds(response.headers.get('retry-after'), Date.now());
    const wait = seconds === null ? 'Wait a few minutes' : `Wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
    return {ok: false, reason: `Too many messages were sent from here. ${wait} and send it again.`};
  }
  return {ok: false, reason: `Our form service could not take the message (status ${response.status}).`};
}

/** How long the form waits for an answer, in milliseconds. */
export const SEND_TIMEOUT = 15_000;

/**
 * Posts a message as JSON; never throws.
 *
 * @param key idempotency key: the same for every retry of the same words, so that one message is delivered once
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
    return await readAnswer(response);
  } catch {
    if (controller.signal.aborted) return {ok: false, reason: 'Our form service took too long to answer.'};
    if (typeof navigator !== 'undefined' && navigator.onLine === false) {
      return {ok: false, reason: 'You are offline.'};
    }
    return {ok: false, reason: 'Our form service could not be reached.'};
  } finally {
    clearTimeout(timer);
  }
}
