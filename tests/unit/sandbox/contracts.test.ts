import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {createSandbox, type OpenApiDocument} from '../../../src/sandbox';
import {samplePattern} from '../../../src/openapi/pattern';
import {openContract} from '../../../src/openapi/contract';
import {exampleOf} from '../../../src/openapi/example';
import {readPreference} from '../../../src/sandbox/prefer';
import {readContract, send, type Reply} from '@site/tests/unit/support/sandbox';

/** The value that the sandbox generates for a schema without an example. */
const made = (schema: unknown) => exampleOf(openContract({openapi: '3.1.0'}).schemas, schema, 'response');

const read = (name: string): OpenApiDocument =>
  parse(readFileSync(path.resolve(import.meta.dirname, `../../contracts/sandbox-${name}.yaml`), 'utf8'));

describe('an OpenAPI 3.1 contract with alternatives, recursion and several kinds of security', () => {
  const contract = read('shapes');
  const {problems} = readContract(contract);
  const sandbox = createSandbox(contract);
  const bearer = {Authorization: 'Bearer demo-bearer'};
  const call = (method: string, url: string, options: Parameters<typeof send>[3] = {}): Promise<Reply> =>
    send(sandbox, method, url, {...options, headers: {...bearer, ...options.headers}});

  it('responds at its paths with and without the base path of its server', async () => {
    expect((await call('GET', '/v2/berths')).status).toBe(200);
    expect((await call('GET', '/berths')).status).toBe(200);
    expect((await call('GET', '/v3/berths')).status).toBe(404);
  });

  it('responds with a valid value generated from the schema', async () => {
    const reply = await call('GET', '/berths');
    expect(reply.body).toHaveLength(2);
    expect(problems('GET', '/berths', '200', reply)).toEqual([]);
    expect(reply.body[0]).toMatchObject({kind: 'quay', length: 3.5, bollards: 2});
    expect(reply.body[0]).not.toHaveProperty('secret');
    expect(reply.headers.get('X-Total')).toBe('3');
    expect((await call('GET', '/berths')).text).toBe(reply.text);
  });

  it('responds with the first example, or the requested one', async () => {
    expect((await call('GET', '/berths/b-7')).body).toEqual({id: 'b-1', kind: 'quay', length: 9});
    const large = await call('GET', '/berths/b-7', {headers: {Prefer: 'example=large'}});
    expect(large.body).toEqual({id: 'b-2', kind: 'buoy', depth: 14.5});
  });

  it('matches a literal path before a template', async () => {
    const {text, headers, status} = await call('GET', '/berths/free');
    expect({status, text, type: headers.get('Content-Type')}).toEqual({
      status: 200,
      text: 'Berth 12 is free.',
      type: 'text/plain',
    });
    expect((await call('DELETE', '/berths/free')).status).toBe(401);
    expect((await call('GET', '/berths/free', {headers: {Accept: 'application/json'}})).status).toBe(406);
  });

  it('reads two parameters in one path segment', async () => {
    const {status, headers} = await call('GET', '/charts/north.east.pdf');
    expect({status, location: headers.get('Location')}).toEqual({
      status: 302,
      location: 'https://charts.harbour.example/north.pdf',
    });
    const wrong = await call('GET', '/charts/north.gif');
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain('format must be one of');
    expect((await call('GET', '/charts/north')).status).toBe(404);
  });

  it.each([
    ['/berths?tags=ab,c', 400, 'tags.1 must have at least 2 characters'],
    ['/berths?sizes=1&sizes=x', 400, 'sizes.1 must be a whole number'],
    ['/berths?filter[occupied]=true&filter[draught]=4.5', 200, ''],
    ['/berths?filter[draught]=21', 400, 'filter.draught must be 20 or less'],
    ['/berths?where={"side":"lee"}', 200, ''],
    ['/berths?where={', 400, 'where must be JSON'],
    ['/berths/x-1', 400, 'id must match the pattern ^b-[0-9]+$'],
  ])('GET %s returns %i %s', async (url, status, detail) => {
    const reply = await call('GET', url);
    expect(reply.status, reply.text).toBe(status);
    if (status === 200) return;
    expect(`${reply.body.title ?? ''}${reply.body.detail ?? ''}${reply.body.message ?? ''}`).toContain(detail);
  });

  it('returns errors in the documented format', async () => {
    const reply = await call('GET', '/berths?sizes=x');
    expect(reply.headers.get('Content-Type')).toBe('application/problem+json');
    expect(problems('GET', '/berths', '4XX', reply)).toEqual([]);
    expect(reply.body.status).toBe(400);
    expect((await call('GET', '/nope')).body.status).toBe(404);
    const limited = await call('GET', '/berths', {headers: {Prefer: 'code=429'}});
    expect(limited.status).toBe(429);
    expect(limited.headers.get('Retry-After')).toBe('30');
    expect((await call('GET', '/berths', {headers: {Prefer: 'code=418'}})).status).toBe(418);
    expect((await call('GET', '/berths', {headers: {Prefer: 'code=500'}})).status).toBe(400);
  });

  it.each([
    [{kind: 'quay', length: 4}, 201, ''],
    [{kind: 'quay', length: 3}, 400, 'must have one of the documented forms'],
    [{kind: 'quay', length: 4, note: 'x'.repeat(41)}, 400, 'note must have at most 40 characters'],
    ['[]', 400, 'must be an object'],
  ])('checks the body %j', async (body, status, detail) => {
    const reply = await call('POST', '/berths', {body});
    expect(reply.status, reply.text).toBe(status);
    if (status === 201) expect(reply.headers.get('Location')).toBe('/v2/berths/b-12');
    else expect(reply.text).toContain(detail);
  });

  it('rejects a body that matches more than one option of oneOf, or none', async () => {
    const put = (body: unknown) => send(sandbox, 'PUT', '/charts/north.pdf', {body});
    expect((await put({metres: 4})).status).toBe(204);
    expect((await put({metres: 4, feet: 13})).text).toContain('must have exactly one of the documented forms');
    expect((await put({})).text).toContain('must have exactly one of the documented forms');
  });

  it('stops at recursion in generated values, and validates recursive bodies', async () => {
    const {body} = await send(sandbox, 'GET', '/tree', {headers: {Authorization: 'bearer demo-oauth'}});
    expect(body).toEqual({name: 'string', children: []});
    const tree = (children: unknown[]) => ({name: 'a', children});
    const put = (root: unknown) => send(sandbox, 'PUT', '/tree', {body: root});
    expect((await put(tree([tree([]), tree([])]))).status).toBe(200);
    const wrong = await put(tree([tree([]), tree([{name: ''}])]));
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain('children.1.children.0.children is required');
    expect((await send(sandbox, 'PUT', '/tree')).status).toBe(200);
  });

  it('requires the credentials that an operation names', async () => {
    const get = (headers: Record<string, string>) => send(sandbox, 'DELETE', '/berths/b-1', {headers});
    expect((await get({})).status).toBe(401);
    expect((await get({Authorization: 'Bearer demo-bearer'})).status).toBe(401);
    expect((await get({Authorization: `Basic ${btoa('demo:demo-basic')}`})).status).toBe(204);
    expect((await get({Cookie: 'a=b; session=demo-cookie'})).status).toBe(204);
    expect((await get({'X-Sandbox-Cookie': 'session=demo-cookie'})).status).toBe(204);
    expect((await get({Cookie: 'session=other'})).status).toBe(401);
    expect((await get({'X-Sandbox-Cookie': 'session=demo-cookie-read-only'})).status).toBe(403);
    expect((await send(sandbox, 'GET', '/charts/a.pdf')).status).toBe(302);
  });
});

describe('an OpenAPI 3.0 contract with uploads, a key in the query and operationIds of ours', () => {
  const contract = read('legacy');
  const {problems} = readContract(contract);
  const sandbox = createSandbox(contract);
  const headers = {'X-Account': 'demo-account'};
  const call = (method: string, url: string, options: Parameters<typeof send>[3] = {}) =>
    send(sandbox, method, `/depot${url}${url.includes('?') ? '&' : '?'}key=demo-key`, {
      ...options,
      headers: {...headers, ...options.headers},
    });

  it('responds with a valid value if properties are nullable', async () => {
    const reply = await call('GET', '/parcels');
    expect(reply.status).toBe(200);
    expect(reply.body[0]).toMatchObject({code: 'AA-0', class: 'first', recipient: {name: 'string'}});
    expect(problems('GET', '/parcels', '200', reply)).toEqual([]);
  });

  it.each([
    [{code: 'AB-1', weight: 0, sender: {name: 'Tom'}, class: null}, 201],
    [{code: 'AB-1', weight: null, sender: null}, 400],
    [{code: 'ab-1', weight: 1, sender: null}, 400],
    [{code: 'AB-1', weight: 1, sender: null, recipient: null}, 400],
  ])('reads nullable properties: %j gets %i', async (body, status) => {
    const reply = await call('POST', '/parcels', {body});
    expect(reply.status, reply.text).toBe(status);
    // This operation shares its id with one of ours, but must not be handled like it.
    if (status === 201) expect(reply.body.recipient).toEqual({name: 'Rhys Bevan'});
    else expect(problems('POST', '/parcels', 'default', reply)).toEqual([]);
  });

  it('validates forms', async () => {
    const form = (text: string) =>
      call('POST', '/parcels', {body: text, headers: {'Content-Type': 'application/x-www-form-urlencoded'}});
    expect((await form('code=AB-1&weight=2.5&sender={"name":"Tom"}')).status).toBe(201);
    expect((await form('code=AB-1&weight=2.5&sender=null')).status).toBe(201);
    expect((await form('code=AB-1&weight=heavy&sender=null')).text).toContain('weight must be a number');
    const wrong = await call('POST', '/parcels', {body: '<a/>', headers: {'Content-Type': 'text/xml'}});
    expect(wrong.text).toContain('Content-Type must be application/json or application/x-www-form-urlencoded');
  });

  it('validates uploads', async () => {
    const upload = (fields: Record<string, string | Blob | string[]>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) {
        for (const entry of [value].flat()) form.append(name, entry);
      }
      return call('PUT', '/parcels/AB-1/label', {body: form});
    };
    const file = new Blob(['%PDF'], {type: 'application/pdf'});
    expect((await upload({file, copies: '2', colours: ['red', 'blue']})).status).toBe(202);
    expect((await upload({file, copies: '2', colours: 'red'})).status).toBe(202);
    expect((await upload({file, copies: '2', colours: ['red', 'green']})).text).toContain('colours.1 must be one of');
    expect((await upload({file, copies: '0'})).text).toContain('copies must be 1 or more');
    expect((await upload({copies: '1'})).text).toContain('file is required');
    const broken = await call('PUT', '/parcels/AB-1/label', {
      body: 'no form',
      headers: {'Content-Type': 'multipart/form-data; boundary=x'},
    });
    expect(broken.text).toContain('the body is not a valid form');
  });
});

it('serves schemas that contain themselves without an internal error', async () => {
  const schemas = {
    Turn: {allOf: [{$ref: '#/components/schemas/Turn'}]},
    Need: {type: 'object', required: ['next'], properties: {next: {$ref: '#/components/schemas/Need'}}},
  };
  for (const name of Object.keys(schemas)) {
    const json = {content: {'application/json': {schema: {$ref: `#/components/schemas/${name}`}}}};
    const post = {requestBody: json, responses: {200: {description: '', ...json}}};
    const sandbox = createSandbox({openapi: '3.1.0', paths: {'/a': {post}}, components: {schemas}});
    expect((await send(sandbox, 'POST', '/a', {body: {a: 1}})).status, name).toBeLessThan(500);
  }
});

describe('an example generated from a schema', () => {
  it.each<[string, unknown, unknown]>([
    ['a stated value', {type: 'string', example: 'a'}, 'a'],
    ['a default of null', {type: 'string', default: null}, 'string'],
    ['enum', {enum: [null, 'x']}, 'x'],
    ['exclusiveMinimum', {type: 'integer', exclusiveMinimum: 5}, 6],
    ['maximum', {type: 'integer', maximum: -5}, -5],
    ['multipleOf', {type: 'integer', minimum: 7, multipleOf: 5}, 10],
    ['minLength', {type: 'string', minLength: 8}, 'stringxx'],
    ['format', {type: 'string', format: 'date'}, '2026-11-20'],
    ['types', {type: ['null', 'integer']}, 1],
    ['no items', {type: 'array', maxItems: 0, items: {type: 'integer'}}, []],
    ['unique items', {type: 'array', minItems: 3, uniqueItems: true, items: {type: 'integer'}}, [1, 2, 3]],
    ['a tuple', {prefixItems: [{type: 'integer'}, {type: 'boolean'}], items: false}, [1, true]],
    ['a map', {type: 'object', additionalProperties: {type: 'integer'}}, {key: 1}],
    ['allOf', {allOf: [{properties: {a: {type: 'integer'}}}, {properties: {b: {type: 'boolean'}}}]}, {a: 1, b: true}],
    ['properties next to anyOf', {properties: {a: {const: 1}}, anyOf: [{properties: {b: {const: 2}}}]}, {a: 1, b: 2}],
  ])('fits a schema with %s', (_, schema, value) => {
    expect(made(schema)).toEqual(value);
  });

  it('leaves out read-only properties in requests and write-only ones in responses, even required ones', () => {
    const schema = {
      required: ['id', 'secret'],
      properties: {id: {type: 'integer', readOnly: true}, secret: {type: 'integer', writeOnly: true}},
    };
    const {schemas} = openContract({openapi: '3.1.0'});
    expect(exampleOf(schemas, schema, 'request')).toEqual({secret: 1});
    expect(exampleOf(schemas, schema, 'response')).toEqual({id: 1});
    expect(exampleOf(schemas, schema, 'both')).toEqual({id: 1, secret: 1});
  });

  it('merges the chosen alternative with the enclosing schema, and sets the discriminator', () => {
    const {schemas} = openContract({
      openapi: '3.1.0',
      components: {schemas: {Cat: {type: 'object', required: ['lives']}}},
    });
    const schema = {
      type: 'object',
      properties: {lives: {type: 'integer', minimum: 9}, kind: {type: 'string'}},
      oneOf: [{$ref: '#/components/schemas/Cat'}, {type: 'object', required: ['kind']}],
      discriminator: {propertyName: 'kind', mapping: {cat: '#/components/schemas/Cat'}},
    };
    expect(exampleOf(schemas, schema, 'response')).toEqual({lives: 9, kind: 'cat'});
  });

  it('is limited where a schema requires huge values', () => {
    expect(String(made({type: 'string', minLength: 1e9})).length).toBeLessThan(100_000);
    expect(made({type: 'array', minItems: 1e9, items: {type: 'integer'}})).toHaveLength(20);
  });

  it.each([
    '^[A-Z]{2}-[0-9]+$',
    '^(?:GB|IE)[\\w]{3,5}$',
    '^(?<year>\\d{4})/(\\w+)\\.pdf$',
    '^\\p{Lu}\\u0041?x*y+$',
    'abc|def',
  ])('matches the pattern %s', (pattern) => expect(samplePattern(pattern)).toMatch(new RegExp(pattern, 'u')));

  it.each(['^(?=a)b', '(a)\\1', '[', '(', 'a{2', '*'])('is none, or matches, for the odd pattern %s', (pattern) => {
    const text = samplePattern(pattern);
    if (text !== null) expect(text).toMatch(new RegExp(pattern, 'u'));
  });
});

it.each([
  [null, {}],
  ['wait=10, code="404", example=small', {code: '404', example: 'small'}],
  ['Code = 429;example="a \\"b\\""', {code: '429', example: 'a "b"'}],
  ['code=400, code=500', {code: '400'}],
  ['encode=1, codex=2, code', {}],
])('reads the preferences in %s', (header, preference) => {
  expect(readPreference(header)).toEqual(preference);
});
