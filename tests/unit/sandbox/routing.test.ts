import {describe, expect, it} from 'vitest';
import {openContract} from '../../../src/openapi/contract';
import {createRouter} from '../../../src/sandbox/routing';

const valuesFor = (template: string, path: string) => {
  const paths = {[template]: {get: {responses: {200: {description: 'Found.'}}}}};
  const [match] = createRouter(openContract({openapi: '3.1.0', info: {title: 'Paths', version: '1'}, paths}))(path);
  return match ? [...match.values.values()] : null;
};

describe('parameters within a segment', () => {
  it.each([
    ['/a/{x}.json', '/a/b.json', ['b']],
    ['/a/{x}.json', '/a/.json', null],
    ['/a/{x}.json', '/a/b.jsonx', null],
    ['/a/v{x}', '/a/v', null],
    ['/a/v{x}', '/a/v1', ['1']],
    ['/{x}-{y}', '/a-b-c', ['a-b', 'c']],
    ['/{x}-{y}', '/a-b-', ['a', 'b-']],
    ['/{x}-{y}', '/a-', null],
    ['/{x}-{y}', '/-', null],
    ['/{x}-{y}', '/---', ['-', '-']],
    ['/{x}-{y}-{z}', '/a--b', null],
    ['/{x}-{y}-{z}', '/a-b-c-d', ['a-b', 'c', 'd']],
    ['/{x}{y}', '/abc', ['ab', 'c']],
    ['/{x}{y}', '/a', null],
    ['/({x},{y})', '/(1,2)', ['1', '2']],
    ['/({x},{y})', '/(,)', null],
    ['/aba{x}aba', '/ababa', null],
  ])('have the right values for %s in %s', (template, path, values) => {
    expect(valuesFor(template, path)).toEqual(values);
  });
});
