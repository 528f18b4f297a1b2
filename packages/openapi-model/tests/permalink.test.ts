import {describe, expect, it} from 'vitest';
import {isTryFragment} from '../src/console/fragment.ts';
import {decodePermalink, encodePermalink, MAX_LINK} from '../src/console/permalink.ts';
import {prepare} from '../src/console/request.ts';
import {curlOf} from '../src/console/sample.ts';
import type {ConsoleOperation, Draft} from '../src/console/types.ts';
import {draftOf, operationOf} from './support/consoleContract';

const getTool = operationOf('get-tool');
const createTool = operationOf('create-tool');
const upload = operationOf('upload');

const decode = (hash: string, operation: ConsoleOperation = getTool) =>
  decodePermalink(hash, operation, draftOf(operation));

describe('a link to the filled-in console', () => {
  it('is recognised by the start of the fragment', () => {
    expect(['#try', '#try?x=1'].map(isTryFragment)).toEqual([true, true]);
    expect(['', '#', '#trying', '#parameter-try', '?try'].map(isTryFragment)).not.toContain(true);
  });

  it.each([
    ['get-tool', {values: {'path.id': 'a/b c&d=e#f%', 'query.colour': 'green', 'query.tags': 'x, y'}}],
    ['create-tool', {bodies: {'application/json': '{\n  "name": "é 😀 <b>&"\n}'}}],
    ['get-tool', {status: '204'}],
    ['upload', {contentType: 'application/x-www-form-urlencoded', form: {'form.title': 'a+b', 'form.count': '2'}}],
  ] as [string, Partial<Draft>][])('restores the values: %s', (slug, part) => {
    const operation = operationOf(slug);
    const start = draftOf(operation);
    const draft: Draft = {
      ...start,
      ...part,
      values: {...start.values, ...part.values},
      bodies: {...start.bodies, ...part.bodies},
      form: {...start.form, ...part.form},
    };
    const {hash, notes} = encodePermalink(operation, draft, []);
    expect(notes).toEqual([]);
    expect(hash).toMatch(/^#try\?[\w.*+%=&-]*$/);
    expect(decode(hash, operation)).toEqual({draft, notes: []});
  });

  it('contains no credential, whatever field it was typed into', () => {
    const draft = draftOf(getTool, {'path.id': 'key-12345', 'query.secret': 'hush', 'header.X-Trace': 'x key-12345 x'});
    const {hash, notes} = encodePermalink(getTool, draft, ['key-12345', '', 'a']);
    expect(hash).toBe('#try?query.colour=red');
    expect(notes).toHaveLength(2);
    const body = {...draftOf(createTool), bodies: {'application/json': '{"name": "key-12345"}'}};
    expect(encodePermalink(createTool, body, ['key-12345']).hash).not.toContain('12345');
  });

  it('stays within the maximum length', () => {
    const long = {...draftOf(createTool), bodies: {'application/json': JSON.stringify({name: 'x'.repeat(MAX_LINK)})}};
    expect(encodePermalink(createTool, long, [])).toEqual({hash: '#try', notes: [expect.stringMatching(/too long/)]});
  });
});

describe('an untrusted link', () => {
  it('is ignored if it is too long', () => {
    const {draft, notes} = decode(`#try?path.id=${'x'.repeat(MAX_LINK)}`);
    expect(draft).toEqual(draftOf(getTool));
    expect(notes[0]).toMatch(/too long/);
  });

  it.each([
    '#try?__proto__=1&constructor=2&path.__proto__=3',
    '#try?scheme.ApiKey=k&X-API-Key=k&header.X-API-Key=k',
    '#try?body=x',
    '#try?status=4XX',
  ])('fills in nothing from %s', (hash) => {
    const {draft, notes} = decode(hash);
    expect(draft).toEqual(draftOf(getTool));
    expect(notes[0]).toMatch(/doesn’t accept/);
    expect(({} as Record<string, unknown>)['1']).toBeUndefined();
  });

  it('fills in no parameter that carries a credential', () => {
    const hostile = {...upload, parameters: [{...getTool.parameters[1]!, key: 'query.api_key', name: 'api_key'}]};
    expect(decode('#try?query.api_key=mine', hostile).draft.values['query.api_key']).toBe('');
  });

  it.each(['#try?%FF=%', '#try?=', '#try?&&&', '#try?path.id', '#try?path.id=%E0%A4%A', '#try?path.id=\u0000'])(
    'does not throw for %j',
    (hash) => expect(() => decode(hash)).not.toThrow(),
  );
});

it('the curl command asks for the status that was chosen', () => {
  const target = {url: 'https://api.example', schemes: [], credentials: {}};
  expect(curlOf(prepare(getTool, draftOf(getTool), {...target, preferred: '204'}), [])).toContain("'Prefer: code=204'");
  expect(curlOf(prepare(getTool, draftOf(getTool), target), [])).not.toContain('Prefer');
});

it.each([
  [0, '"Authorization: Bearer ${ACCESS_TOKEN:?}"'],
  [1, '"Authorization: Basic ${BASIC_CREDENTIALS:?}"'],
  [2, `api_key='"\${API_KEY:?}"`],
  [3, '"Cookie: sid=${API_SID:?}"'],
])('the curl command reads the credential of security alternative %i from the environment', (alternative, part) => {
  const schemes = upload.security[alternative]!;
  const credentials = Object.fromEntries(schemes.map(({scheme}) => [scheme, 'secret-value']));
  const command = curlOf(prepare(upload, draftOf(upload), {url: 'https://api.example', schemes, credentials}), schemes);
  expect(command).toContain(part);
  expect(command).not.toContain('secret-value');
});
