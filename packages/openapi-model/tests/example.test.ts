import {expect, it} from 'vitest';
import {openContract} from '../src/contract.ts';
import {exampleFor} from '../src/example.ts';
import {overviewOf} from '../src/overview.ts';

const source = openContract({openapi: '3.1.0', components: {examples: {Tree: {value: {name: 'Oak'}}}}});

const schema = {type: 'object', properties: {name: {type: 'string'}, age: {type: 'integer', minimum: 3}}};

it('returns the example from the contract, whatever the media type', () => {
  const given = (value: unknown) => ({value, isGenerated: false, isValid: true, placeholders: []});
  expect(exampleFor(source, {schema, example: 'Ash'}, 'response', {contentType: 'text/csv'})).toEqual(given('Ash'));
  expect(exampleFor(source, {schema, examples: {a: {$ref: '#/components/examples/Tree'}}}, 'response')).toEqual(
    given({name: 'Oak'}),
  );
  expect(exampleFor(source, {schema: {...schema, examples: [{name: 'Elm'}]}}, 'response')).toEqual(
    given({name: 'Elm'}),
  );
  expect(exampleFor(source, {schema: {...schema, example: {name: 'Fir'}}}, 'response')).toEqual(given({name: 'Fir'}));
});

it('generates an example if the contract has none, with a limited number of values', () => {
  const generated = (value: unknown) => ({value, isGenerated: true, isValid: true, placeholders: []});
  expect(exampleFor(source, {schema}, 'response')).toEqual(generated({name: 'string', age: 3}));
  expect(exampleFor(source, {schema}, 'response', {maxValues: 2})).toEqual(generated({name: 'string'}));
  expect(exampleFor(source, {schema: false}, 'response')).toBeUndefined();
  expect(exampleFor(source, {schema}, 'response', {contentType: 'application/pdf'})).toBeUndefined();
});

it('generates no example for a schema that allows anything', () => {
  const bodyOf = (media: object) => {
    const responses = {200: {description: 'OK', content: {'application/json': media}}};
    return overviewOf({paths: {'/a': {get: {responses}}}}).tags[0]!.operations[0]!.responses[0]!.body!;
  };
  expect(bodyOf({schema: {description: 'Anything'}}).example).toBeUndefined();
  expect(bodyOf({schema: {description: 'Anything'}, example: 1}).example).toBe('1');
  expect(bodyOf({schema: {items: {type: 'integer'}}}).isExampleGenerated).toBe(true);
});

const text = {type: 'string'};
const [early, late] = [
  {type: 'string', format: 'time', example: '09:00:00'},
  {type: 'string', format: 'date', example: '2024-02-29'},
];
const spec = {type: 'object', default: {}, required: ['image'], properties: {image: {...text, example: 'nginx'}}};
const named = {required: ['name'], properties: {name: text}};

it.each<[what: string, media: object, value: unknown]>([
  [
    'an optional value whose example is refused is replaced, and one whose default is refused left out',
    {schema: {properties: {early, late, other: {type: 'string', format: 'uuid', default: 'none'}}}},
    {early: '16:42:00Z', late: '2024-02-29'},
  ],
  ['a required one is replaced', {schema: {required: ['early'], properties: {early}}}, {early: '16:42:00Z'}],
  [
    'only what is refused of an example is replaced',
    {schema: {required: ['early', 'late'], properties: {early, late}}, example: {early: 'soon', late: '2026-01-01'}},
    {early: '16:42:00Z', late: '2026-01-01'},
  ],
  [
    'the first example that is accepted counts',
    {schema: named, examples: {bad: {value: {name: 5}}, good: {value: {name: 'Ash'}}}},
    {name: 'Ash'},
  ],
  ['JSON in a string is read', {schema: named, example: '{"name": "Ash"}'}, {name: 'Ash'}],
  ['a number is read in a string', {schema: {properties: {a: {type: 'integer'}}}, example: {a: '7'}}, {a: 7}],
  ['and a string in a number', {schema: {properties: {a: {type: 'string', example: 7}}}}, {a: '7'}],
  [
    'null is a value',
    {schema: {required: ['a'], properties: {a: {type: ['string', 'null'], examples: [null]}}}},
    {a: null},
  ],
  [
    'an empty object is no default of one with properties',
    {schema: {required: ['spec'], properties: {spec}}},
    {spec: {image: 'nginx'}},
  ],
  ['multiples are exact in decimals', {schema: {type: 'number', minimum: 0.7, multipleOf: 0.1}}, 0.7],
  [
    'a condition adds what it requires',
    {
      schema: {
        required: ['by'],
        properties: {by: {enum: ['post']}},
        if: {properties: {by: {const: 'post'}}},
        then: {required: ['street'], properties: {street: {const: 'Elm Row 4'}}},
      },
    },
    {by: 'post', street: 'Elm Row 4'},
  ],
  [
    'an alternative that overlaps is passed over',
    {
      schema: {
        oneOf: [
          {...text, enum: ['ADMIN']},
          {...text, example: 'custom-17'},
        ],
      },
    },
    'custom-17',
  ],
  [
    'what is optional and invented is left out',
    {
      schema: {
        required: ['a'],
        properties: {
          a: {const: 1},
          b: text,
          c: {type: 'integer', default: 3},
          d: {type: 'string', nullable: true, default: null},
        },
      },
    },
    {a: 1, c: 3},
  ],
  [
    'if nothing else is sent, all is shown',
    {schema: {type: 'object', properties: {a: text, b: {type: 'integer'}}}},
    {a: 'A', b: 1},
  ],
  [
    'a placeholder stands for what is required and unknown',
    {schema: {required: ['roleRef'], properties: {roleRef: text}}},
    {roleRef: 'ROLE_REF'},
  ],
  [
    'and for what nothing satisfies',
    {schema: {required: ['at', 'in'], properties: {at: {oneOf: [text, text]}, in: {oneOf: [named, named]}}}},
    {at: 'AT', in: {name: 'NAME'}},
  ],
  ['an object of any kind is empty', {schema: {}}, {}],
  ['a map has a name', {schema: {type: 'object', additionalProperties: {type: 'integer'}}}, {key: 1}],
  ['a text is not empty', {schema: {type: 'string', pattern: '^[a-z]*$'}}, 'a'],
])('in a request, %s', (_, media, value) => {
  expect(exampleFor(source, media, 'request', {contentType: 'application/json'})?.value).toEqual(value);
});

it('shows no null where a response documents one that its schema refuses', () => {
  const media = {schema: {type: 'object', ...named}, examples: {a: {value: null}}};
  expect(exampleFor(source, media, 'response')).toMatchObject({value: {name: 'string'}});
  const nullable = {schema: {type: ['string', 'null']}, examples: {a: {value: null}, b: {value: 'b'}}};
  expect(exampleFor(source, nullable, 'response')).toMatchObject({value: null, isValid: true});
});

it('names the placeholders of a request, and whether it can succeed', () => {
  const schema = {required: ['a', 'b'], properties: {a: text, b: {allOf: [{type: 'string'}, {type: 'integer'}]}}};
  const expected = {value: {a: 'A', b: 'B'}, placeholders: ['A', 'B'], isValid: false};
  expect(exampleFor(source, {schema}, 'request')).toMatchObject(expected);
});
