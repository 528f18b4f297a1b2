import {describe, expect, it} from 'vitest';
import {curl} from '../../../src/lib/samples/curl';
import {variableOf} from '../../../src/lib/samples/credentials';
import type {CredentialScheme} from '../../../src/openapi/credentials';
import type {ParameterPlace} from '../../../src/openapi/document';
import {exampleRequest, type SampleOperation} from '../../../src/lib/samples/example';
import {findSampleLanguage} from '../../../src/lib/samples';
import {literal} from '../../../src/lib/samples/literals';
import {linesOf, tokensOf} from '../../../src/lib/samples/tokens';
import {BOUNDARY_VALUES} from '../../samples/values';

const ORIGIN = 'https://api.skillgrove.example';
const BOTH: CredentialScheme[] = [
  {scheme: 'ApiKey', type: 'apiKey', in: 'header', name: 'X-API-Key'},
  {scheme: 'DomainId', type: 'apiKey', in: 'header', name: 'X-Domain-ID'},
];

const parameter = (place: ParameterPlace, name: string, value?: unknown, more = {}) => ({
  name,
  in: place,
  valueType: 'string',
  required: true,
  ...(value === undefined ? {} : {example: JSON.stringify(value)}),
  ...more,
});
const example = (parts: Partial<SampleOperation>, security = BOTH, url = ORIGIN) =>
  exampleRequest({url}, {method: 'GET', path: '/x', parameters: [], responses: [], ...parts}, security);

describe('exampleRequest', () => {
  it('fills the path and the required query parameters, and reads both credentials from the environment', () => {
    const parameters = [
      parameter('path', 'id', 'usr_1'),
      parameter('query', 'course_id', 'crs_1'),
      parameter('query', 'page', 1, {required: false}),
    ];
    const {url, headers} = example({path: '/learners/{id}/progress', parameters});
    expect(url).toBe(`${ORIGIN}/learners/usr_1/progress?course_id=crs_1`);
    expect(headers).toEqual([
      {name: 'X-API-Key', env: 'API_KEY'},
      {name: 'X-Domain-ID', env: 'DOMAIN_ID'},
    ]);
    expect(['Path', '$(id)'].map(variableOf)).toEqual(['API_PATH', 'API_ID']);
  });

  it('fills path parameters without an example with a number or their name', () => {
    const parameters = [parameter('path', 'id'), parameter('path', 'count', undefined, {valueType: 'integer'})];
    expect(example({path: '/{count}/{id}/{undeclared}', parameters}).url).toBe(`${ORIGIN}/1/id/undeclared`);
  });

  const list = ['a', 'b'];
  const object = {k: 'v', n: 1};
  it.each<[ParameterPlace, unknown, object, string]>([
    ['query', list, {}, '?p=a&p=b'],
    ['query', list, {style: 'pipeDelimited'}, '?p=a%7Cb'],
    ['query', object, {}, '?k=v&n=1'],
    ['query', object, {contentType: 'application/json'}, '?p=%7B%22k%22%3A%22v%22%2C%22n%22%3A1%7D'],
    ['query', [], {}, ''],
    ['path', list, {}, 'a,b'],
    ['path', list, {style: 'label'}, '.a,b'],
    ['path', list, {style: 'matrix', explode: true}, ';p=a;p=b'],
    ['path', object, {explode: true}, 'k=v,n=1'],
  ])('writes into the %s %j with %j', (place, value, more, text) => {
    const path = place === 'path' ? '/{p}' : '/';
    expect(example({path, parameters: [parameter(place, 'p', value, more)]}).url).toBe(`${ORIGIN}/${text}`);
  });

  it.each(['é 😀\n"\'\\', '\ud800', '{id}', '$&', 'a/b?c&d'])(
    'keeps %j in its place in the path and the query',
    (value) => {
      const parameters = [parameter('path', 'id', value), parameter('query', 'q', value)];
      const url = new URL(example({path: '/x/{id}/y', parameters}).url);
      const expected = value === '\ud800' ? '\ufffd' : value;
      expect(url.pathname.split('/').map(decodeURIComponent)).toEqual(['', 'x', expected, 'y']);
      expect(Object.fromEntries(url.searchParams)).toEqual({q: expected});
      expect(url.href).toMatch(/^[!-~]+$/);
    },
  );

  it('keeps header parameters to visible ASCII', () => {
    const parameters = [
      parameter('header', 'Prefer', 'a\r\nX-Evil: 1 é'),
      parameter('header', 'accept', 'text/html'),
      parameter('header', 'Optional', 'x', {required: false}),
    ];
    expect(example({parameters}, []).headers).toEqual([{name: 'Prefer', value: 'a%0D%0AX-Evil: 1 %C3%A9'}]);
  });

  it.each<[Pick<CredentialScheme, 'type'> & Partial<CredentialScheme>, object[]]>([
    [{type: 'http', httpScheme: 'Basic'}, [{name: 'Authorization', env: 'BASIC_CREDENTIALS', prefix: 'Basic '}]],
    [{type: 'oauth2'}, [{name: 'Authorization', env: 'ACCESS_TOKEN', prefix: 'Bearer '}]],
    [{type: 'apiKey', in: 'cookie', name: 'sid'}, [{name: 'Cookie', env: 'API_SID', prefix: 'a=b%20c; sid='}]],
  ])('sends %o', (credential, headers) => {
    const parameters = credential.in === 'cookie' ? [parameter('cookie', 'a', 'b c')] : [];
    const scheme: CredentialScheme = {scheme: 'Signed', in: 'header', name: 'Authorization', ...credential};
    expect(example({parameters}, [scheme]).headers).toEqual(headers);
  });

  it('sends the credentials of the first alternative, and none for open operations', () => {
    const first = example({security: [[{scheme: 'DomainId'}], [{scheme: 'ApiKey'}]]});
    expect(first.headers).toEqual([{name: 'X-Domain-ID', env: 'DOMAIN_ID'}]);
    expect(example({security: []}).headers).toEqual([]);
    expect(example({security: [[], [{scheme: 'ApiKey'}]]}).headers).toEqual([]);
  });

  it('sends URL-encoded and multipart forms as forms', () => {
    const bodyOf = (contentType: string, text: string) =>
      example({method: 'POST', body: {contentType, example: text}}).body!;
    const text = JSON.stringify({name: 'a b&c', list: ['é', 2]});
    const urlEncoded = 'application/x-www-form-urlencoded';
    expect(bodyOf(urlEncoded, text).text).toBe('name=a%20b%26c&list=%C3%A9&list=2');
    expect(bodyOf(urlEncoded, 'a=1').text).toBe('a=1');
    const {contentType, text: parts} = bodyOf('multipart/form-data', text);
    expect(parts.split(`--${contentType.replace('multipart/form-data; boundary=', '')}`)).toEqual([
      '',
      '\r\nContent-Disposition: form-data; name="name"\r\n\r\na b&c\r\n',
      '\r\nContent-Disposition: form-data; name="list"\r\n\r\né\r\n',
      '\r\nContent-Disposition: form-data; name="list"\r\n\r\n2\r\n',
      '--\r\n',
    ]);
  });

  it.each([
    ['https://user:secret@api.skillgrove.example/v1/?key=secret', `${ORIGIN}/v1/x`],
    ['javascript:alert(1)', 'https://api.example/javascript:alert(1)/x'],
  ])('puts the path below the server %j', (server, url) => {
    expect(example({}, [], server).url).toBe(url);
  });
});

describe('curl', () => {
  it('has a line for the URL, each header and the body', () => {
    expect(curl({...example({}), method: 'POST', body: {contentType: 'text/plain', text: `it's`}})).toBe(
      [
        'curl --fail-with-body -X POST \\',
        `  '${ORIGIN}/x' \\`,
        '  -H "X-API-Key: $API_KEY" \\',
        '  -H "X-Domain-ID: $DOMAIN_ID" \\',
        "  -H 'Content-Type: text/plain' \\",
        String.raw`  --data-raw 'it'\''s'`,
      ].join('\n'),
    );
    expect(curl({method: 'HEAD', url: ORIGIN, headers: []})).toContain('--head');
    expect(curl({method: 'GET', url: ORIGIN, headers: [{name: 'Empty', value: ''}]})).toContain("-H 'Empty;'");
  });

  it('pipes a body that would not survive as an argument or pasted into a terminal', () => {
    const body = {contentType: 'text/plain', text: '-n 100% \\ a\0b'};
    expect(curl({method: 'POST', url: ORIGIN, headers: [], body})).toMatch(
      /^printf '\\055n 100%% \\\\ a\\000b' \| curl .*--data-binary @-$/s,
    );
  });
});

it('literals keep their value and escape invisible characters', () => {
  const text = BOUNDARY_VALUES.join('');
  expect(literal(text)).toMatch(/^"[^\p{Cc}\u2028\u2029\u202e\ufeff]*"$/u);
  expect(JSON.parse(literal(text))).toBe(text);
});

// That it quotes values and reads credentials shows when tests/samples run it.
it.each(['javascript', 'python', 'php', 'go'])('a sample in %s is highlighted', (id) => {
  const {generate, grammar} = findSampleLanguage(id)!;
  const body = {contentType: 'text/plain', text: `it's\n"a" \\ $b é`};
  const sample = generate({...example({}), method: 'POST', body});
  const tokens = tokensOf(sample, grammar);
  expect(tokens.map(({text}) => text).join('')).toBe(sample);
  expect(new Set(tokens.map(({kind}) => kind))).toContain('keyword');
  expect(tokens.some(({kind, text}) => kind === 'string' && /^["`<].*it's/s.test(text))).toBe(true);
});

it.each([
  ['javascript', `// it's\nconst a = 'x // "y"' + 42;`, `comment // it's, keyword const, string 'x // "y"', number 42`],
  [
    'bash',
    String.raw`curl 'it'\''s' -H "a \" b"`,
    String.raw`keyword curl, string 'it', string 's', name -H, string "a \" b"`,
  ],
])('highlights %s', (grammar, code, kinds) => {
  expect(
    tokensOf(code, grammar)
      .flatMap(({kind, text}) => (kind ? [`${kind} ${text}`] : []))
      .join(', '),
  ).toBe(kinds);
});

it('splits tokens at line breaks and leaves out an empty last line', () => {
  expect(linesOf('a = `b\n\nc`\n', 'javascript')).toEqual([
    [{text: 'a = '}, {kind: 'string', text: '`b\n'}],
    [{kind: 'string', text: '\n'}],
    [{kind: 'string', text: 'c`'}, {text: '\n'}],
  ]);
});
