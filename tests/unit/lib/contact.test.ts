import {afterEach, describe, expect, it, vi} from 'vitest';
import {
  CONTACT_LIMITS,
  mailtoLink,
  normaliseMessage,
  openingOf,
  readResponse,
  SEND_TIMEOUT,
  sendMessage,
  validateMessage,
  type ContactMessage,
  type SendFailure,
} from '../../../src/lib/contact';

const MESSAGE: ContactMessage = {name: 'Ada Osei', email: 'ada@northmoor.example', message: 'How do cohorts work?'};
const ENDPOINT = 'https://forms.skillgrove.example/contact';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('trims a message, normalises its line ends and removes other control characters', () => {
  const all = Array.from({length: 0xa0}, (_, code) => String.fromCharCode(code)).join('');
  const {name, email, message} = normaliseMessage({name: `a${all}b`, email: `a${all}b`, message: `a${all}b`});
  expect(name + email).not.toMatch(/\p{Cc}/u);
  expect(message.match(/\p{Cc}/gu)).toEqual(['\n', '\n']);
  const typed = {name: ' Ada  Osei ', email: '\tada@x.example\n', message: '\r\n a\r\nb\rc\ud83d\n'};
  expect(normaliseMessage(typed)).toEqual({name: 'Ada  Osei', email: 'ada@x.example', message: 'a\nb\nc\ufffd'});
});

describe('validateMessage', () => {
  it('reports every empty field', () => {
    expect(validateMessage(MESSAGE)).toEqual({});
    expect(validateMessage(normaliseMessage({name: ' ', email: '\n', message: '\u0000\t'}))).toEqual({
      name: 'Enter your full name',
      email: 'Enter your email address',
      message: 'Enter your message',
    });
  });

  it.each([
    'ada@northmoor',
    'ada@northmoor..example',
    'ada@northmoor.example,eve@evil.example',
    'ada@northmoor.example\nBcc: eve@evil.example',
  ])('rejects %j', (email) => {
    expect(validateMessage(normaliseMessage({...MESSAGE, email}))).toEqual({
      email: 'Enter an email address in the correct format, like name@example.com',
    });
  });

  it('counts an emoji as one character', () => {
    const message = '😀'.repeat(CONTACT_LIMITS.message);
    expect(validateMessage({...MESSAGE, message})).toEqual({});
    expect(validateMessage({...MESSAGE, message: `${message}😀`})).toEqual({
      message: 'Message must be 4,000 characters or fewer; it has 4,001',
    });
  });

  it('handles an address designed to be slow', () => {
    // Quadratic work would exceed the time limit of the test.
    for (const email of [`a@${'a.'.repeat(500_000)}`, `${'a'.repeat(1_000_000)}@`, `a@${'.'.repeat(1_000_000)}`]) {
      expect(validateMessage({...MESSAGE, email})).toHaveProperty('email');
    }
  });
});

it('an email with any text has one recipient, a subject and a body', () => {
  const text = 'x&bcc=eve@evil.example#&to=eve@evil.example\r\nBcc: eve@evil.example</a><script>';
  const message = normaliseMessage({name: text, email: text, message: text});
  const link = mailtoLink('hello@skillgrove.example', message);
  const {protocol, pathname, search, hash} = new URL(link);
  expect([protocol, pathname, hash]).toEqual(['mailto:', 'hello@skillgrove.example', '']);
  expect(link).not.toMatch(/[<>"\s]/);
  expect([...new URLSearchParams(search)]).toEqual([
    ['subject', `Website enquiry from ${message.name}`],
    ['body', `${message.message}\n\n${message.name}\n${message.email}`.replaceAll('\n', '\r\n')],
  ]);
  expect(message.name).not.toMatch(/[\r\n]/);
});

describe('readResponse', () => {
  const json = (body: unknown, status = 200) => Response.json(body, {status});
  const html = (status: number) =>
    new Response('<!doctype html><h1>Page</h1>', {status, headers: {'Content-Type': 'text/html; charset=utf-8'}});

  it('treats JSON, and any page with 201 or 204, as success', async () => {
    for (const response of [json({ok: true}), html(201), new Response(null, {status: 204})])
      expect(await readResponse(response)).toEqual({ok: true});
  });

  it.each<[string, Response, string]>([
    ['200 with HTML', html(200), 'may or may not have arrived'],
    ['200 with success: false', json({success: false, message: 'no'}), 'did not accept the message'],
    ['404', html(404), 'could not accept the message (status 404)'],
    ['503 with a text as errors', json({errors: 'down'}, 503), 'status 503'],
    ['names from the prototype', json({errors: {toString: 'x', constructor: 'y'}}, 400), 'status 400'],
    ['an error that is no text', json({errors: {email: 7}}, 400), 'status 400'],
  ])('explains a failure: %s', async (_, response, reason) => {
    expect(await readResponse(response)).toEqual({ok: false, reason: expect.stringContaining(reason)});
  });

  it.each([
    ['3', 'Wait a moment'],
    ['90', 'Wait 2 minutes'],
    ['301', 'Wait 6 minutes'],
    ['86400', 'Wait a few hours'],
    [undefined, 'Wait a few minutes'],
  ])('says how long to wait after 429: %s', async (header, words) => {
    const response = new Response(null, {status: 429, headers: header === undefined ? {} : {'Retry-After': header}});
    expect(await readResponse(response)).toEqual({ok: false, reason: expect.stringContaining(words)});
  });

  const LONG = 'x'.repeat(5000);
  it.each([
    ['an object', {email: 'No such domain', message: LONG, phone: 'x'}],
    ['a list', [...['email', 'message'].map((field) => ({field, message: LONG})), {field: 'name'}, {phone: 'x'}, null]],
  ])('returns the errors of known fields, shortened: %s', async (_, errors) => {
    const {fieldErrors, ...response} = (await readResponse(json({errors}, 422))) as SendFailure;
    expect(response).toEqual({ok: false, reason: 'Some of what you entered was not accepted.'});
    expect(Object.keys(fieldErrors!)).toEqual(['email', 'message']);
    expect(fieldErrors!.message).toBe('x'.repeat(200));
  });
});

describe('sendMessage', () => {
  it('posts the three fields as JSON, once, without cookies', async () => {
    const fetcher = vi.fn<typeof fetch>(async () => new Response(null, {status: 204}));
    expect(await sendMessage(ENDPOINT, MESSAGE, 'key-1', fetcher)).toEqual({ok: true});
    expect(fetcher).toHaveBeenCalledTimes(1);
    const [url, init] = fetcher.mock.calls[0]!;
    expect(url).toBe(ENDPOINT);
    expect(init).toMatchObject({method: 'POST', credentials: 'omit', redirect: 'error'});
    expect(JSON.parse(init!.body as string)).toEqual(MESSAGE);
    const headers = new Headers(init!.headers);
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('idempotency-key')).toBe('key-1');
  });

  it('stops at the time limit, even while a response stalls', async () => {
    vi.useFakeTimers();
    const settled = vi.fn();
    const stalling = (signal: AbortSignal) =>
      new ReadableStream({
        start: (controller) => signal.addEventListener('abort', () => controller.error(new Error('aborted'))),
      });
    const fetcher = (async (_url: string, {signal}: RequestInit) =>
      new Response(stalling(signal!), {headers: {'Content-Type': 'application/json'}})) as typeof fetch;
    const sending = sendMessage(ENDPOINT, MESSAGE, 'key', fetcher).finally(settled);
    await vi.advanceTimersByTimeAsync(SEND_TIMEOUT - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect((await sending).ok).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('explains that there is no connection', async () => {
    vi.stubGlobal('navigator', {onLine: false});
    const failing = () => Promise.reject(new TypeError('Failed to fetch'));
    const reason = 'You are offline.';
    expect(await sendMessage(ENDPOINT, MESSAGE, 'key', failing)).toMatchObject({ok: false, reason});
  });
});

it.each([
  [
    '?about=demo&users=250',
    'I would like a demo.\n\nNumber of users: 250\nMy time zone: Europe/London\nTimes that suit me: ',
  ],
  ['?about=price&users=600', 'I would like to talk about the price.\n\nNumber of users: 600\nWhen we want to start: '],
  ['?about=price&users=6e2<b>', 'I would like to talk about the price.\n\nNumber of users: \nWhen we want to start: '],
  ['?about=constructor', ''],
  ['?users=600', ''],
])('a message to /contact%s begins with what it is about', (search, expected) => {
  expect(openingOf(search, 'Europe/London')).toBe(expected);
});
