import {expect, it} from 'vitest';
import {openContract} from '../../../src/openapi/contract';
import {createRouter} from '../../../src/sandbox/routing';

it.each([
  ['/a/{x}.json', '/a/b.json', ['b']],
  ['/a/{x}.json', '/a/.json', null],
  ['/a/v{x}', '/a/v', null],
  ['/{x}-{y}', '/a-b-c', ['a-b', 'c']],
  ['/{x}-{y}', '/a-', null],
  ['/{x}-{y}-{z}', '/a--b', null],
  ['/{x}{y}', '/abc', ['ab', 'c']],
  ['/aba{x}aba', '/ababa', null],
])('the template %s reads %s', (template, path, values) => {
  const paths = {[template]: {get: {responses: {200: {description: 'Found.'}}}}};
  const contract = openContract({openapi: '3.1.0', info: {title: 'Paths', version: '1'}, paths});
  const [match] = createRouter(contract)(path);
  expect(match ? [...match.values.values()] : null).toEqual(values);
});
