import {expect, it} from 'vitest';
import {adviceOn} from '../src/advice.ts';
import {openContract} from '../src/contract.ts';

const adviceFor = (...schemas: object[]) => {
  const post = (schema: object) => ({post: {requestBody: {content: {'application/json': {schema}}}, responses: {}}});
  const paths = Object.fromEntries(schemas.map((schema, index) => [`/${index}`, post(schema)]));
  return adviceOn(openContract({openapi: '3.1.0', paths}));
};

it.each<[what: string, schemas: object[], found: [rule: string, place: string, words: string][]]>([
  [
    'defaults that their schemas refuse',
    [{type: 'integer', default: 'many'}, {properties: {default: {type: 'array', items: {}, default: 1}}}],
    [['default', 'paths /0 post requestBody content application/json schema default', 'nor 1 other schema']],
  ],
  [
    'operations for which no request was found',
    [{type: 'string'}, {type: 'object', oneOf: [{properties: {a: {type: 'string'}}}, {properties: {b: {}}}]}],
    [['sample', 'paths /1 post', 'this operation.']],
  ],
  [
    'nothing else',
    [
      {type: 'string', default: null},
      {type: 'object', default: {}, required: ['a'], properties: {a: {}}},
      {type: 'object', example: {type: 'string', default: 1}, properties: {type: {}, default: {}}},
      {type: 'integer', default: 3},
    ],
    [],
  ],
])('names the first place of %s', (_, schemas, found) => {
  const advice = adviceFor(...schemas);
  expect(advice.map(({rule, steps}) => [rule, steps.join(' ')])).toEqual(found.map(([rule, place]) => [rule, place]));
  for (const [index, [, , words]] of found.entries()) expect(advice[index]!.message).toContain(words);
});
