import {describe, expect, it} from 'vitest';
import {createSandbox, DEMO_CREDENTIALS} from '../../../src/sandbox';
import {random} from '../../../src/lib/random';
import {ourContract} from '@site/tests/unit/support/contract';
import {readContract, send, type Example, type Reply} from '@site/tests/unit/support/sandbox';

const contract = ourContract();
const {operations, problems} = readContract(contract);

const NAMES = [
  '__proto__',
  'constructor',
  '',
  ' ',
  '\u0000',
  '\ud83e\udd89',
  'e\u0301\u202eabc',
  'a/b c?d#e%',
  '..',
  '-1',
  '1e999',
  '<img src=x onerror=alert(1)>',
  'x'.repeat(4000),
];
const VALUES = [null, true, 0, -1, 1e308, '', [], {}, [[]], {a: {}}, ...NAMES];
const TEXTS = [
  '{',
  '"',
  '{"a":1,}',
  '\u0000',
  '{"a":"\ud800"}',
  '\ufeff\ufeff{}',
  `${'['.repeat(100_000)}`,
  `"${'x'.repeat(1_000_001)}"`,
];
const HEADERS: [string, string][] = [
  ['Accept', ';;,,q=,application/;q=abc'],
  ['Content-Type', 'application/json; charset="'],
  ['Content-Length', '-5'],
  ['Prefer', 'code=,,;;example="\\'],
  ['Prefer', `code=${'9'.repeat(500)}`],
  ['Prefer', 'example=__proto__'],
  ['X-API-Key', '__proto__'],
  ['Cookie', '=;;;=a;%'],
];

/** Path and query of the request, with the invalid values filled in. */
function spoil(url: string, path: string, pick: <T>(values: readonly T[]) => T): string {
  const filled = path.replace(/\{\w+\}/g, () => encodeURIComponent(pick(NAMES).replace(/[\ud800-\udfff]/g, '')));
  const query = new URLSearchParams(url.split('?')[1]);
  for (const name of [...query.keys(), 'page', 'limit']) if (pick([true, false])) query.set(name, pick(NAMES));
  if (pick([true, false])) query.append(pick(NAMES), pick(NAMES));
  return `${filled}?${query}`;
}

function spoilBody(body: object | undefined, pick: <T>(values: readonly T[]) => T): unknown {
  if (pick([true, false, false])) return pick(TEXTS);
  const members = Object.entries(body ?? {}).map(([name, value]) => [name, pick([value, value, pick(VALUES)])]);
  return JSON.stringify(Object.fromEntries([...members, [pick(NAMES), pick(VALUES)]]));
}

/** The error envelope, whether or not the operation documents the code. */
function expectEnvelope(reply: Reply, {method, path, codes}: Example, request: string): void {
  const code = String(reply.status);
  if (codes.includes(code)) expect(problems(method, path, code, reply), request).toEqual([]);
  else expect(problems('GET', '/api/v1/courses/{id}', code, reply), request).toEqual([]);
  expect(reply.status, `${request}\n${reply.text.slice(0, 300)}`).toBeLessThan(500);
}

describe('bad input', () => {
  it('always gets an error in the documented format, and never a 500', {timeout: 60_000}, async () => {
    const draw = random('bad input');
    const pick = <T>(values: readonly T[]): T => values[Math.floor(draw() * values.length)]!;
    const sandbox = createSandbox(contract);
    const statuses = new Map<number, number>();
    for (let round = 0; round < 600; round += 1) {
      const operation = pick(operations);
      const {method, url, path, body} = operation;
      const hasBody = method !== 'GET' && method !== 'DELETE';
      const address = pick([true, false]) ? spoil(url, path, pick) : url;
      const headers = pick([true, false]) ? Object.fromEntries([pick(HEADERS)]) : {};
      const content = hasBody ? spoilBody(body, pick) : undefined;
      const reply = await send(sandbox, method, address, {headers, body: content});
      expectEnvelope(
        reply,
        operation,
        `${method} ${address} ${JSON.stringify(headers)} ${String(content).slice(0, 200)}`,
      );
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
    }
    for (const status of [200, 400, 401, 404]) expect(statuses.get(status), `status ${status}`).toBeGreaterThan(10);
  });

  it('that is odd but valid is stored unchanged', async () => {
    const sandbox = createSandbox(contract);
    for (const title of NAMES.filter(Boolean)) {
      const {body, status} = await send(sandbox, 'POST', '/api/v1/courses', {
        body: {title, organization_id: 'org_4dn7q'},
      });
      expect(status).toBe(201);
      expect((await send(sandbox, 'GET', `/api/v1/courses/${body.data.id}`)).body.data.title).toBe(title);
    }
    expect(({} as Record<string, unknown>).title).toBeUndefined();
  });

  it('is rejected before it is read if its Content-Length is too large', async () => {
    let pulled = 0;
    const body = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(100_000));
      },
    });
    const request = (headers: Record<string, string>) =>
      new Request('http://sandbox.local/api/v1/courses', {
        method: 'POST',
        headers: {...DEMO_CREDENTIALS, 'Content-Type': 'application/json', ...headers},
        body,
        duplex: 'half',
      } as RequestInit);
    const sandbox = createSandbox(contract);
    const declared = await sandbox.fetch(request({'Content-Length': '5000000'}));
    expect(declared.status).toBe(400);
    expect(pulled).toBeLessThanOrEqual(1);
    const endless = await sandbox.fetch(request({}));
    expect(endless.status).toBe(400);
    expect((await endless.json()).message).toContain('1 MB');
    expect(pulled).toBeLessThan(15);
  });
});
