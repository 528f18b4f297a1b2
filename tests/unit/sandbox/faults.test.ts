import {expect, it} from 'vitest';
import {createSandbox} from '../../../src/sandbox';
import {ourContract} from '@site/tests/unit/support/contract';
import {readContract, send} from '@site/packages/openapi-sandbox/tests/support/sandbox';

const contract = ourContract();
const {operations, problems} = readContract(contract);
const sandbox = createSandbox(contract);

const ODD = ['__proto__', 'constructor', ' ', '\u0000', '\ud83e\udd89', 'e\u0301\u202eabc', 'a/b c?d#e%', '..', '-1'];
const NAMES = [...ODD, '1e999', '<img src=x onerror=alert(1)>', 'x'.repeat(4000)];
const LARGE = ['['.repeat(100_000), `"${'x'.repeat(1_000_001)}"`];
const TEXTS = ['{', '{"a":1,}', '\u0000', '{"a":"\ud800"}', '\ufeff\ufeff{}', ...LARGE];
const HEADERS: [string, string][] = [
  ['Accept', ';;,,q=,application/;q=abc'],
  ['Content-Type', 'application/json; charset="'],
  ['Content-Length', '-5'],
  ['Prefer', 'code=,,;;;"\\'],
  ['Prefer', `code=${'9'.repeat(500)}`],
  ['X-API-Key', '__proto__'],
  ['Cookie', '=;;;=a;%'],
];

it.each(operations)('$id responds to bad input in the documented format, and never with a 500', async (operation) => {
  const {method, url, path, codes} = operation;
  const hasBody = method !== 'GET' && method !== 'DELETE';
  const expectEnvelope = async (address: string, body: unknown, [name, value] = ['Accept', '*/*']) => {
    const reply = await send(sandbox, method, address, {headers: {[name]: value}, ...(hasBody && {body})});
    const request = `${address} ${name}: ${value} ${JSON.stringify(body)}`.slice(0, 300);
    expect(reply.status, request).toBeLessThan(500);
    const code = String(reply.status);
    const [of, at] = codes.includes(code) ? [method, path] : ['GET', '/api/v1/courses/{id}'];
    expect(problems(of, at, code, reply), request).toEqual([]);
  };
  const fields = Object.keys(operation.body ?? {});
  for (const value of NAMES) {
    const filled = path.replace(/\{\w+\}/g, () => encodeURIComponent(value));
    const query = [...new URLSearchParams(url.split('?')[1]).keys(), 'page', 'limit', value].map((key) => [key, value]);
    const body = Object.fromEntries([...fields, value].map((field) => [field, value]));
    await expectEnvelope(`${filled}?${new URLSearchParams(query).toString()}`, body);
  }
  if (hasBody) {
    const values = [null, true, -1, 1e308, [], {}, [[]]];
    const bodies = values.map((value) => Object.fromEntries(fields.map((field) => [field, value])));
    for (const body of [...bodies, ...TEXTS]) await expectEnvelope(url, body);
  }
  for (const header of HEADERS) await expectEnvelope(url, operation.body, header);
});

it('odd but valid texts are stored unchanged', async () => {
  for (const title of NAMES) {
    const {body} = await send(sandbox, 'POST', '/api/v1/courses', {body: {title, organization_id: 'org_4dn7q'}});
    expect((await send(sandbox, 'GET', `/api/v1/courses/${body.data.id}`)).body.data.title).toBe(title);
  }
  expect(({} as Record<string, unknown>).title).toBeUndefined();
});

it('a body is not read if its Content-Length is too large, and no further than the limit', async () => {
  let pulled = 0;
  const body = new ReadableStream({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(100_000));
    },
  });
  const post = (headers: Record<string, string>) => send(sandbox, 'POST', '/api/v1/courses', {body, headers});
  expect((await post({'Content-Length': '5000000'})).status).toBe(400);
  expect(pulled).toBeLessThanOrEqual(1);
  const endless = await post({});
  expect(endless.status).toBe(400);
  expect(endless.body.message).toContain('1 MB');
  expect(pulled).toBeLessThan(15);
});
