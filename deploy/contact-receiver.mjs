/**
 * Takes the messages of the contact form, from pages with and without scripts, and keeps each one once: as a line of
 * JSON in a file, on disk before the visitor is told, or handed on to a webhook. Node 20 and nothing else.
 *
 * `docs/contact-endpoint.md` has the settings, the table of requests and answers, and how to run it.
 */
import {createHash} from 'node:crypto';
import {open, readFile} from 'node:fs/promises';
import http from 'node:http';

const MAX_BYTES = 64 * 1024;
const RATE_WINDOW = 10 * 60;
const REMEMBERED = 10_000;
const WEBHOOK_TIMEOUT = 10_000;

/** Limits in code points and words as in `src/lib/contact.ts`; a test compares the two. */
const FIELDS = {
  name: {limit: 100, label: 'Full name', missing: 'Enter your full name'},
  email: {limit: 254, label: 'Email address', missing: 'Enter your email address'},
  message: {limit: 4000, label: 'Message', missing: 'Enter your message'},
};
const ADDRESS = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\.]+(?:\.[^\s@,;:<>()[\]"\\.]+)+$/;

const url = (value) => (URL.canParse(value) ? new URL(value) : undefined);
const isSecure = (value) =>
  url(value)?.protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(url(value)?.hostname);

/** Every setting with its default and its rule. */
const SETTINGS = {
  SITE_URL: ['', 'must be the https origin of the site', (value) => isSecure(value) && url(value).origin === value],
  MESSAGES_FILE: ['', 'must be a file', () => true],
  WEBHOOK_URL: ['', 'must be an https URL', (value) => !value || isSecure(value)],
  THANKS_URL: ['', 'must be a page of the site', (value, {SITE_URL}) => !value || url(value)?.origin === SITE_URL],
  RATE_LIMIT: ['10', 'must be a number of messages in ten minutes', (value) => /^[1-9]\d{0,5}$/.test(value)],
  TRUSTED_PROXIES: ['0', 'must be the number of proxies in front', (value) => /^\d$/.test(value)],
  HOST: ['127.0.0.1', 'must be an address', (value) => !/\s/.test(value)],
  PORT: ['8787', 'must be 0 to 65535', (value) => /^\d{1,5}$/.test(value) && Number(value) < 65536],
};

/** @throws Error that lists every wrong setting with its value and the rule */
function readSettings(env) {
  const names = Object.keys(SETTINGS);
  const values = Object.fromEntries(names.map((name) => [name, env[name]?.trim() || SETTINGS[name][0]]));
  const wrong = names
    .filter((name) => !SETTINGS[name][2](values[name], values))
    .map((name) => `${name} ${SETTINGS[name][1]}; found ${JSON.stringify(values[name])}`);
  if (!values.MESSAGES_FILE === !values.WEBHOOK_URL) wrong.push('MESSAGES_FILE or WEBHOOK_URL must be set, not both');
  if (wrong.length > 0) throw new Error(`Settings are wrong:\n  ${wrong.join('\n  ')}`);
  return values;
}

/** The three fields without what could break out of a line or a header; anything but text becomes empty. */
function normalise(input) {
  const text = (value) =>
    (typeof value === 'string' ? value : '')
      .replace(/\r\n?/g, '\n')
      .replace(/\p{Surrogate}/gu, '\uFFFD')
      .replace(/\p{Cc}/gu, (character) => (character === '\n' ? character : ' '))
      .trim();
  const line = (value) => text(value).replace(/\n+/g, ' ');
  return {name: line(input.name), email: line(input.email), message: text(input.message)};
}

function validate(message) {
  const errors = {};
  for (const [field, {limit, label, missing}] of Object.entries(FIELDS)) {
    const length = Array.from(message[field]).length;
    const [most, found] = [limit, length].map((count) => count.toLocaleString('en-GB'));
    if (length === 0) errors[field] = missing;
    else if (length > limit) errors[field] = `${label} must be ${most} characters or fewer; it has ${found}`;
    else if (field === 'email' && !ADDRESS.test(message.email))
      errors.email = 'Enter an email address in the correct format, like name@example.com';
  }
  return errors;
}

/** An answer; thrown wherever a request goes no further. */
class Answer {
  constructor(status, text, more = {}) {
    Object.assign(this, {status, text, errors: undefined, headers: {}, ...more});
  }
}

/** The body as text; the rest of a body that is too long is let go by. */
async function readBody(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= MAX_BYTES) chunks.push(chunk);
    if (size > 16 * MAX_BYTES) break;
  }
  if (size > MAX_BYTES) throw new Answer(413, 'The message is too long.', {headers: {Connection: 'close'}});
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(Buffer.concat(chunks));
  } catch {
    throw new Answer(400, 'The message is not encoded as UTF-8.');
  }
}

function parse(body, isForm) {
  if (isForm) return Object.fromEntries(new URLSearchParams(body));
  try {
    const value = JSON.parse(body);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Answered below.
  }
  throw new Answer(400, 'The message is not a JSON object.');
}

/** Counts what each address sends; gives the seconds to wait, or 0. */
function rateLimiter(limit) {
  const sent = new Map();
  return (address) => {
    const now = Date.now() / 1000;
    const recent = (sent.get(address) ?? []).filter((time) => time > now - RATE_WINDOW);
    if (recent.length >= limit) return Math.ceil(recent[0] + RATE_WINDOW - now);
    sent.delete(address);
    sent.set(address, [...recent, now]);
    if (sent.size > REMEMBERED) sent.delete(sent.keys().next().value);
    return 0;
  };
}

/** Appends lines to a file, each on disk before its promise resolves; knows the ids that are in it already. */
async function fileStore(path) {
  const handle = await open(path, 'a', 0o600);
  const lines = (await readFile(path, 'utf8')).split('\n');
  const ids = lines.flatMap((line) => /^\{"id":"([0-9a-f]{64})".*\}$/.exec(line)?.[1] ?? []).slice(-REMEMBERED);
  // What a crash or a full disk left of a line must not swallow the next one.
  let start = lines.at(-1) === '' ? '' : '\n';
  let last = Promise.resolve();
  const append = async (record) => {
    const text = `${start}${JSON.stringify(record)}\n`;
    start = '\n';
    await handle.appendFile(text);
    await handle.sync();
    start = '';
  };
  const store = (record) => {
    const stored = last.then(() => append(record));
    last = stored.catch(() => {});
    return stored;
  };
  return {ids, store};
}

const webhookStore = (url) => ({
  ids: [],
  async store(record) {
    const response = await fetch(url, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', 'Idempotency-Key': record.id},
      body: JSON.stringify(record),
      redirect: 'error',
      signal: AbortSignal.timeout(WEBHOOK_TIMEOUT),
    });
    if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
  },
});

const escape = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** What people without scripts read; the browser's way back leads to their words. */
function pageOf({status, text, errors}, site) {
  const list = Object.values(errors ?? {}).map((error) => `<li>${escape(error)}</li>`);
  const more = status < 300 ? '' : '<p>Go back with your browser: what you wrote is still there.</p>';
  const title = status < 300 ? 'Thank you' : 'Your message was not sent';
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><main><h1>${title}</h1><p>${escape(text)}</p><ul>${list.join('')}</ul>${more}
<p><a href="${escape(site)}/">Back to the site</a></p></main></html>\n`.replace('<ul></ul>', '');
}

async function createReceiver(settings) {
  const {ids, store} = settings.MESSAGES_FILE
    ? await fileStore(settings.MESSAGES_FILE)
    : webhookStore(settings.WEBHOOK_URL);
  const known = new Map(ids.map((id) => [id, Promise.resolve()]));
  const waitFor = rateLimiter(Number(settings.RATE_LIMIT));

  /** Keeps a message; one that has been kept, or is being kept, is not kept again. Forms have no key: an hour is one. */
  async function keep(key, message, address) {
    const id = createHash('sha256')
      .update(JSON.stringify([key || Math.floor(Date.now() / 3_600_000), message]))
      .digest('hex');
    if (!known.has(id)) {
      const seconds = waitFor(address);
      if (seconds > 0) {
        throw new Answer(429, 'Too many messages were sent from here.', {headers: {'Retry-After': String(seconds)}});
      }
      const stored = store({id, at: new Date().toISOString(), ...message});
      known.set(id, stored);
      if (known.size > REMEMBERED) known.delete(known.keys().next().value);
      stored.catch(() => known.delete(id));
    }
    await known.get(id);
  }

  async function receive(request, isForm) {
    const {origin, 'idempotency-key': key = '', 'x-forwarded-for': forwarded = ''} = request.headers;
    if (request.method !== 'POST')
      throw new Answer(405, 'Send a message with POST.', {headers: {Allow: 'POST, OPTIONS'}});
    if (origin && origin !== 'null' && origin !== settings.SITE_URL)
      throw new Answer(403, 'This form belongs to another site.');
    if (!isForm && !/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
      throw new Answer(415, 'Send JSON, or a form as browsers do.');
    if (!/^[\x21-\x7e]{0,200}$/.test(key)) throw new Answer(400, 'The idempotency key is too long or not plain text.');
    const input = parse(await readBody(request), isForm);
    if (input.website) throw new Answer(422, 'A field that people do not see was filled in. Empty it and send again.');
    const message = normalise(input);
    const errors = validate(message);
    if (Object.keys(errors).length > 0) throw new Answer(422, 'Some of what you entered was not accepted.', {errors});
    const hops = forwarded.split(',').map((hop) => hop.trim());
    const proxies = Number(settings.TRUSTED_PROXIES);
    await keep(key, message, (proxies > 0 && hops.at(-proxies)) || request.socket.remoteAddress);
    return isForm && settings.THANKS_URL
      ? new Answer(303, '', {headers: {Location: settings.THANKS_URL}})
      : new Answer(isForm ? 200 : 201, 'Your message has arrived. A person answers within 24 hours.');
  }

  const server = http.createServer(async (request, response) => {
    const isForm = /^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '');
    let answer;
    if (request.method === 'OPTIONS') answer = new Answer(204, '');
    else answer = await receive(request, isForm).catch((error) => error);
    if (!(answer instanceof Answer)) {
      console.error(`Not kept: ${answer.code ?? answer.message}`);
      answer = new Answer(503, 'The message could not be kept just now.', {headers: {'Retry-After': '10'}});
    }
    const {status, text, errors, headers} = answer;
    const body =
      status === 204 || status === 303
        ? ''
        : isForm
          ? pageOf(answer, settings.SITE_URL)
          : JSON.stringify({ok: status < 300, message: text, errors});
    response.writeHead(status, {
      'Content-Type': isForm ? 'text/html; charset=utf-8' : 'application/json',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      'Access-Control-Allow-Origin': settings.SITE_URL,
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key',
      'Access-Control-Expose-Headers': 'Retry-After',
      'Access-Control-Max-Age': '600',
      ...headers,
    });
    response.end(body);
    console.log(`${new Date().toISOString()} ${request.method} ${status}`);
  });
  server.requestTimeout = 30_000;
  return server;
}

try {
  const settings = readSettings(process.env);
  const server = await createReceiver(settings);
  server.listen(Number(settings.PORT), settings.HOST, () => {
    console.log(`Listening on http://${settings.HOST}:${server.address().port}`);
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.close());
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
