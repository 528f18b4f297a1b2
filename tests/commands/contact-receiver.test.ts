/** The receiver of contact form messages, run as docs/contact-endpoint.md says. */
import {
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {
  CONTACT_LIMITS,
  normaliseMessage,
  readResponse,
  validateMessage,
  type ContactMessage,
} from '../../src/lib/contact';
import {SITE, startReceiver, type Receiver} from '../support/receiver';

const MESSAGE: ContactMessage = {name: 'Ada Osei', email: 'ada@northmoor.example', message: 'How do\ncohorts work?'};

const folder = mkdtempSync(path.join(tmpdir(), 'contact-'));
const file = path.join(folder, 'messages.jsonl');
const running: Receiver[] = [];
const start = async (env: Record<string, string> = {}) => {
  const receiver = await startReceiver({MESSAGES_FILE: file, RATE_LIMIT: '1000', ...env});
  running.push(receiver);
  return receiver;
};

afterEach(async () => {
  for (const receiver of running.splice(0)) await receiver.stop();
  rmSync(file, {force: true});
});
afterAll(() => rmSync(folder, {recursive: true, force: true}));

type Line = ContactMessage & {id: string; at: string};
const kept = (): Line[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);

const post = ({url}: Receiver, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', Origin: SITE, ...headers},
    body: typeof body === 'string' ? body : JSON.stringify(body),
    redirect: 'manual',
  });
const postForm = ({url}: Receiver, fields: Record<string, string>) =>
  fetch(url, {method: 'POST', headers: {Origin: SITE}, body: new URLSearchParams(fields), redirect: 'manual'});

describe('a message', () => {
  it('is stored as one line of JSON, exactly as typed', async () => {
    const receiver = await start();
    const answer = await post(receiver, MESSAGE, {'Idempotency-Key': 'key-1'});
    expect(answer.status).toBe(201);
    expect(await readResponse(answer)).toEqual({ok: true});
    expect(kept()).toEqual([
      {...MESSAGE, id: expect.stringMatching(/^[0-9a-f]{64}$/), at: expect.stringMatching(/^\d{4}-.*Z$/)},
    ]);
    expect(readFileSync(file, 'utf8')).toMatch(/^[^\n]+\n$/);
  });

  it('is stored once per key, however often and fast it is sent', async () => {
    const receiver = await start();
    const send = (key: string, message = MESSAGE) => post(receiver, message, {'Idempotency-Key': key});
    const answers = await Promise.all([send('key-1'), send('key-1'), send('key-1')]);
    answers.push(await send('key-1'));
    expect(answers.map(({status}) => status)).toEqual([201, 201, 201, 201]);
    expect(kept()).toHaveLength(1);
    await send('key-2');
    await send('key-1', {...MESSAGE, message: 'Another'});
    expect(kept()).toHaveLength(3);
  });

  it('survives a restart once it is acknowledged', async () => {
    const accepted: number[] = [];
    let count = 0;
    const send = async (receiver: Receiver, number: number) => {
      const message = {...MESSAGE, message: `Number ${number}`};
      const {status} = await post(receiver, message, {'Idempotency-Key': `key-${number}`});
      expect(status).toBe(201);
      accepted.push(number);
    };
    const first = await start();
    // Settled from the start: all of them are cut off in the middle of a message.
    const visitors = Promise.allSettled(
      Array.from({length: 8}, async () => {
        for (;;) await send(first, count++);
      }),
    );
    await expect.poll(() => accepted.length).toBeGreaterThan(20);
    await first.kill();
    await visitors;
    const numbers = () => kept().map(({message}) => Number(message.slice('Number '.length)));
    expect(numbers()).toEqual(expect.arrayContaining(accepted));
    const second = await start();
    for (let number = 0; number < count; number++) await send(second, number);
    expect(numbers().sort((a, b) => a - b)).toEqual(Array.from({length: count}, (_, number) => number));
  });

  it('is not lost after a crash left half a line', async () => {
    writeFileSync(file, '{"id":"0123","name":"half');
    await post(await start(), MESSAGE);
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(2);
    expect(JSON.parse(lines[1]!)).toMatchObject(MESSAGE);
  });

  it('goes into a new file after the last one was renamed or removed', async () => {
    const receiver = await start();
    const old = `${file}.1`;
    const send = async (message: string) => expect((await post(receiver, {...MESSAGE, message})).status).toBe(201);
    const messages = () => kept().map(({message}) => message);
    await send('First');
    renameSync(file, old);
    await send('Second');
    expect(messages()).toEqual(['Second']);
    expect(JSON.parse(readFileSync(old, 'utf8'))).toMatchObject({message: 'First'});
    rmSync(file);
    rmSync(old);
    await send('Third');
    expect(messages()).toEqual(['Third']);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('is accepted after a restart with a file larger than the longest string', async () => {
    await post(await start(), MESSAGE, {'Idempotency-Key': 'key-1'});
    await running.pop()!.stop();
    const size = 600 * 2 ** 20;
    truncateSync(file, size);
    const receiver = await start();
    expect((await post(receiver, MESSAGE, {'Idempotency-Key': 'key-1'})).status).toBe(201);
    expect(statSync(file).size).toBe(size);
    expect((await post(receiver, MESSAGE, {'Idempotency-Key': 'key-2'})).status).toBe(201);
    const added = Buffer.alloc(statSync(file).size - size);
    const descriptor = openSync(file, 'r');
    readSync(descriptor, added, 0, added.length, size);
    closeSync(descriptor);
    expect(added.toString()).toMatch(/^\n\{"id":.*\}\n$/);
  });

  it('never appears in the log', async () => {
    const receiver = await start();
    const words = {name: 'Zanzibar', email: 'zanzibar@x.example', message: 'zanzibar zanzibar'};
    await post(receiver, words);
    await post(receiver, {...words, email: 'zanzibar'});
    await postForm(receiver, {...words, website: 'zanzibar'});
    await post(receiver, '{"name": "zanzibar');
    const log = await receiver.stop();
    expect(log).toMatch(/POST 201[\s\S]*POST 422[\s\S]*POST 422[\s\S]*POST 400/);
    expect(log).not.toMatch(/zanzibar/i);
  });
});

describe('the rules', () => {
  const long = (field: keyof ContactMessage, extra: number) =>
    field === 'email'
      ? `${'a'.repeat(CONTACT_LIMITS.email + extra - '@x.example'.length)}@x.example`
      : '😀'.repeat(CONTACT_LIMITS[field] + extra);
  const CASES: Partial<Record<keyof ContactMessage, string>>[] = [
    {},
    {name: ''},
    {name: ' \u0000\t', email: '\n', message: '\r\n'},
    ...(['name', 'email', 'message'] as const).flatMap((field) => [
      {[field]: long(field, 0)},
      {[field]: long(field, 1)},
      {[field]: `x\r\nBcc: eve@evil.example`},
      {[field]: `x%0ABcc:eve@evil.example`},
      {[field]: 'cut \ud83d'},
      {[field]: '</a><script>alert(1)</script>'},
    ]),
    ...['a@b.co', "o'hara@example.ie", 'jörg@bücher.example', 'ada', '@x.example', 'ada@x', 'a@x..y', 'a b@x.example']
      .concat(['a@x.example,b@x.example', 'Ada <ada@x.example>', 'a@[127.0.0.1]', ' a@b.co '])
      .map((email) => ({email})),
    {name: 'n'.repeat(101), email: 'ada', message: 'm'.repeat(4001)},
  ];

  it('are the same as in the form, including the messages', async () => {
    const receiver = await start();
    for (const change of CASES) {
      const input = {...MESSAGE, ...change};
      const errors = validateMessage(normaliseMessage(input));
      const answer = await post(receiver, input, {'Idempotency-Key': JSON.stringify(change).length.toString()});
      const label = JSON.stringify(change).slice(0, 80);
      const body = (await answer.json()) as {errors?: unknown};
      expect({label, status: answer.status, errors: body.errors ?? {}}).toEqual({
        label,
        status: Object.keys(errors).length > 0 ? 422 : 201,
        errors,
      });
      if (answer.status === 201) expect(kept().at(-1)).toMatchObject(normaliseMessage(input));
    }
  });

  it.each([
    ['no JSON', '{"name":', {}, 400],
    ['a list', '[1]', {}, 422],
    ['null', 'null', {}, 422],
    ['another type', 'name=x', {'Content-Type': 'text/plain'}, 415],
    ['a key with a line end in disguise', '{}', {'Idempotency-Key': 'a b'}, 400],
    ['a key without end', '{}', {'Idempotency-Key': 'k'.repeat(201)}, 400],
    ['another site', JSON.stringify(MESSAGE), {Origin: 'https://evil.example'}, 403],
    ['a sandboxed frame of any site', JSON.stringify(MESSAGE), {Origin: 'null'}, 403],
    ['values that are no text', '{"name":{"a":1},"email":7,"message":["x"]}', {}, 422],
    ['the hidden field', JSON.stringify({...MESSAGE, website: 'https://spam.example'}), {}, 422],
    ['64 kB and more', JSON.stringify({...MESSAGE, message: 'x'.repeat(70_000)}), {}, 413],
  ] as [string, string, Record<string, string>, number][])('refuse %s', async (_, body, headers, status) => {
    const receiver = await start();
    const answer = await post(receiver, body, headers);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ok: false, message: expect.stringMatching(/\w/)});
    expect(kept()).toEqual([]);
  });

  it('accept the longest message in any encoding', async () => {
    const receiver = await start();
    const longest = {name: '😀'.repeat(100), email: MESSAGE.email, message: '😀'.repeat(4000)};
    const escaped = JSON.stringify(longest).replace(
      /[^\x20-\x7e]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    expect((await post(receiver, escaped)).status).toBe(201);
    expect((await postForm(receiver, {...longest, name: 'b'})).status).toBe(200);
    expect(kept()).toHaveLength(2);
  });

  it('reject other methods', async () => {
    const {url} = await start();
    const answer = await fetch(url);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toContain('POST');
  });
});

describe('browsers', () => {
  it('may use it from the site, but not from other sites', async () => {
    const {url} = await start();
    const answer = await fetch(url, {
      method: 'OPTIONS',
      headers: {
        Origin: SITE,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type,idempotency-key',
      },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe(SITE);
    expect(answer.headers.get('access-control-allow-headers')).toMatch(/Content-Type.*Idempotency-Key/);
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('without scripts get a page, and a double click delivers once', async () => {
    const receiver = await start();
    const answers = await Promise.all([
      postForm(receiver, {...MESSAGE, website: ''}),
      postForm(receiver, {...MESSAGE}),
    ]);
    expect(answers.map(({status}) => status)).toEqual([200, 200]);
    const page = await answers[0]!.text();
    expect(answers[0]!.headers.get('content-type')).toMatch(/^text\/html/);
    expect(page).toContain('<h1>Thank you</h1>');
    expect(page).toContain(`href="${SITE}/"`);
    expect(kept()).toHaveLength(1);
  });

  it('without scripts get an error message', async () => {
    const answer = await postForm(await start(), {...MESSAGE, name: '', email: '<img src=x onerror=alert(1)>'});
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain('<li>Enter your full name</li>');
    expect(page).toContain('Go back');
    expect(page).not.toContain('<img');
  });

  it('without scripts are redirected to a page of the site if one is set', async () => {
    const answer = await postForm(await start({THANKS_URL: `${SITE}/about`}), {...MESSAGE});
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`${SITE}/about`);
  });
});

describe('too many messages', () => {
  it('from one address have to wait; repeats do not count', async () => {
    const receiver = await start({RATE_LIMIT: '2'});
    const send = (key: string) => post(receiver, MESSAGE, {'Idempotency-Key': key});
    const statuses = [];
    for (const key of ['a', 'a', 'b', 'b', 'c']) statuses.push((await send(key)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 429]);
    const answer = await send('c');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(600);
    expect(answer.headers.get('access-control-expose-headers')).toContain('Retry-After');
    expect((await send('a')).status).toBe(201);
  });

  it('are counted by the address from the proxy, not by a forged one', async () => {
    const receiver = await start({RATE_LIMIT: '1', TRUSTED_PROXIES: '1'});
    const send = (key: string, forwarded: string) =>
      post(receiver, MESSAGE, {'Idempotency-Key': key, 'X-Forwarded-For': forwarded});
    expect((await send('a', '10.0.0.1')).status).toBe(201);
    expect((await send('b', '10.9.9.9, 10.0.0.1')).status).toBe(429);
    expect((await send('c', '10.0.0.2')).status).toBe(201);
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', 429],
    ['2001:db8:1:2::1', '2001:0DB8:0001:0002:0:0:0:1', 429],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', 201],
    ['::1', '0:0:0:1::1', 201],
    ['fe80::1%eth0', 'fe80::2%eth1', 429],
    ['10.0.0.7', '::ffff:10.0.0.7', 429],
    ['::ffff:a00:7', '10.0.0.7', 429],
    ['::ffff:10.0.0.7', '::ffff:10.0.0.8', 201],
  ])('from %s and %s: the second gets %i', async (first, second, status) => {
    const receiver = await start({RATE_LIMIT: '1', TRUSTED_PROXIES: '1'});
    const send = (key: string, forwarded: string) =>
      post(receiver, MESSAGE, {'Idempotency-Key': key, 'X-Forwarded-For': forwarded});
    expect((await send('a', first)).status).toBe(201);
    expect((await send('b', second)).status).toBe(status);
  });
});

describe('a webhook', () => {
  let hook: http.Server;
  let address: string;
  let status = 200;
  const received: {key: unknown; body: unknown}[] = [];

  beforeAll(async () => {
    hook = http.createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += chunk));
      request.on('end', () => {
        received.push({key: request.headers['idempotency-key'], body: JSON.parse(body)});
        response.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`;
  });
  afterAll(() => void hook.close());

  it('receives each message; failed deliveries can be retried', async () => {
    const receiver = await start({MESSAGES_FILE: '', WEBHOOK_URL: address});
    status = 500;
    const answer = await post(receiver, MESSAGE, {'Idempotency-Key': 'key'});
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    status = 200;
    for (let time = 0; time < 2; time++)
      expect((await post(receiver, MESSAGE, {'Idempotency-Key': 'key'})).status).toBe(201);
    expect(received).toHaveLength(2);
    expect(received[0]!.key).toBe(received[1]!.key);
    expect(received[1]!.body).toMatchObject(MESSAGE);
  });

  it('does not count failed deliveries against the rate', async () => {
    const receiver = await start({MESSAGES_FILE: '', WEBHOOK_URL: address, RATE_LIMIT: '2'});
    const send = async (key: string) => (await post(receiver, MESSAGE, {'Idempotency-Key': key})).status;
    status = 500;
    for (let time = 0; time < 5; time++) expect(await send('a')).toBe(503);
    status = 200;
    expect([await send('a'), await send('b'), await send('c')]).toEqual([201, 201, 429]);
  });
});

describe('settings', () => {
  it.each([
    [{SITE_URL: 'https://www.skillgrove.example/'}, /SITE_URL must be the https origin/],
    [{SITE_URL: 'http://www.skillgrove.example'}, /SITE_URL/],
    [{MESSAGES_FILE: ''}, /MESSAGES_FILE or WEBHOOK_URL must be set/],
    [{WEBHOOK_URL: 'https://hook.example'}, /not both/],
    [{MESSAGES_FILE: '', WEBHOOK_URL: 'ftp://x.example'}, /WEBHOOK_URL must be an https URL; found "ftp:/],
    [{THANKS_URL: 'https://evil.example/'}, /THANKS_URL must be a page of the site/],
    [{RATE_LIMIT: '0', PORT: '70000', TRUSTED_PROXIES: 'yes'}, /RATE_LIMIT[\s\S]*TRUSTED_PROXIES[\s\S]*PORT/],
  ])('are reported if invalid: %j', async (env, message) => {
    await expect(start(env as Record<string, string>)).rejects.toThrow(message);
  });
});
