import {describe, expect, it} from 'vitest';
import {curl} from '../src/samples/curl.ts';
import {variableOf} from '../src/samples/credentials.ts';
import {isObject, type Json} from '../src/json.ts';
import {findSampleLanguage} from '../src/samples/languages.ts';
import {GENERATORS} from '../src/samples/programs.ts';
import {literal, variablesOf} from '../src/samples/literals.ts';
import {linesOf, tokensOf} from '../src/samples/tokens.ts';
import {exampleRequest, type OneOperation} from './support/request';
import {BOUNDARY_VALUES} from './support/styles';

const ORIGIN = 'https://api.skillgrove.example';
const SERVERS = [{url: ORIGIN}];
const KEYS = {
  ApiKey: {type: 'apiKey', in: 'header', name: 'X-API-Key'},
  DomainId: {type: 'apiKey', in: 'header', name: 'X-Domain-ID'},
};
const BOTH = {securitySchemes: KEYS, security: [{ApiKey: [], DomainId: []}]};

const parameter = (place: string, name: string, example?: unknown, {schema = {}, ...more}: Json = {}) => ({
  name,
  in: place,
  required: true,
  schema: {...(Array.isArray(example) ? {type: 'array'} : isObject(example) ? {type: 'object'} : {}), ...schema},
  ...(example !== undefined && {example}),
  ...more,
});
const example = (operation: Json, more: OneOperation = {}) => exampleRequest(operation, {servers: SERVERS, ...more});
const bodyOf = (contentType: string, media: Json) =>
  example({requestBody: {content: {[contentType]: media}}}, {method: 'post'}).body;

describe('the example request', () => {
  it('reads credentials from variables that no system has', () => {
    expect(['Path', '$(id)'].map(variableOf)).toEqual(['API_PATH', 'API_ID']);
  });

  const list = ['a', 'b'];
  const object = {k: 'v', n: 1};
  it.each<[string, unknown, object, string]>([
    ['query', list, {style: 'pipeDelimited', explode: false}, '?p=a%7Cb'],
    ['query', {a: {b: [1, 2]}}, {style: 'deepObject'}, '?p%5Ba%5D%5Bb%5D%5B0%5D=1&p%5Ba%5D%5Bb%5D%5B1%5D=2'],
    ['query', object, {}, '?k=v&n=1'],
    ['query', [], {}, ''],
    ['path', list, {}, 'a,b'],
    ['path', list, {style: 'label', explode: true}, '.a.b'],
    ['path', list, {style: 'matrix', explode: true}, ';p=a;p=b'],
    ['path', object, {explode: true}, 'k=v,n=1'],
  ])('writes into the %s %j with %j', (place, value, more, text) => {
    const path = place === 'path' ? '/{p}' : '/';
    expect(example({parameters: [parameter(place, 'p', value, more)]}, {path}).url).toBe(`${ORIGIN}/${text}`);
  });

  it.each([
    ['application/json', object, '%7B%22k%22%3A%22v%22%2C%22n%22%3A1%7D'],
    ['text/plain', 'plain words', 'plain%20words'],
  ])('writes content of type %s', (type, value, text) => {
    const parameters = [{name: 'p', in: 'query', required: true, content: {[type]: {schema: {}, example: value}}}];
    expect(example({parameters}).url).toBe(`${ORIGIN}/x?p=${text}`);
  });

  it('keeps header parameters to visible ASCII', () => {
    const parameters = [
      parameter('header', 'Trace', 'a\r\nX-Evil: 1 é'),
      parameter('header', 'authorization', 'text'),
      parameter('header', 'Optional', 'x', {required: false}),
    ];
    expect(example({parameters}).headers).toEqual([{name: 'Trace', value: 'a%0D%0AX-Evil: 1 %C3%A9'}]);
  });

  it.each<[Json[], string[]]>([
    [[{DomainId: []}, {ApiKey: []}], ['DOMAIN_ID']],
    [[], []],
    [[{}, {ApiKey: []}], []],
  ])('with the alternatives %j sends the credentials of the first', (security, names) => {
    expect(variablesOf(example({}, {...BOTH, security}))).toEqual(names);
  });

  it('asks for the formats of a success, then for those of errors', () => {
    const content = {'text/csv': {}, 'application/json': {}};
    const problem = {'application/problem+json': {}};
    const responses = {400: {description: 'Wrong.', content: problem}, 200: {description: 'Done.', content}};
    expect(example({responses}).headers).toEqual([
      {name: 'Accept', value: 'application/json, text/csv, application/problem+json'},
    ]);
  });

  it('sends a URL-encoded form in the styles of its encoding', () => {
    const type = 'application/x-www-form-urlencoded';
    const properties = {
      metadata: {type: 'object', example: {colour: 'red', size: 'a b'}},
      ids: {type: 'array', items: {type: 'integer'}, example: [3, 4]},
      list: {type: 'array', items: {type: 'object'}, example: [{a: 1}]},
      card: {anyOf: [{type: 'object', required: ['no'], properties: {no: {const: 4}}}, {type: 'string'}]},
    };
    const encoding = {metadata: {style: 'deepObject'}, ids: {explode: false}, card: {style: 'deepObject'}};
    const text = 'metadata%5Bcolour%5D=red&metadata%5Bsize%5D=a%20b&ids=3,4&list=%7B%22a%22%3A1%7D&card%5Bno%5D=4';
    expect(bodyOf(type, {schema: {properties}, encoding})).toEqual({contentType: type, text});
    const settings = {type: 'object', properties: {name: {type: 'string'}}};
    const required = {
      schema: {required: ['settings'], properties: {settings}},
      encoding: {settings: {style: 'deepObject'}},
    };
    expect(bodyOf(type, required)).toMatchObject({text: 'settings%5Bname%5D=NAME'});
  });

  it('sends a multipart form with the types of its parts, and a name for each file', () => {
    const schema = {
      required: ['props', 'note', 'photo', 'more'],
      properties: {
        props: {type: 'object', example: {name: 'Oak'}},
        note: {type: 'string', example: 'hello'},
        photo: {type: 'string', contentEncoding: 'binary', contentMediaType: 'image/png'},
        more: {type: 'array', items: {type: 'string', format: 'binary'}},
      },
    };
    const encoding = {note: {contentType: 'text/markdown'}};
    expect(bodyOf('multipart/form-data', {schema, encoding})).toEqual({
      contentType: 'multipart/form-data',
      parts: [
        {name: 'props', value: '{"name":"Oak"}', contentType: 'application/json'},
        {name: 'note', value: 'hello', contentType: 'text/markdown'},
        {name: 'photo', value: {name: 'photo.png'}, contentType: 'image/png'},
        {name: 'more', value: {name: 'more.bin'}, contentType: 'application/octet-stream'},
      ],
    });
  });

  it('shows the fields of a form that requires none: those with an example, and files', () => {
    const properties = {a: {type: 'string', example: 'x'}, b: {type: 'string'}, c: {type: 'string', format: 'binary'}};
    const body = bodyOf('multipart/form-data', {schema: {properties}, encoding: {a: {contentType: 'a/b\r\nX: y'}}});
    expect(body).toMatchObject({parts: [{name: 'a', contentType: 'a/b X: y'}, {value: {name: 'c.bin'}}]});
    expect(bodyOf('multipart/form-data', {schema: {properties, required: ['b']}})).toMatchObject({
      parts: [{name: 'b', value: 'B'}],
    });
  });

  it.each([
    ['*/*', {type: 'object', example: {a: 1}}, {contentType: 'application/json', text: '{\n  "a": 1\n}'}],
    [
      'application/*',
      {type: 'string', format: 'binary'},
      {contentType: 'application/octet-stream', file: {name: 'file.bin'}},
    ],
    ['text/*', {type: 'string', example: 'a'}, {contentType: 'text/plain', text: 'a'}],
  ])('has a body of one type for the range %s', (range, schema, body) => {
    expect(bodyOf(range, {schema})).toEqual(body);
  });

  it('has its body in every documented format, and says what to replace in it', () => {
    const schema = {type: 'object', xml: {name: 'pet'}, required: ['petName'], properties: {petName: {type: 'string'}}};
    const content = {'application/xml': {schema}, 'application/json': {schema}};
    const {body, bodies, note} = example({requestBody: {content}}, {method: 'post'});
    expect(bodies!.map(({contentType}) => contentType)).toEqual(['application/json', 'application/xml']);
    expect(body).toEqual(bodies![0]);
    expect(note).toBe('Replace PET_NAME with your own value.');
    const digest = {security: [{Digest: []}], securitySchemes: {Digest: {type: 'http', scheme: 'digest'}}};
    expect(example({}, digest).note).toMatch(/^Only curl/);
    const impossible = {requestBody: {content: {'application/json': {schema: false}}}};
    expect(example(impossible, {method: 'post'}).note).toMatch(/No example was found/);
  });

  it('has a body in XML, as it is written or from a value', () => {
    expect(bodyOf('application/xml', {example: {a: 1}})).toMatchObject({text: expect.stringContaining('<a>1</a>')});
    expect(bodyOf('application/xml', {example: '<a/>'})).toEqual({contentType: 'application/xml', text: '<a/>'});
  });

  it.each([
    ['https://user:secret@api.skillgrove.example/v1/?key=secret', `${ORIGIN}/v1/x`],
    ['javascript:alert(1)', 'javascript:alert(1)/x'],
    ['//cdn.skillgrove.example/v2', 'https://cdn.skillgrove.example/v2/x'],
    ['wss://api.skillgrove.example/v2', `${ORIGIN}/v2/x`],
    ['v2/', 'https://api.example/v2/x'],
    ['../v2', 'https://api.example/v2/x'],
    ['https://{host}/v1', 'https://{host}/v1/x'],
  ])('puts the path below the server %j', (url, address) => {
    expect(example({}, {servers: [{url}]}).url).toBe(address);
  });
});

describe('curl', () => {
  it('has a line for the URL, each header and the body', () => {
    const body = {contentType: 'text/plain', text: 'a'};
    expect(curl({...example({}, BOTH), method: 'POST', body}).split(' \\\n  ')).toHaveLength(6);
    expect(curl({method: 'HEAD', url: ORIGIN, headers: []})).toContain('--head');
    expect(curl({method: 'GET', url: ORIGIN, headers: [{name: 'Empty', value: ''}]})).toContain("-H 'Empty;'");
  });

  it('answers the challenge of Digest', () => {
    const headers = [{name: 'Authorization', env: 'API_DIGEST', prefix: 'Digest '}];
    expect(curl({method: 'GET', url: ORIGIN, headers})).toContain('--digest -u "${API_DIGEST:?}"');
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
  const {grammar} = findSampleLanguage(id)!;
  const body = {contentType: 'text/plain', text: `it's\n"a" \\ $b é`};
  const sample = GENERATORS[id]!({...example({}), method: 'POST', body});
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
