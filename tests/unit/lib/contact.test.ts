import {afterEach, describe, expect, it, vi} from 'vitest';
import {
  holdFor,
  CONTACT_LIMITS,
  mailtoLink,
  normaliseMessage,
  readResponse,
  SEND_TIMEOUT,
  sendMessage,
  validateMessage,
  type ContactMessage,
  type SendResult,
} from '../../../src/lib/contact';

const MESSAGE: ContactMessage = {name: 'Ada Osei', email: 'ada@northmoor.example', message: 'How do cohorts work?'};
const ENDPOINT = 'https://forms.skillgrove.example/contact';

const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    ...init,
    headers: {'Content-Type': 'application/json', ...init.headers},
  });
const html = (status: number) =>
  new Response('<!doctype html><h1>Page</h1>', {status, headers: {'Content-Type': 'text/html; charset=utf-8'}});

const reasonOf = (result: SendResult): string => {
  expect(result.ok).toBe(false);
  return (result as {reason: string}).reason;
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('normaliseMessage', () => {
  it('trims white space and normalises line ends', () => {
    expect(normaliseMessage({name: ' Ada  Osei ', email: '\tada@x.example\n', message: '\r\n a\r\nb\rc\n\n'})).toEqual({
      name: 'Ada  Osei',
      email: 'ada@x.example',
      message: 'a\nb\nc',
    });
  });

  it('removes control characters, except line ends in the message', () => {
    const all = Array.from({length: 0xa0}, (_, code) => String.fromCharCode(code)).join('');
    const {name, email, message} = normaliseMessage({name: `a${all}b`, email: `a${all}b`, message: `a${all}b`});
    const codes = (text: string) => [...text.matchAll(/\p{Cc}/gu)].map(([found]) => found.charCodeAt(0));
    expect(codes(name)).toEqual([]);
    expect(codes(email)).toEqual([]);
    expect(codes(message).filter((code) => code !== 0x0a)).toEqual([]);
  });
});

describe('validateMessage', () => {
  it('returns no errors for a valid message', () => {
    expect(validateMessage(MESSAGE)).toEqual({});
  });

  it('reports every empty field', () => {
    expect(validateMessage(normaliseMessage({name: ' ', email: '\n', message: '\u0000\t'}))).toEqual({
      name: 'Enter your full name',
      email: 'Enter your email address',
      message: 'Enter your message',
    });
  });

  it.each([
    'ada',
    'ada@northmoor',
    'ada@northmoor..example',
    'ada osei@northmoor.example',
    'ada@northmoor.example,eve@evil.example',
    'Ada <ada@northmoor.example>',
    'ada@northmoor.example\nBcc: eve@evil.example',
    'ada@[127.0.0.1]',
  ])('rejects %j', (email) => {
    expect(validateMessage(normaliseMessage({...MESSAGE, email}))).toEqual({
      email: 'Enter an email address in the correct format, like name@example.com',
    });
  });

  it.each([
    ['name', 'Full name', '100', '101'],
    ['message', 'Message', '4,000', '4,001'],
  ] as const)('counts an emoji as one character: %s', (field, label, limit, found) => {
    expect(validateMessage({...MESSAGE, [field]: '😀'.repeat(CONTACT_LIMITS[field])})).toEqual({});
    expect(validateMessage({...MESSAGE, [field]: '😀'.repeat(CONTACT_LIMITS[field] + 1)})).toEqual({
      [field]: `${label} must be ${limit} characters or fewer; it has ${found}`,
    });
  });

  it('handles an address designed to be slow', () => {
    // Quadratic work would exceed the time limit of the test.
    for (const email of [`a@${'a.'.repeat(1_000_000)}`, `${'a'.repeat(2_000_000)}@`, `a@${'.'.repeat(2_000_000)}`]) {
      expect(validateMessage({...MESSAGE, email})).toHaveProperty('email');
    }
  });
});

describe('holdFor', () => {
  it.each([
    [0, 2000],
    [2000, 0],
    [Infinity, 0],
  ])('after %s ms is %i ms', (elapsed, expected) => expect(holdFor(elapsed)).toBe(expected));
});

describe('mailtoLink', () => {
  const parse = (link: string) => {
    const url = new URL(link);
    const query = new URLSearchParams(url.search.replaceAll('+', '%2B'));
    return {protocol: url.protocol, to: url.pathname, fields: Object.fromEntries(query), names: [...query.keys()], url};
  };

  it('addresses the message to the recipient', () => {
    const {protocol, to, names, fields} = parse(mailtoLink('hello@skillgrove.example', {...MESSAGE, message: 'a\nb'}));
    expect(protocol).toBe('mailto:');
    expect(to).toBe('hello@skillgrove.example');
    expect(names).toEqual(['subject', 'body']);
    expect(fields.subject).toBe('Website enquiry from Ada Osei');
    expect(fields.body).toBe('a\r\nb\r\n\r\nAda Osei\r\nada@northmoor.example');
  });

  const HOSTILE = [
    'x&bcc=eve@evil.example',
    'x#&to=eve@evil.example',
    'x\r\nBcc: eve@evil.example',
    '</a><script>alert(1)</script>',
  ];
  it.each(HOSTILE)('adds no recipient or header for %j', (text) => {
    const message = normaliseMessage({name: text, email: text, message: text});
    const link = mailtoLink('hello@skillgrove.example', message);
    const {to, names, fields, url} = parse(link);
    expect(to).toBe('hello@skillgrove.example');
    expect(names).toEqual(['subject', 'body']);
    expect(url.hash).toBe('');
    expect(link).not.toMatch(/[<>"\s]/);
    expect(fields.subject).toBe(`Website enquiry from ${message.name}`);
    expect(fields.subject).not.toMatch(/[\r\n]/);
    expect(fields.body).toBe(`${message.message}\n\n${message.name}\n${message.email}`.replaceAll('\n', '\r\n'));
  });
});

describe('readResponse', () => {
  it.each([
    ['200 with JSON', json({ok: true})],
    ['201 with JSON', json({id: 7}, {status: 201})],
    ['204', new Response(null, {status: 204})],
  ])('treats %s as success', async (_, response) => {
    expect(await readResponse(response)).toEqual({ok: true});
  });

  it.each([
    ['200 with HTML', html(200)],
    ['200 with broken JSON', json('{"ok":')],
  ])('does not treat %s as success', async (_, response) => {
    expect(reasonOf(await readResponse(response))).toBe(
      'Our form service sent a response that this page cannot read, so your message may or may not have arrived.',
    );
  });

  it.each([
    [400, html(400)],
    [404, html(404)],
    [503, json({errors: 'down'}, {status: 503})],
  ])('explains status %i', async (status, response) => {
    expect(await readResponse(response)).toEqual({
      ok: false,
      reason: `Our form service could not accept the message (status ${status}).`,
      wait: null,
    });
  });

  it.each([{ok: false}, {success: false, message: 'no'}])('treats 200 with the body %j as a failure', async (body) => {
    expect(reasonOf(await readResponse(json(body)))).toBe('Our form service did not accept the message.');
  });

  it.each([
    ['1', 'Wait 1 second', 1],
    ['300', 'Wait 5 minutes', 300],
    ['301', 'Wait 6 minutes', null],
    ['86400', 'Wait a few hours', null],
    [undefined, 'Wait a few minutes', null],
  ])('says how long to wait after 429, with a countdown for short waits: %s', async (header, words, wait) => {
    const response = new Response(null, {status: 429, headers: header === undefined ? {} : {'Retry-After': header}});
    expect(await readResponse(response)).toEqual({
      ok: false,
      reason: `Too many messages were sent from here. ${words} before you try again.`,
      wait,
    });
  });

  it.each([400, 422])('returns the field errors of status %i', async (status) => {
    expect(await readResponse(json({errors: {email: 'No such domain', name: 'Too short'}}, {status}))).toEqual({
      ok: false,
      reason: 'Some of what you entered was not accepted.',
      fieldErrors: {email: 'No such domain', name: 'Too short'},
      wait: null,
    });
  });

  it('reads field errors from a list, too', async () => {
    const errors = [
      {field: 'email', message: 'No such domain'},
      {field: 'phone', message: 'x'},
      {field: 'name'},
      null,
      7,
    ];
    expect(await readResponse(json({errors}, {status: 422}))).toMatchObject({fieldErrors: {email: 'No such domain'}});
  });

  it('shortens field errors from the service', async () => {
    const result = await readResponse(json({errors: {message: 'x'.repeat(5000)}}, {status: 400}));
    expect((result as {fieldErrors: {message: string}}).fieldErrors.message).toHaveLength(200);
  });

  it.each([
    ['an unknown field', {phone: 'missing'}],
    ['a name from the prototype', {toString: 'x', constructor: 'y', hasOwnProperty: 'z'}],
    ['a text that is none', {email: 7}],
  ])('shows no field error for %s', async (_, errors) => {
    expect(await readResponse(json({errors}, {status: 400}))).toEqual({
      ok: false,
      reason: 'Our form service could not accept the message (status 400).',
      wait: null,
    });
  });
});

describe('sendMessage', () => {
  /** Records the calls and returns a new success for each. */
  const recorder = () => {
    const calls: {url: string; init: RequestInit}[] = [];
    const fetcher = (async (url: string, init: RequestInit) => {
      calls.push({url, init});
      return json({ok: true});
    }) as typeof fetch;
    return {calls, fetcher};
  };

  /** Like a silent server: only the signal ends the wait. */
  const silent = ((_: string, {signal}: RequestInit) =>
    new Promise((_resolve, reject) => {
      signal!.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    })) as typeof fetch;

  it('posts the three fields as JSON, once, without cookies', async () => {
    const {calls, fetcher} = recorder();
    expect(await sendMessage(ENDPOINT, MESSAGE, 'key-1', fetcher)).toEqual({ok: true});
    expect(calls).toHaveLength(1);
    const {url, init} = calls[0]!;
    expect(url).toBe(ENDPOINT);
    expect(init).toMatchObject({method: 'POST', credentials: 'omit', redirect: 'error'});
    expect(JSON.parse(init.body as string)).toEqual(MESSAGE);
    const headers = new Headers(init.headers);
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('idempotency-key')).toBe('key-1');
  });

  it('stops at the time limit', async () => {
    vi.useFakeTimers();
    const settled = vi.fn();
    const sending = sendMessage(ENDPOINT, MESSAGE, 'key', silent).then((result) => {
      settled();
      return result;
    });
    await vi.advanceTimersByTimeAsync(SEND_TIMEOUT - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(reasonOf(await sending)).toBe('Our form service took too long to respond.');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops waiting for the rest of a response', async () => {
    vi.useFakeTimers();
    const stalled = (async (_: string, {signal}: RequestInit) => {
      const body = new ReadableStream({
        start(controller) {
          signal!.addEventListener('abort', () => controller.error(new DOMException('aborted', 'AbortError')));
        },
      });
      return new Response(body, {headers: {'Content-Type': 'application/json'}});
    }) as typeof fetch;
    const sending = sendMessage(ENDPOINT, MESSAGE, 'key', stalled);
    await vi.advanceTimersByTimeAsync(SEND_TIMEOUT);
    expect((await sending).ok).toBe(false);
  });

  const failing = (async () => {
    throw new TypeError('Failed to fetch');
  }) as typeof fetch;

  it('never throws', async () => {
    vi.stubGlobal('navigator', {onLine: true});
    expect(reasonOf(await sendMessage(ENDPOINT, MESSAGE, 'key', failing))).toBe(
      'Our form service could not be reached.',
    );
  });

  it('reports that the visitor is offline', async () => {
    vi.stubGlobal('navigator', {onLine: false});
    expect(reasonOf(await sendMessage(ENDPOINT, MESSAGE, 'key', failing))).toBe('You are offline.');
  });
});
