/**
 * Receives contact form messages, from pages with and without scripts, and stores each one exactly once: either as a
 * line of JSON in a file, flushed to disk before the visitor gets a response, or by calling a webhook. Needs only
 * Node 20.
 *
 * `docs/contact-endpoint.md` lists the settings, the requests and their responses, and says how to run it.
 */
import {createHash} from 'node:crypto';
import {createReadStream} from 'node:fs';
import {open} from 'node:fs/promises';
import http from 'node:http';
import {isIPv6} from 'node:net';
import {dirname} from 'node:path';

const MAX_BYTES = 64 * 1024;
const RATE_WINDOW = 10 * 60;
const REMEMBERED = 10_000;
const WEBHOOK_TIMEOUT = 10_000;

const url = (value) => (URL.canParse(value) ? new URL(value) : undefined);
const isLoopback = (value) => ['localhost', '127.0.0.1', '[::1]'].includes(url(value)?.hostname);
const isSecure = (value) => url(value)?.protocol === 'https:' || isLoopback(value);

/** Each setting: its default, the rule as text, and the check. */
const SETTINGS = {
  SITE_URL: ['', 'must be the https origin of the site', (value) => isSecure(value) && url(value).origin === value],
  MESSAGES_FILE: ['', 'or WEBHOOK_URL must be set, not both', (value, {WEBHOOK_URL}) => !value !== !WEBHOOK_URL],
  WEBHOOK_URL: ['', 'must be an https URL', (value) => !value || isSecure(value)],
  THANKS_URL: ['', 'must be a page of the site', (value, {SITE_URL}) => !value || url(value)?.origin === SITE_URL],
  RATE_LIMIT: ['10', 'must be a number of messages per ten minutes', (value) => /^[1-9]\d{0,5}$/.test(value)],
  TRUSTED_PROXIES: ['0', 'must be the number of proxies in front', (value) => /^\d$/.test(value)],
  HOST: ['127.0.0.1', 'must be an address', (value) => !/\s/.test(value)],
  PORT: ['8787', 'must be 0 to 65535', (value) => /^\d{1,5}$/.test(value) && Number(value) < 65536],
};

/** @throws Error listing every invalid setting with its rule and value */
function readSettings(env) {
  const names = Object.keys(SETTINGS);
  const values = Object.fromEntries(names.map((name) => [name, env[name]?.trim() || SETTINGS[name][0]]));
  const wrong = names.filter((name) => !SETTINGS[name][2](values[name], values));
  const lines = wrong.map((name) => `\n  ${name} ${SETTINGS[name][1]}; found ${JSON.stringify(values[name])}`);
  if (wrong.length > 0) throw new Error(`Invalid settings:${lines.join('')}`);
  return values;
}

/** The same limits (in code points) and error texts as in `src/lib/contact.ts`; a test compares the two. */
const FIELDS = {
  name: {limit: 100, label: 'Full name', missing: 'Enter your full name'},
  email: {limit: 254, label: 'Email address', missing: 'Enter your email address'},
  message: {limit: 4000, label: 'Message', missing: 'Enter your message'},
};
const ADDRESS = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\.]+(?:\.[^\s@,;:<>()[\]"\\.]+)+$/;

/** Removes anything that could break out of a line or a header. A value that isn't a string becomes empty. */
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

/** What to respond: returned when a request succeeds, thrown when it is refused. */
class Reply {
  constructor(status, text, {errors, headers} = {}) {
    Object.assign(this, {status, text, errors, headers});
  }
}

/**
 * Reads the fields of a request. Most of an oversized body is read and discarded, because a client that is cut off
 * while sending may never read the 413.
 */
async function readFields(request, isForm) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= MAX_BYTES) chunks.push(chunk);
    if (size > 16 * MAX_BYTES) break;
  }
  if (size > MAX_BYTES) throw new Reply(413, 'The message is too long.', {headers: {Connection: 'close'}});
  try {
    const body = new TextDecoder('utf-8', {fatal: true}).decode(Buffer.concat(chunks));
    return {...(isForm ? Object.fromEntries(new URLSearchParams(body)) : JSON.parse(body))};
  } catch {
    throw new Reply(400, 'The request body could not be read.');
  }
}

/** The client that an address belongs to: one IPv4 address, or the /64 network that an IPv6 connection usually gets. */
function clientOf(address) {
  const plain = address.split('%')[0];
  if (!isIPv6(plain)) return address;
  const [start, end] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const [first, last] = [start, end].map((groups) => groups?.split(':').filter(Boolean) ?? []);
  const groups = [...first, ...Array(8 - first.length - last.length).fill('0'), ...last];
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return groups.slice(0, 4).join(':');
  const bytes = groups.slice(6).map((group) => parseInt(group, 16));
  return bytes.flatMap((pair) => [pair >> 8, pair & 255]).join('.');
}

/** Counts messages by client. The returned function counts one message, and returns a function that undoes this. */
function rateLimiter(limit) {
  const sent = new Map();
  /** @throws Reply if the client has to wait */
  return (client) => {
    const now = Date.now() / 1000;
    const own = {time: now};
    const recent = (sent.get(client) ?? []).filter(({time}) => time > now - RATE_WINDOW);
    if (recent.length >= limit) {
      const wait = Math.ceil(recent[0].time + RATE_WINDOW - now);
      throw new Reply(429, 'Too many messages from this address.', {headers: {'Retry-After': wait}});
    }
    sent.delete(client);
    sent.set(client, [...recent, own]);
    if (sent.size > REMEMBERED) sent.delete(sent.keys().next().value);
    return () =>
      sent.set(
        client,
        (sent.get(client) ?? []).filter((one) => one !== own),
      );
  };
}

/** The ids of the last messages in a file of any size. */
async function idsIn(path) {
  const ids = [];
  let line = '';
  for await (const chunk of createReadStream(path, 'latin1')) {
    const [rest, ...lines] = chunk.split('\n');
    // A longer line is not a message.
    if (line.length < 2 * MAX_BYTES) line += rest;
    for (const next of lines) {
      const id = /^\{"id":"([0-9a-f]{64})".*\}$/.exec(line)?.[1];
      if (id) ids.push(id);
      line = next;
    }
    if (ids.length > 2 * REMEMBERED) ids.splice(0, ids.length - REMEMBERED);
  }
  return ids.slice(-REMEMBERED);
}

/**
 * Appends a line to a file, and returns once it is on disk. Opens the file each time, so that a renamed or removed one
 * is replaced by a new one.
 */
async function appendLine(path, text) {
  const handle = await open(path, 'a+', 0o600);
  try {
    const {size} = await handle.stat();
    const {buffer} = await handle.read(Buffer.alloc(1), 0, 1, Math.max(size - 1, 0));
    // A crash or a full disk may have left half a line; the next one must not be appended to it.
    await handle.appendFile(`${size > 0 && buffer.toString() !== '\n' ? '\n' : ''}${text}\n`);
    await handle.sync();
    const folder = await open(dirname(path));
    await folder.sync().finally(() => folder.close());
    if ((await handle.stat()).nlink === 0) throw new Error('the file was removed');
  } finally {
    await handle.close();
  }
}

/** Stores messages in a file, one after the other. Also returns the ids already in the file. */
async function fileStore(path) {
  await (await open(path, 'a', 0o600)).close();
  let last = Promise.resolve();
  const store = (record) => (last = last.catch(() => {}).then(() => appendLine(path, JSON.stringify(record))));
  return {ids: await idsIn(path), store};
}

async function callWebhook(address, record) {
  const response = await fetch(address, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', 'Idempotency-Key': record.id},
    body: JSON.stringify(record),
    redirect: 'error',
    signal: AbortSignal.timeout(WEBHOOK_TIMEOUT),
  });
  if (!response.ok) throw new Error(`the webhook returned ${response.status}`);
}

/** The page for visitors without scripts. Going back in the browser restores what they typed. */
function pageOf({status, text, errors}, site) {
  const items = Object.values(errors ?? {}).map((error) => `<li>${error}</li>`);
  const isKept = status < 300;
  const title = isKept ? 'Thank you' : 'Your message was not sent';
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><main><h1>${title}</h1><p>${text}</p>${items.length > 0 ? `<ul>${items.join('')}</ul>` : ''}
${isKept ? '' : '<p>Go back with your browser: what you wrote is still there.</p>'}
<p><a href="${site}/">Back to the site</a></p></main></html>\n`;
}

async function createReceiver({SITE_URL, MESSAGES_FILE, WEBHOOK_URL, THANKS_URL, RATE_LIMIT, TRUSTED_PROXIES}) {
  const {ids, store} = MESSAGES_FILE
    ? await fileStore(MESSAGES_FILE)
    : {ids: [], store: (record) => callWebhook(WEBHOOK_URL, record)};
  const known = new Map(ids.map((id) => [id, Promise.resolve()]));
  const count = rateLimiter(Number(RATE_LIMIT));

  /**
   * Stores a message once per key and content. Forms sent without scripts have no key, so the same content counts as
   * a repeat within the hour.
   */
  async function keep(key, message, address) {
    const parts = [key || Math.floor(Date.now() / 3_600_000), message];
    const id = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
    if (!known.has(id)) {
      const takeBack = count(clientOf(address));
      const stored = store({id, at: new Date().toISOString(), ...message}).catch((error) => {
        known.delete(id);
        takeBack();
        throw error;
      });
      known.set(id, stored);
      if (known.size > REMEMBERED) known.delete(known.keys().next().value);
    }
    await known.get(id);
  }

  async function receive(request, isForm) {
    const {method, headers, socket} = request;
    const {origin = SITE_URL, 'content-type': type = '', 'idempotency-key': key = ''} = headers;
    if (method === 'OPTIONS') return new Reply(204, '');
    if (method !== 'POST') throw new Reply(405, 'Send messages with POST.', {headers: {Allow: 'POST, OPTIONS'}});
    if (origin !== SITE_URL) throw new Reply(403, 'This endpoint serves the form of another site.');
    if (!isForm && !/^application\/json\b/i.test(type)) throw new Reply(415, 'Send JSON or a URL-encoded form.');
    if (!/^[\x21-\x7e]{0,200}$/.test(key))
      throw new Reply(400, 'The idempotency key must be at most 200 printable ASCII characters.');
    const fields = await readFields(request, isForm);
    if (fields.website) throw new Reply(422, 'A hidden field was filled in. Clear it and send the message again.');
    const message = normalise(fields);
    const errors = validate(message);
    if (Object.keys(errors).length > 0) throw new Reply(422, 'Some fields need your attention.', {errors});
    const hops = (headers['x-forwarded-for'] ?? '').split(',').map((hop) => hop.trim());
    await keep(key, message, hops[hops.length - Number(TRUSTED_PROXIES)] || socket.remoteAddress);
    if (isForm && THANKS_URL) return new Reply(303, '', {headers: {Location: THANKS_URL}});
    return new Reply(isForm ? 200 : 201, 'Your message has arrived. We reply within 24 hours.');
  }

  const server = http.createServer(async (request, response) => {
    const isForm = /^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type']);
    const reply = await receive(request, isForm).catch((error) => {
      if (error instanceof Reply) return error;
      console.error(`Message not saved: ${error.code ?? error.message}`);
      return new Reply(503, 'The message could not be saved. Try again in a moment.', {headers: {'Retry-After': 10}});
    });
    const {status, text, errors, headers} = reply;
    const data = JSON.stringify({ok: status < 300, message: text, errors});
    response.writeHead(status, {
      'Content-Type': isForm ? 'text/html; charset=utf-8' : 'application/json',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      'Access-Control-Allow-Origin': SITE_URL,
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key',
      'Access-Control-Expose-Headers': 'Retry-After',
      ...headers,
    });
    response.end(text && (isForm ? pageOf(reply, SITE_URL) : data));
    console.log(`${new Date().toISOString()} ${request.method} ${status}`);
  });
  server.requestTimeout = 30_000;
  return server;
}

try {
  const settings = readSettings(process.env);
  const server = await createReceiver(settings);
  server.on('error', (error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
  server.listen(Number(settings.PORT), settings.HOST, () => {
    console.log(`Listening on http://${settings.HOST}:${server.address().port}`);
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.close());
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
