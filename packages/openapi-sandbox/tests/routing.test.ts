import {expect, it} from 'vitest';
import {openContract} from 'openapi-model/contract';
import {createRouter} from '../src/routing.ts';

function firstOf(templates: string[], path: string) {
  const get = {responses: {200: {description: 'Found.'}}};
  const paths = Object.fromEntries(templates.map((template) => [template, {get}]));
  const [match] = createRouter(openContract({openapi: '3.1.0', info: {title: 'Paths', version: '1'}, paths}))(path);
  return match && {template: match.route.path, values: [...match.values.values()]};
}

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
  expect(firstOf([template], path)?.values ?? null).toEqual(values);
});

it.each([
  [['/a/{x}', '/a/b'], '/a/b'],
  [['/{x}/{y}/b', '/{x}', '/{x}/a/b'], '/1/a/b'],
])('among %j, the one that is most literal goes first', (templates, path) => {
  expect(firstOf(templates, path)!.template).toBe(templates.at(-1));
});
