import {spawnSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {curlExample} from '../../src/lib/curl';

const ORIGIN = 'https://api.skillgrove.example';

type Request = Parameters<typeof curlExample>[1];
const CREDENTIALS = ['X-API-Key', 'X-Domain-ID'].map((name) => ({name, in: 'header', type: 'apiKey'}));
const curlOf = (origin: string, parts: Request) => curlExample(origin, parts, CREDENTIALS);
const JSON_TYPE = {contentType: 'application/json'};
const parameter = (where: string, name: string, value?: unknown) => ({
  name,
  in: where,
  required: true,
  ...(value === undefined ? {} : {example: JSON.stringify(value)}),
});
const request = (parts: Partial<Request>): Request => ({
  method: 'GET',
  path: '/api/v1/courses',
  parameters: [],
  ...parts,
});

/** The arguments that a POSIX shell gives to curl; nothing else that the text starts can run. */
function argumentsOf(command: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${command}\n`;
  const {status, stdout, stderr} = spawnSync('/bin/sh', ['-c', script], {
    encoding: 'utf8',
    env: {
      API_KEY: 'secret key',
      DOMAIN_ID: 'domain',
      K_ID_: 'secret key',
      KEY: 'secret key',
      TOKEN: 't0ken',
      USER_NAME: 'me',
      PASSWORD: 'word',
      PATH: '/nowhere',
    },
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return stdout.split('\0').slice(0, -1);
}

const HOSTILE = [
  `it's`,
  `'; touch /nowhere/x; '`,
  '$(id)',
  '`id`',
  '$HOME ${HOME}',
  '\\',
  `\\'`,
  '"double"',
  'a\nb',
  '!history',
  '# comment',
  '* ? [a] {b,c} ~',
  '| & ; < > ( )',
  '-o /nowhere/file',
  '%00 %s',
  "$&$1$`$'",
  'é 😀',
];

describe('curlExample', () => {
  it('fits on the page as documentation shows it', () => {
    expect(
      curlOf(
        ORIGIN,
        request({
          path: '/api/v1/learners/{id}/progress',
          parameters: [parameter('path', 'id', 'usr_1'), parameter('query', 'course_id', 'crs_1')],
        }),
      ),
    ).toBe(
      [
        `curl '${ORIGIN}/api/v1/learners/usr_1/progress?course_id=crs_1' \\`,
        '  -H "X-API-Key: $API_KEY" \\',
        '  -H "X-Domain-ID: $DOMAIN_ID"',
      ].join('\n'),
    );
  });

  it('names the method and sends the body as JSON', () => {
    const body = {...JSON_TYPE, example: '{\n  "title": "Forklift"\n}'};
    const [method, verb, url, ...rest] = argumentsOf(curlOf(ORIGIN, request({method: 'POST', body})));
    expect([method, verb, url]).toEqual(['-X', 'POST', `${ORIGIN}/api/v1/courses`]);
    expect(rest).toContain('Content-Type: application/json');
    expect(rest.at(-1)).toBe(body.example);
  });

  it('takes both credentials from the environment', () => {
    const found = argumentsOf(curlOf(ORIGIN, request({})));
    expect(found).toContain('X-API-Key: secret key');
    expect(found).toContain('X-Domain-ID: domain');
    expect(curlOf(ORIGIN, request({}))).not.toContain('secret');
  });

  it('fills only the query parameters that have an example', () => {
    const parameters = [parameter('query', 'page', 1), parameter('query', 'team_id'), parameter('query', 'all', false)];
    expect(argumentsOf(curlOf(ORIGIN, request({parameters})))[0]).toBe(`${ORIGIN}/api/v1/courses?page=1&all=false`);
  });

  it('fills every path parameter', () => {
    const path = '/api/v1/enrollments/course/{user_id}/{course_id}';
    const parameters = [parameter('path', 'course_id', 'c/2'), parameter('path', 'user_id', 'a b')];
    const url = argumentsOf(curlOf(ORIGIN, request({method: 'DELETE', path, parameters})))[2];
    expect(url).toBe(`${ORIGIN}/api/v1/enrollments/course/a%20b/c%2F2`);
  });

  it.each(HOSTILE)('keeps %j in its place in the path and the query', (value) => {
    const parameters = [parameter('path', 'id', value), parameter('query', 'q', value)];
    const found = argumentsOf(curlOf(ORIGIN, request({path: '/x/{id}/y', parameters})));
    expect(found).toHaveLength(5);
    const url = new URL(found[0]!);
    expect(url.origin).toBe(ORIGIN);
    const [, before, id, after, ...more] = url.pathname.split('/');
    expect([before, decodeURIComponent(id!), after, more]).toEqual(['x', value, 'y', []]);
    expect(Object.fromEntries(url.searchParams)).toEqual({q: value});
  });

  it.each(HOSTILE)('sends %j as the body, letter for letter', (value) => {
    const found = argumentsOf(curlOf(ORIGIN, request({method: 'POST', body: {...JSON_TYPE, example: value}})));
    expect(found.at(-1)).toBe(value);
  });

  it('sends a body that begins with @, not the file of that name', () => {
    const found = argumentsOf(curlOf(ORIGIN, request({method: 'POST', body: {...JSON_TYPE, example: '@/etc/passwd'}})));
    expect(found.slice(-2)).toEqual(['--data-raw', '@/etc/passwd']);
  });

  it.each([
    [{name: 'k"$(id)', in: 'header', type: 'apiKey'}, ['-H', 'k"$(id): secret key']],
    [{name: 'key', in: 'cookie', type: 'apiKey'}, ['-b', 'key=secret key']],
    [{name: 'Authorization', in: 'header', type: 'http', httpScheme: 'bearer'}, ['-H', 'Authorization: Bearer t0ken']],
    [{name: 'Authorization', in: 'header', type: 'oauth2'}, ['-H', 'Authorization: Bearer t0ken']],
    [{name: 'Authorization', in: 'header', type: 'http', httpScheme: 'basic'}, ['-u', 'me:word']],
  ])('sends the credential %j', (credential, expected) => {
    expect(argumentsOf(curlExample(ORIGIN, request({}), [credential])).slice(1)).toEqual(expected);
  });

  it('adds a key to the address', () => {
    const key = {name: 'api_key', in: 'query', type: 'apiKey'};
    const [url] = argumentsOf(curlExample(ORIGIN, request({parameters: [parameter('query', 'page', 1)]}), [key]));
    expect(url).toBe(`${ORIGIN}/api/v1/courses?page=1&api_key=secret key`);
  });
});
