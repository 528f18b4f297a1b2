import {describe, expect, it} from 'vitest';
import {prepare, type Target, toRequest} from '../src/console/request.ts';
import {curlOf} from '../src/console/sample.ts';
import {serverAddress} from '../src/console/servers.ts';
import type {ConsoleOperation, Draft} from '../src/console/types.ts';
import {draftOf, operationOf} from './support/consoleContract';

const getTool = operationOf('get-tool');
const createTool = operationOf('create-tool');
const upload = operationOf('upload');
const SERVER = 'https://api.tools.example';

const prepared = (operation: ConsoleOperation, draft: Draft, more?: Partial<Target>) =>
  prepare(operation, draft, {url: SERVER, schemes: operation.security[0] ?? [], credentials: {}, ...more});
const requestOf = (operation: ConsoleOperation, draft: Draft, more?: Partial<Target>) =>
  toRequest(prepared(operation, draft, more), new AbortController().signal);
const queryOf = (values: Record<string, string>) =>
  new URL(requestOf(getTool, draftOf(getTool, {'query.colour': '', ...values})).url).search;
const messages = (operation: ConsoleOperation, values: Record<string, string>) =>
  prepared(operation, draftOf(operation, values)).problems.map(({key, isFinal}) => `${key}${isFinal ? ' final' : ''}`);

it('an enum has a select, and an object a JSON editor', () => {
  const fields = Object.fromEntries(getTool.parameters.map((field) => [field.key, field]));
  expect(fields).toMatchObject({
    'query.colour': {control: 'select', options: ['red', 'green']},
    'query.filter': {control: 'json'},
    'query.secret': {isSecret: true},
  });
});

describe('the address', () => {
  it.each([
    ['a/b c', 'a%2Fb%20c'],
    ['half \ud83d', 'half%20%EF%BF%BD'],
    ['%2e%2e', '%252e%252e'],
    ['{id}$&', '%7Bid%7D%24%26'],
  ])('sends %j as one segment of the path', (value, segment) => {
    const {url} = prepared(getTool, draftOf(getTool, {'path.id': value}));
    expect(url).toBe(`${SERVER}/tools/${segment}?colour=red`);
    expect(new URL(url).pathname.split('/')).toHaveLength(3);
  });

  it('has no path steps, which browsers would resolve, not even from two parameters', () => {
    for (const value of ['.', '..']) expect(messages(getTool, {'path.id': value})).toEqual(['path.id final']);
    const operation = operationOf('get-file');
    expect(messages(operation, {'path.name': '', 'path.ending': ''})).toContain('path.name final');
    expect(messages(operation, {'path.name': 'a', 'path.ending': '..'})).toEqual([]);
  });

  it.each([
    [{'query.tags': 'a, b c'}, '?tags=a&tags=b%20c'],
    [{'query.tags': '["a,b","c"]'}, '?tags=a%2Cb&tags=c'],
    [{'query.filter': '{"size":"3 m"}'}, '?filter%5Bsize%5D=3%20m'],
    [{'query.where': 'a/b?c&d=e#f'}, '?where=a/b?c%26d%3De%23f'],
  ])('writes %j as %s', (values, search) => {
    expect(queryOf(values as Record<string, string>)).toBe(search);
  });

  it.each([
    ['https://api.tools.example/base/', {}, 'https://api.tools.example/base'],
    ['https://{region}.tools.example', {region: 'us'}, 'https://us.tools.example'],
    ['/v1', {}, 'https://site.example/v1'],
  ])('of the server %s with %j is %s', (url, values, address) => {
    const server = {url, variables: getTool.servers[1]!.variables!};
    const {origin} = new URL(address);
    expect(serverAddress(server, values, 'https://site.example/x')).toEqual({url: address, origin});
  });

  it.each(['javascript:alert(1)', 'file:///etc', 'https://a:b@host.example', 'https://eu x.example'])(
    'of a server cannot be %s',
    (url) => {
      expect(serverAddress({url}, {}, 'https://site.example')).toHaveProperty('problem');
    },
  );
});

describe('headers and credentials', () => {
  it('sends both keys in their headers, and nothing that was not entered', () => {
    const request = requestOf(getTool, draftOf(getTool), {credentials: {ApiKey: ' key-1 ', DomainId: ''}});
    expect(request.headers.get('X-API-Key')).toBe('key-1');
    expect(request.headers.has('X-Domain-ID')).toBe(false);
    expect(request.headers.get('Accept')).toBe('application/json');
    expect(request.redirect).toBe('manual');
    expect(request.credentials).toBe('omit');
  });

  it('encodes a user and password of any alphabet', () => {
    const more = {schemes: upload.security[1]!, credentials: {Login: 'müller:geheim'}};
    const {headers} = requestOf(upload, draftOf(upload), more);
    expect(headers.get('Authorization')).toBe('Basic bcO8bGxlcjpnZWhlaW0=');
  });

  it('sends cookies only if a header replaces them', () => {
    const more = {schemes: upload.security[3]!, credentials: {CookieKey: 'c 1'}};
    expect([...requestOf(upload, draftOf(upload), more).headers.values()].join()).not.toContain('c%201');
    const request = requestOf(upload, draftOf(upload), {...more, cookieHeader: 'X-Cookies'});
    expect(request.headers.get('X-Cookies')).toBe('sid=c%201');
    expect(messages(getTool, {'cookie.session': 'x'})).toEqual(['cookie.session final']);
  });

  it.each(['a\nb: c', 'kéy-日本', '\u200bkey'])('says that %j cannot be a credential', (value) => {
    const {problems} = prepared(getTool, draftOf(getTool), {credentials: {ApiKey: value}});
    const isLatin = /^[\x20-\xff]*$/.test(value);
    expect(problems.map(({key}) => key)).toEqual(isLatin ? [] : ['scheme.ApiKey']);
  });

  it('says that a page cannot set a header of the browser', () => {
    expect(messages(getTool, {'header.Host': 'x'})).toEqual(['header.Host final']);
  });

  it.each(['Zürich', 'a\nb: c', 'half \ud83d'])('writes %j in ASCII, like a sample', (value) => {
    const draft = draftOf(getTool, {'header.X-Trace': value});
    expect(messages(getTool, draft.values)).toEqual([]);
    const sent = requestOf(getTool, draft).headers.get('X-Trace')!;
    expect(sent).toMatch(/^[ -~]+$/);
    expect(curlOf(prepared(getTool, draft), [])).toContain(`'X-Trace: ${sent}'`);
    expect(decodeURIComponent(sent)).toBe(value.replace('\ud83d', '\ufffd'));
  });
});

it.each([
  [{'path.id': '', 'query.colour': ''}, ['path.id final', 'query.colour']],
  [{'query.filter': '{size:3}'}, ['query.filter final']],
])('problems are reported for %j: %j', (values, problems) => {
  expect(messages(getTool, values as Record<string, string>)).toEqual(problems);
});

it('a problem is reported for a missing required body', () => {
  const draft = {...draftOf(createTool), bodies: {'application/json': ' \n'}};
  expect(prepared(createTool, draft).problems).toMatchObject([{key: 'body'}]);
  expect(requestOf(createTool, draft).body).toBeNull();
});

describe('the body', () => {
  it('is sent unchanged, with its content type', async () => {
    const text = '{"name": "a\u2028<b>"}';
    const request = requestOf(createTool, {...draftOf(createTool), bodies: {'application/json': text}});
    expect([request.headers.get('Content-Type'), await request.text()]).toEqual(['application/json', text]);
  });

  it('can be a multipart form with files', async () => {
    const files = {'form.file': [new File(['png'], 'plan.png', {type: 'image/png'})]};
    const draft = {...draftOf(upload), form: {'form.title': 'Plan', 'form.tags': 'a, b'}, files};
    const form = await requestOf(upload, draft).formData();
    expect([form.get('title'), form.getAll('tags')]).toEqual(['Plan', ['a', 'b']]);
    expect((form.get('file') as File).name).toBe('plan.png');
  });
});
