/** Contracts other than ours: what the sandbox accepts and makes from schemas. */
import {describe, expect, it} from 'vitest';
import {createSandbox, type OpenApiDocument} from '../src/index.ts';
import {samplePattern} from 'openapi-model/pattern';
import {openContract} from 'openapi-model/contract';
import {exampleFor, type Direction} from 'openapi-model/example';
import {foreignContract} from '../../openapi-model/tests/support/foreign';
import {readContract, send, sendTo, type Reply} from './support/sandbox';

const EMPTY = openContract({openapi: '3.1.0'});

/** The value that is generated for a schema without an example. */
const made = (schema: unknown, direction: Direction = 'response', contract = EMPTY): unknown =>
  exampleFor(contract, {schema}, direction)?.value;

describe('a contract with alternatives, recursion and several kinds of security', () => {
  const contract = foreignContract('pets.yaml') as OpenApiDocument;
  const {problems} = readContract(contract);
  const sandbox = createSandbox(contract);
  const call = (method: string, url: string, options: Parameters<typeof send>[3] = {}): Promise<Reply> =>
    send(sandbox, method, url, {...options, headers: {Authorization: 'bearer demo-kennel-auth', ...options.headers}});
  const pet = (...parents: unknown[]) => ({name: 'a', petType: 'cat', parents});

  it('responds with a valid value generated from the schema, and always the same', async () => {
    const reply = await call('GET', '/pets');
    expect(problems('GET', '/pets', '200', reply)).toEqual([]);
    expect(reply.body).toMatchObject([{parents: []}]);
    expect(reply.headers.get('X-Total-Count')).toBe('3');
    expect((await call('GET', '/pets')).text).toBe(reply.text);
    const keeper = await call('POST', '/keepers');
    expect(keeper.body.contact.kind).toBe('Mail');
    expect(keeper.body).not.toHaveProperty('secret');
  });

  it('responds with the first example that its schema accepts', async () => {
    expect((await call('GET', '/pets/7?key=demo-api-key')).body).toEqual({id: 2, petType: 'dog', name: 'Rex'});
  });

  it('responds in the requested format', async () => {
    const {text, headers} = await call('GET', '/pets', {headers: {Accept: 'text/csv'}});
    expect([text, headers.get('Content-Type')]).toEqual(['id,name\n1,Rex', 'text/csv']);
  });

  it.each([
    ['status=sold,gone', 'status.1 must be'],
    ['ages=1&ages=x', 'ages.1 must be a whole number'],
    ['filter[breed]=Vizsla&filter[vaccinated]=true', ''],
    ['where={"within_km":5}', ''],
    ['where={', 'where must be JSON'],
  ])('reads the query %s: %s', async (query, problem) => {
    const reply = await call('GET', `/pets?${query}`);
    expect(reply.status, reply.text).toBe(problem ? 400 : 200);
    expect(reply.text).toContain(problem);
  });

  it('returns errors in the documented format', async () => {
    const reply = await call('GET', '/pets?ages=x');
    expect(reply.headers.get('Content-Type')).toBe('application/problem+json');
    expect(problems('GET', '/pets', '4XX', reply)).toEqual([]);
    expect(reply.body.status).toBe(400);
    expect((await call('GET', '/pets/x')).text).toContain('petId must be a whole number');
    for (const Prefer of ['code=418', 'wait=10, Code = "418", code=500']) {
      expect((await call('GET', '/pets', {headers: {Prefer}})).status).toBe(418);
    }
    expect((await call('GET', '/pets', {headers: {Prefer: 'encode=418, codex=2, code'}})).status).toBe(200);
  });

  it('validates recursive bodies', async () => {
    expect((await call('POST', '/pets', {body: pet(pet(), pet())})).status).toBe(201);
    const wrong = await call('POST', '/pets', {body: pet(pet(), pet({name: ''}))});
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain('parents.1.parents.0.petType is required');
  });

  it.each<[query: string, headers: Record<string, string>, status: number]>([
    ['', {Authorization: `Basic ${btoa('demo:demo-staff')}`}, 201],
    ['?key=demo-api-key', {Cookie: 'a=b; csrf_token=demo-csrf'}, 201],
    ['?key=demo-api-key', {'X-Sandbox-Cookie': 'csrf_token=demo-csrf'}, 201],
    ['?key=demo-api-key', {'X-Sandbox-Cookie': 'csrf_token=demo-csrf-read-only'}, 403],
    ['?key=demo-api-key', {}, 401],
  ])('lets an operation name alternative credentials: %s with %j gets %i', async (query, headers, status) => {
    expect((await send(sandbox, 'POST', `/pets${query}`, {body: pet(), headers})).status).toBe(status);
  });
});

describe('a body', () => {
  const person = {type: 'object', required: ['name'], properties: {name: {type: 'string'}}};
  const Parcel = {
    type: 'object',
    required: ['weight', 'sender'],
    properties: {
      weight: {type: 'number', minimum: 0, exclusiveMinimum: true},
      sender: {type: 'object', nullable: true, allOf: [{$ref: '#/components/schemas/Person'}]},
      recipient: {$ref: '#/components/schemas/Person'},
    },
  };
  const parcel = {openapi: '3.0.3', schemas: {Person: person}};

  it.each([
    [{weight: 1, sender: null}, '"Yes."'],
    [{weight: null, sender: null}, 'weight must be'],
    [{weight: 0, sender: null}, 'weight must be more than 0'],
    [{weight: 1, sender: null, recipient: null}, 'recipient must be'],
  ])('is read as OpenAPI 3.0 means it: %j, %s', async (body, words) => {
    expect((await sendTo(Parcel, body, parcel)).text).toContain(words);
  });

  it('may be null by the keyword of OpenAPI 3.0 in OpenAPI 3.1, too', async () => {
    expect((await sendTo({type: 'object', nullable: true}, 'null')).text).toContain('Yes.');
    expect((await sendTo({type: 'object', nullable: false}, 'null')).text).toContain('must be');
  });

  it.each([
    ['weight=2.5&sender={"name":"Tom"}', 'application/x-www-form-urlencoded', '"Yes."'],
    ['weight=heavy&sender=null', 'application/x-www-form-urlencoded', 'weight must be a number'],
    ['no form', 'multipart/form-data; boundary=x', 'the body is not a valid form'],
  ])('can be a form: %s, %s, %s', async (form, type, words) => {
    expect((await sendTo(Parcel, form, {...parcel, type})).text).toContain(words);
  });

  it.each([
    ['<parcel sender="Tom"><weight>2.5</weight></parcel>', '"Yes."'],
    ['<parcel><weight>heavy</weight></parcel>', 'sender is required, weight must be a number'],
    ['{"weight": 1}', 'the body is not valid XML'],
  ])('can be XML: %s, %s', async (body, words) => {
    const properties = {weight: {type: 'number'}, sender: {type: 'string', xml: {attribute: true}}};
    const schema = {type: 'object', required: ['weight', 'sender'], properties};
    expect((await sendTo(schema, body, {type: 'application/xml'})).text).toContain(words);
  });

  it('may leave out what another part of its schema requires, but no request may send', async () => {
    const Base = {type: 'object', properties: {id: {type: 'string', readOnly: true}}};
    const parts = [{$ref: '#/components/schemas/Base'}, {required: ['id', 'name']}];
    const {text} = await sendTo({allOf: parts}, {}, {schemas: {Base}});
    expect(text).toContain('name is required');
    expect(text).not.toContain('id is required');
    expect((await sendTo({allOf: parts.slice(1)}, {name: 'a'}, {schemas: {Base}})).text).toContain('id is required');
  });

  const file = new Blob(['%PDF'], {type: 'application/pdf'});
  it.each<[Record<string, string | Blob | string[]>, string]>([
    [{file, copies: '2', colours: ['red', 'blue']}, '"Yes."'],
    [{file, copies: '0', colours: ['red']}, 'copies must be 1 or more'],
    [{copies: '1'}, 'file is required'],
  ])('can be an upload: %j, %s', async (fields, words) => {
    const schema = {
      required: ['file', 'copies'],
      properties: {
        file: {type: 'string', format: 'binary'},
        copies: {type: 'integer', minimum: 1},
        colours: {type: 'array', items: {type: 'string'}},
      },
    };
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) for (const entry of [value].flat()) form.append(name, entry);
    expect((await sendTo(schema, form, {type: 'multipart/form-data', openapi: '3.0.3'})).text).toContain(words);
  });

  it('matches exactly one option of oneOf', async () => {
    const schema = {oneOf: [{required: ['metres']}, {required: ['feet']}]};
    expect((await sendTo(schema, {metres: 4})).status).toBe(200);
    expect((await sendTo(schema, {})).text).toContain('must have exactly one of the documented forms');
    expect((await sendTo(schema, {metres: 4, feet: 13})).text).toContain('fits 2 of the documented forms');
  });

  it('of a schema that contains itself causes no internal error', async () => {
    const schemas = {
      Turn: {allOf: [{$ref: '#/components/schemas/Turn'}]},
      Need: {type: 'object', required: ['next'], properties: {next: {$ref: '#/components/schemas/Need'}}},
    };
    for (const name of Object.keys(schemas)) {
      const {status} = await sendTo({$ref: `#/components/schemas/${name}`}, {a: 1}, {schemas});
      expect(status, name).toBeLessThan(500);
    }
  });
});

it.each<[string, unknown, unknown]>([
  ['a stated value', {type: 'string', example: 'a'}, 'a'],
  ['a default of null', {type: 'string', default: null}, 'string'],
  ['enum', {enum: [null, '', 'x']}, 'x'],
  ['exclusiveMinimum', {type: 'integer', exclusiveMinimum: 5}, 6],
  ['multipleOf', {type: 'integer', minimum: 7, multipleOf: 5}, 10],
  ['minLength', {type: 'string', minLength: 8}, 'stringxx'],
  ['format', {type: 'string', format: 'date'}, '2026-11-20'],
  ['types', {type: ['null', 'integer']}, 1],
  ['no items', {type: 'array', maxItems: 0, items: {type: 'integer'}}, []],
  ['unique items', {type: 'array', minItems: 3, uniqueItems: true, items: {type: 'integer'}}, [1, 2, 3]],
  ['a tuple', {prefixItems: [{type: 'integer'}, {type: 'boolean'}], items: false}, [1, true]],
  ['a map', {type: 'object', additionalProperties: {type: 'integer'}}, {key: 1}],
  ['allOf', {allOf: [{properties: {a: {type: 'integer'}}}, {properties: {b: {type: 'boolean'}}}]}, {a: 1, b: true}],
])('a generated example fits a schema with %s', (_, schema, value) => {
  expect(made(schema)).toEqual(value);
});

it('a generated example leaves out read-only properties in requests and write-only ones in responses, even required ones', () => {
  const schema = {
    required: ['id', 'secret'],
    properties: {id: {type: 'integer', readOnly: true}, secret: {type: 'integer', writeOnly: true}},
  };
  expect(made(schema, 'request')).toEqual({secret: 1});
  expect(made(schema)).toEqual({id: 1});
});

it('a generated example merges the chosen alternative with the enclosing schema, and sets the discriminator', () => {
  const Cat = {type: 'object', required: ['lives']};
  const contract = openContract({openapi: '3.1.0', components: {schemas: {Cat}}});
  const $ref = '#/components/schemas/Cat';
  const schema = {
    properties: {lives: {type: 'integer', minimum: 9}, kind: {type: 'string'}},
    oneOf: [{$ref}, {required: ['kind']}],
    discriminator: {propertyName: 'kind', mapping: {cat: $ref}},
  };
  expect(made(schema, 'response', contract)).toEqual({lives: 9, kind: 'cat'});
});

it('a generated example is limited where a schema requires huge values', () => {
  expect(String(made({type: 'string', minLength: 1e9})).length).toBeLessThan(100_000);
  expect(made({type: 'array', minItems: 1e9, items: {type: 'integer'}})).toHaveLength(20);
});

it.each(['^[A-Z]{2}-[0-9]+$', '^(?:GB|IE)[\\w]{3,5}$', '^(?<year>\\d{4})/(\\w+)\\.pdf$', '^\\p{Lu}\\u0041?x*y+$'])(
  'a text matches the pattern %s',
  (pattern) => expect(samplePattern(pattern)).toMatch(new RegExp(pattern, 'u')),
);

it.each(['^(?=a)b', '(a)\\1', '[', '(', 'a{2', '*'])(
  'a text is none, or matches, for the odd pattern %s',
  (pattern) => {
    const text = samplePattern(pattern);
    if (text !== null) expect(text).toMatch(new RegExp(pattern, 'u'));
  },
);
