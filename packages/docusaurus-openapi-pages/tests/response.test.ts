import {describe, expect, it} from 'vitest';
import {type ReceivedResponse, extensionOf, pictureType, readable, verdictOf} from 'openapi-model/console/response';
import {readBytes} from 'openapi-model/readBytes';
import {unknownIn, valueProblems} from 'openapi-model/console/values';
import {classifyFailure, type FailureSigns} from 'openapi-model/console/failure';
import {sentText} from 'openapi-model/console/resultText';
import {resultOf} from 'openapi-model/console/result';
import {toolsFor} from '../src/components/Console/tools.ts';
import {receiveResponse} from '../src/components/Console/useExchange.ts';
import {prepare} from 'openapi-model/console/request';
import {createSandbox} from 'openapi-sandbox';
import {contract, draftOf, operationOf} from '../../openapi-model/tests/support/consoleContract';

const tools = toolsFor(contract, createSandbox);
const {contract: opened} = tools;
const getTool = operationOf('get-tool');
const createTool = operationOf('create-tool');

const received = (status: number, text: string, more: Partial<ReceivedResponse> = {}): ReceivedResponse => {
  const body = new TextEncoder().encode(text);
  const facts = {reason: '', headers: [], contentType: 'application/json; charset=utf-8', started: 0, time: 12};
  return {...facts, status, size: body.length, body, ...more};
};
const verdict = (status: number, body: string, more?: Partial<ReceivedResponse>) =>
  verdictOf(received(status, body, more), getTool, opened);
const TOOL = '{"id":"t","parts":[{"number":1}]}';

it.each([
  ['{"name": "Saw"}', []],
  ['{"name": "", "size": 11}', ['name must not be empty', 'size must be 10 or less']],
  ['{"name": "a", "wood": true, "parts": [{}]}', ['parts[0].number is required', 'wood is not allowed']],
  ['[]', ['The body must be an object']],
  ['{\n"name": }', [expect.stringMatching(/^The body is not JSON: .*\}/)]],
])('every problem of the body %s is named', (text, problems) => {
  const bodies = {'application/json': text};
  const found = valueProblems(opened, createTool, {...draftOf(createTool), bodies});
  expect(found.map(({message}) => message)).toEqual(problems);
});

it.each([
  [{'query.page': '1'}, []],
  [{'query.page': '0'}, ['Must be 1 or more']],
  [{'query.page': 'abc'}, ['Must be a whole number']],
  [{'query.page': '1e2'}, ['Must be a whole number']],
  [{'query.page': '1.0'}, ['Must be a whole number']],
  [{'query.sizes': '1, -2.5e1'}, []],
  [{'query.sizes': '1, x'}, ['[1] must be a number']],
  [{'query.tags': '1, true'}, []],
  [{'query.filter': '{"size": 3, "deep": {"wide": "yes"}}'}, ['deep.wide must be true or false']],
  // Reported already, because it cannot be sent.
  [{'query.filter': '{size:3}'}, []],
] as [Record<string, string>, string[]][])('every problem of the parameters %j is named', (values, problems) => {
  const found = valueProblems(opened, getTool, draftOf(getTool, values));
  expect(found.map(({message}) => message)).toEqual(problems);
});

it('every problem of a form is named', () => {
  const contentType = 'application/x-www-form-urlencoded';
  const form = {'form.title': '5', 'form.count': 'many'};
  const found = valueProblems(opened, operationOf('upload'), {...draftOf(operationOf('upload')), contentType, form});
  expect(found).toEqual([{key: 'form.count', label: 'count', message: 'Must be a whole number'}]);
});

it('names that the contract does not have are found at every depth', () => {
  const bodies = {
    'application/json': '{"name": "A", "parts": [{"number": 1, "numer": 2}], "extra": {"any": {"a": 1}}}',
  };
  expect(unknownIn(opened, createTool, {...draftOf(createTool), bodies})).toEqual(['parts[0].numer']);
  const filter = '{"size": "3", "deep": {"wide": true, "high": 1}, "colour": "red"}';
  const values = {'query.filter': filter};
  expect(unknownIn(opened, getTool, draftOf(getTool, values))).toEqual(['filter.deep.high', 'filter.colour']);
});

describe('the check against the contract', () => {
  it('reports that a response matches, is a preview or not documented', () => {
    expect(verdict(200, TOOL)).toEqual({kind: 'matches'});
    expect(verdict(204, '', {contentType: ''})).toEqual({kind: 'matches'});
    const gone = new Map([['204', {description: '', content: {'application/json': {}}, isPreview: false}]]);
    expect(verdictOf(received(204, ''), {...getTool, responses: gone}, opened)).toEqual({kind: 'matches'});
    expect(verdict(404, '{}')).toEqual({kind: 'matches'});
    expect(verdict(500, '{}')).toEqual({kind: 'undocumented'});
    const note = 'a preview, so fields may change';
    expect(verdictOf(received(200, '{}'), operationOf('delete-tool'), opened)).toEqual({kind: 'matches', note});
  });

  it('names the property that differs', () => {
    expect(verdict(200, '{"id":"t","parts":[{"number":1},{"number":"x"}]}')).toEqual({
      kind: 'differs',
      mismatches: [{path: 'parts[1].number', message: 'must be a whole number'}],
    });
    expect(verdict(200, '{"id":1,"parts":[]}')).toMatchObject({mismatches: [{path: 'id'}]});
  });

  it.each([
    [200, '', {}, /empty/],
    [204, '{}', {}, /documents none/],
    [200, '<h1>no</h1>', {contentType: 'text/html'}, /text\/html/],
    [200, '{"id":', {}, /is not JSON: /],
  ])('reports a problem with %i %j as a whole', (status, body, more, message) => {
    const found = verdict(status, body, more);
    expect(found.kind === 'differs' && found.mismatches[0]!.message).toMatch(message);
  });

  it('reads XML', () => {
    const schema = {type: 'object', required: ['id'], properties: {id: {type: 'integer'}}};
    const content = {'application/xml': schema};
    const responses = new Map([['200', {description: '', content, isPreview: false}]]);
    const found = ['<a><id>7</id></a>', '<a/>', '{}'].map((text) =>
      verdictOf(received(200, text, {contentType: 'application/xml'}), {...getTool, responses}, opened),
    );
    expect(found).toMatchObject([
      {kind: 'matches'},
      {mismatches: [{path: 'id', message: 'is required'}]},
      {mismatches: [{message: 'is not XML'}]},
    ]);
  });

  it('does not claim to have checked what it cannot check', () => {
    expect(verdict(200, TOOL, {rest: 'cancelled'}).kind).toBe('unchecked');
    expect(verdict(200, `[${'1,'.repeat(600_000)}1]`).kind).toBe('unchecked');
    const file = operationOf('get-file');
    expect(verdictOf(received(200, 'x', {contentType: 'text/csv'}), file, opened).kind).toBe('unchecked');
  });

  it('survives extremely deep nesting', () => {
    const deep = `{"id":"t","parts":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
    expect(['differs', 'unchecked']).toContain(verdict(200, deep).kind);
  });
});

describe('after the response', () => {
  const prepared = prepare(getTool, draftOf(getTool), {url: 'https://x.example', schemes: [], credentials: {}});
  const sent = {prepared, place: 'there', isSandbox: false};
  const result = (status: number, body: string, headers: [string, string][] = []) =>
    resultOf({...sent, response: received(status, body, {headers})}, getTool, opened, 0);

  it.each([
    [429, '86400', 86_400],
    [429, '86401', null],
    [404, '30', null],
  ])('a %i with Retry-After: %s starts a countdown at %j', (status, header, wait) => {
    expect(result(status, '{}', [['Retry-After', header]]).wait).toBe(wait);
  });

  it('is summed up in a sentence', () => {
    expect(result(429, '{}', [['Retry-After', '30']]).sentence).toBe(
      '429 Too Many Requests in 12 ms, 2 B, matches the contract. Wait 30 seconds before you send it again.',
    );
  });
});

const signs: FailureSigns = {
  ...{isCancelled: false, isTimedOut: false, isRedirect: false, isSandbox: false},
  ...{isOnline: true, isSent: true},
};

it.each([
  [{isOnline: false}, 'offline'],
  [{isSandbox: true, isOnline: false}, 'sandbox'],
  [{}, 'refused'],
])('a failure with the signs %j is %s', (some, kind) => {
  expect(classifyFailure({...signs, ...some})).toBe(kind);
});

describe('reading a response', () => {
  it('keeps what has arrived when the rest is lost', async () => {
    let source: ReadableStreamDefaultController | undefined;
    const stream = new ReadableStream({start: (controller) => void (source = controller)});
    const headers = {'Content-Type': 'text/event-stream'};
    const received = receiveResponse(new Response(stream, {headers}), 0);
    source!.enqueue(new TextEncoder().encode('data: 1'));
    setTimeout(() => source!.error(new Error('lost')));
    const response = await received;
    expect([readable(response), response.rest]).toEqual(['data: 1', 'lost']);
  });

  it('stops at the size limit', async () => {
    const {body, isComplete} = await readBytes(new Response('x'.repeat(100_000)), 1000);
    expect(isComplete).toBe(false);
    expect(body.length).toBeLessThan(200_000);
    expect((await readBytes(new Response(null), 1000)).body.length).toBe(0);
  });

  it.each([
    ['indents JSON, with numbers as written', 'application/json', '{"a":1.10}', '{\n  "a": 1.10\n}'],
    ['keeps what is no JSON', 'application/json', '{"a":', '{"a":'],
    ['keeps a stream of JSON', 'application/x-ndjson', '{"a":1}\n{"a":2}\n', '{"a":1}\n{"a":2}\n'],
    ['shows no binary data', 'application/pdf', 'x', undefined],
    ['keeps what it can read', 'text/plain', Uint8Array.of(0x63, 0xe9), 'c\ufffd'],
  ])('%s', (_, contentType, source, text) => {
    const body = typeof source === 'string' ? new TextEncoder().encode(source) : source;
    expect(readable({body, contentType})).toBe(text);
  });

  it.each([
    ['application/problem+json', 'json', undefined],
    ['image/svg+xml; charset=utf-8', 'svg', 'svg'],
    ['text/html', 'txt', undefined],
    ['application/x-msdownload', 'bin', undefined],
  ])('%s is saved as .%s', (contentType, extension, picture) => {
    expect([extensionOf(contentType), pictureType(contentType)]).toEqual([extension, picture]);
  });
});

it('what was sent is shown as far as it says more than the path of the operation', () => {
  expect(sentText('https://sandbox.invalid/tools?page=2', '/tools')).toBe('?page=2');
  expect(sentText('https://sandbox.invalid/tools/7?a=1', '/tools/{id}')).toBe('/tools/7?a=1');
  expect(sentText('https://sandbox.invalid/toolshed', '/tools')).toBe('/toolshed');
  expect(sentText('https://api.example/tools', '/tools')).toBe('https://api.example/tools');
});
