import {expect, it} from 'vitest';
import {openContract} from '../src/contract.ts';
import {createTextReader} from '../src/textReader.ts';
import {unknownNames} from '../src/unknown.ts';

it('fields are read and known by the alternatives and conditions of a schema, which may contain itself', () => {
  const one = (name: string) => ({properties: {[name]: {type: 'integer'}}});
  const Trip = {
    properties: {way: {type: 'string'}},
    anyOf: [one('ship'), {$ref: '#/components/schemas/Trip'}],
    if: {properties: {way: {const: 'air'}}},
    then: one('flight'),
    else: {oneOf: [one('train')]},
  };
  const {schemas} = openContract({openapi: '3.1.0', components: {schemas: {Trip}}});
  const texts = {way: '1', ship: '2', flight: '3', train: '4', other: '5'};
  const read = {way: '1', ship: 2, flight: 3, train: 4, other: '5'};
  expect(createTextReader({schemas}).received(texts, Trip)).toEqual(read);
  expect(unknownNames(schemas, Trip, read)).toEqual(['other']);
});
