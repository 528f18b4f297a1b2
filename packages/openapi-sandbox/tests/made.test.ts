/** Whatever is made for a schema passes its own check, and the sandbox accepts it, for schemas of every keyword. */
import {expect, it} from 'vitest';
import {differencesFrom} from 'openapi-model/console/check';
import {consoleOperation, exampleDraft} from 'openapi-model/console/operation';
import {prepare, toRequest} from 'openapi-model/console/request';
import {verdictOf} from 'openapi-model/console/response';
import {openContract} from 'openapi-model/contract';
import {exampleFor} from 'openapi-model/example';
import {parse} from 'yaml';
import {createSandbox, type OpenApiDocument} from '../src/index.ts';

/** Schemas that some value satisfies. `ANY` stands for any of them, `ONE` for one that has no other inside, `N` for a number. */
const [SIMPLE, NESTED] = `
{type: string, minLength: N, maxLength: 12, example: null}
{type: string, format: date-time, example: yesterday}
{type: string, format: uuid, default: none}
{type: string, format: email, minLength: 20}
{type: string, pattern: '^[A-Z]{2}-\\d{3,5}$'}
{type: string, pattern: '^(?:a|bc)+$', minLength: N}
{type: string, pattern: '^(?=.*\\d)(?=.*[a-z]).{8,}$'}
{type: string, pattern: '/^x+$/'}
{type: string, not: {enum: [string, VALUE, BODY, A, B]}}
{enum: [a, b, null, N]}
{const: only}
{type: boolean, not: {const: true}}
{type: [null, integer], example: null}
{type: integer, minimum: -N, maximum: N, example: 1000}
{type: integer, exclusiveMaximum: N, multipleOf: 4, default: 2}
{type: number, exclusiveMinimum: -N, exclusiveMaximum: N.5}
{type: number, minimum: N.7, multipleOf: 0.1}
{type: number, maximum: -N.1, allOf: [{multipleOf: 0.2}, {multipleOf: 0.3}]}
{oneOf: [{type: string, enum: [ADMIN, USER]}, {type: string, example: custom-17}]}
{oneOf: [{type: integer, multipleOf: 3}, {type: integer, multipleOf: 5}], minimum: 15}
{oneOf: [{$ref: '#/components/schemas/Node'}, {type: string, maxLength: 3}]}
{oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}], discriminator: {propertyName: pet}}
{type: array, uniqueItems: true, minItems: 3, items: {enum: [1, 2, x]}}
{type: array, uniqueItems: true, minItems: 3, items: {type: string, pattern: '^[a-z]$'}}
{type: array, uniqueItems: true, minItems: 2, items: {required: [id], properties: {id: {type: string, format: email}}}}
{type: array, items: {type: integer}, contains: {minimum: 90}, minContains: 2, maxContains: 2, minItems: 4}
{type: array, prefixItems: [{const: a}], unevaluatedItems: {type: number}, contains: {const: N}}
{patternProperties: {^x-: {type: integer, minimum: N}}, additionalProperties: false, required: [x-a], minProperties: 2}
---
{type: array, items: ANY, minItems: 1, maxItems: 2, example: [{wrong: true}]}
{type: array, prefixItems: [ANY, ONE], items: false, minItems: 2}
{anyOf: [ANY, {type: 'null'}]}
{type: object, default: {}, properties: {a: ANY, b: ANY, c: ONE}, minProperties: 2, maxProperties: 2}
{type: object, additionalProperties: ANY, minProperties: 3, propertyNames: {pattern: '^k\\w*$'}}
{type: object, properties: {a: ANY, b: ANY}, required: [a], additionalProperties: false, example: {a: {wrong: 1}, c: 2}}
{properties: {a: ANY, b: ONE}, required: [a, b], dependentRequired: {a: [c]}, dependentSchemas: {c: {required: [d]}}}
{allOf: [{properties: {a: ANY, c: {}}}, {properties: {c: ONE, d: ANY}, required: [d]}], unevaluatedProperties: false}
{properties: {a: ANY, b: ONE}, required: [a], not: {required: [a, b]}}
{properties: {a: ANY, b: ONE}, oneOf: [{required: [a], not: {required: [b]}}, {required: [b], not: {required: [a]}}]}
{required: [id, key], properties: {id: {type: integer, readOnly: true}, key: {type: string, writeOnly: true}, a: ANY}}
{allOf: [{required: [by], properties: {by: {enum: [x, y]}}}, {if: {properties: {by: {const: x}}}, then: {required: [a], properties: {a: ANY}}, else: {required: [b]}}]}
{oneOf: [{required: [by], properties: {by: {const: sea}, a: ANY}}, {required: [by], properties: {by: {const: air}}}]}
`
  .trim()
  .split('\n---\n')
  .map((lines) => lines.split('\n')) as [string[], string[]];

const COMPONENTS = parse(`
Node: {required: [next, all], properties: {next: {anyOf: [{$ref: '#/components/schemas/Node'}, {type: 'null'}]}, all: {type: array, items: {$ref: '#/components/schemas/Node'}}}}
Cat: {type: object, required: [pet, lives], properties: {pet: {type: string}, lives: {type: integer, maximum: 9}}}
Dog: {type: object, required: [pet], properties: {pet: {type: string}}}
`) as object;

/** Whole numbers below a limit, always the same ones (mulberry32). */
function createRandom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

const random = createRandom(20261129);

const filled = (template: string, depth: number): string =>
  template
    .replace(/\bANY\b/g, () => anySchema(depth + 1))
    .replace(/\bONE\b/g, () => anySchema(Infinity))
    .replace(/\bN\b/g, () => String(random(9)));

function anySchema(depth: number): string {
  const templates = depth > 2 ? SIMPLE : [...SIMPLE, ...NESTED];
  return filled(templates[random(templates.length)]!, depth);
}

/** Each of the schemas, and as many with others inside. */
const SCHEMAS = [...SIMPLE, ...NESTED, ...Array.from({length: 5}, () => NESTED).flat()].map((each) => filled(each, 0));

const document = {
  openapi: '3.1.0',
  components: {schemas: COMPONENTS},
  paths: Object.fromEntries(
    SCHEMAS.map((text, index) => {
      const content = {'application/json': {schema: parse(text) as unknown}};
      const parameters = [{name: 'value', in: 'query', required: true, content}];
      const body = {requestBody: {required: true, content}, responses: {200: {description: 'OK', content}}};
      return [`/${index}`, {post: {operationId: `op${index}`, parameters, ...body}}];
    }),
  ),
} as OpenApiDocument;

it('what is made for a schema passes its check, and the sandbox accepts it', async () => {
  const contract = openContract(document);
  const sandbox = createSandbox(document);
  for (const [index, text] of SCHEMAS.entries()) {
    const {schema} = contract.operations[index]!.body!.content['application/json'] as {schema: unknown};
    for (const direction of ['request', 'response'] as const) {
      const {value, isValid} = exampleFor(contract, {schema}, direction)!;
      const made = `${direction} ${text}: ${JSON.stringify(value)}`;
      expect([isValid, differencesFrom(contract, schema, value, direction)], made).toEqual([true, []]);
    }
    const operation = consoleOperation(contract, `op${index}`);
    const target = {url: 'http://sandbox.local', schemes: [], credentials: {}};
    const request = toRequest(
      prepare(operation, exampleDraft(operation) as never, target),
      new AbortController().signal,
    );
    const {status, headers, ...response} = await sandbox.fetch(request).then(async (reply) => ({
      status: reply.status,
      headers: reply.headers,
      body: new Uint8Array(await reply.arrayBuffer()),
    }));
    const received = {status, contentType: headers.get('Content-Type')!, size: response.body.length, ...response};
    expect([status, verdictOf(received, operation, contract)], text).toEqual([200, {kind: 'matches'}]);
  }
});
