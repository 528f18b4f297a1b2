import {expect, it} from 'vitest';
import {openContract} from '../src/contract.ts';
import {exampleFor} from '../src/example.ts';
import {overviewOf} from '../src/overview.ts';

const source = openContract({openapi: '3.1.0', components: {examples: {Tree: {value: 'Oak'}}}});

const schema = {type: 'object', properties: {name: {type: 'string'}, age: {type: 'integer', minimum: 3}}};

it('returns the example from the contract, whatever the media type', () => {
  const given = (value: unknown) => ({value, isGenerated: false, isValid: true});
  expect(exampleFor(source, {schema, example: 'Ash'}, 'both', {contentType: 'text/csv'})).toEqual(given('Ash'));
  expect(exampleFor(source, {schema, examples: {a: {$ref: '#/components/examples/Tree'}}}, 'both')).toEqual(
    given('Oak'),
  );
  expect(exampleFor(source, {schema: {...schema, examples: [{name: 'Elm'}]}}, 'both')).toEqual(given({name: 'Elm'}));
  expect(exampleFor(source, {schema: {...schema, example: {name: 'Fir'}}}, 'both')).toEqual(given({name: 'Fir'}));
});

it('generates an example if the contract has none, with a limited number of values', () => {
  const generated = (value: unknown) => ({value, isGenerated: true, isValid: true});
  expect(exampleFor(source, {schema}, 'both')).toEqual(generated({name: 'string', age: 3}));
  expect(exampleFor(source, {schema}, 'both', {maxValues: 2})).toEqual(generated({name: 'string'}));
  expect(exampleFor(source, {schema: false}, 'both')).toBeUndefined();
  expect(exampleFor(source, {schema}, 'both', {contentType: 'application/xml'})).toBeUndefined();
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
