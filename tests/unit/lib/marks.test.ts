import {expect, it} from 'vitest';
import {GENERATORS} from '../../../src/lib/samples/programs';
import {jsonMarks, sampleMarks} from '../../../src/lib/samples/marks';

interface Described {
  id: string;
  name: string;
  children: Described[];
}

const property = (id: string, children: Described[] = []): Described => ({id, name: id.split('-').pop()!, children});
const body = (...properties: Described[]) => ({contentType: 'application/json', children: properties});
const json = (value: unknown) => JSON.stringify(value, null, 2);

const course = body(property('b-title'), property('b-tags'), property('b-owner', [property('b-owner-id')]));
const COURSE = json({title: 'Forklift', tags: ['a', 'b'], owner: {id: 'usr_1', more: 1}, extra: true});

it('a line of JSON belongs to its property, and what is not described to what holds it', () => {
  expect(jsonMarks(COURSE, course).map(String)).toEqual([
    ...['', 'b-title', 'b-tags', 'b-tags', 'b-tags', 'b-tags'],
    ...['b-owner', 'b-owner-id', 'b-owner', 'b-owner', '', ''],
  ]);
  const list = body(property('r-data', [property('r-data-id')]));
  expect(jsonMarks(json({data: [{id: 1}]}), list).map(String)).toEqual([
    ...['', 'r-data', 'r-data', 'r-data-id', 'r-data', 'r-data', ''],
  ]);
  expect(jsonMarks(COURSE, {...course, contentType: 'text/csv'})).toEqual([]);
});

it('properties of alternatives are found, and names are taken literally', () => {
  const options = [
    {children: [property('v-a')]},
    {children: [], variants: [{options: [{children: [property('v-b')]}]}]},
  ];
  expect(jsonMarks(json({a: 1, b: 2}), {...body(), variants: [{options}]}).map(String)).toEqual(['', 'v-a', 'v-b', '']);
  const named = body(...['__proto__', 'a"b', 'constructor', '{'].map((name) => ({id: name, name, children: []})));
  const text = `{\n${named.children.map(({name}) => `  ${JSON.stringify(name)}: 1`).join(',\n')}\n}`;
  expect(jsonMarks(text, named).map(String)).toEqual(['', '__proto__', 'a"b', 'constructor', '{', '']);
});

const parameters = (['path user_id', 'query team', 'query page', 'header X-Trace', 'cookie sid'] as const).map(
  (text) => {
    const [place, name] = text.split(' ') as ['path' | 'query' | 'header' | 'cookie', string];
    return {id: name, name, in: place, required: name !== 'page'};
  },
);
const request = {
  method: 'POST',
  url: 'https://api.example/users/one?team=a',
  headers: [
    {name: 'X-Trace', value: 'trace'},
    {name: 'Cookie', value: 'sid=1'},
  ],
  body: {contentType: 'application/json', text: COURSE},
};

it.each(Object.entries(GENERATORS))('in %s, each parameter and property has its lines', (_, generate) => {
  const code = generate(request);
  const marks = sampleMarks(code, request, {parameters, body: course});
  const lines = code.split('\n');
  const linesOf = (mark: string) => lines.filter((_, index) => marks[index]!.includes(mark)).join('\n');
  expect(marks).toHaveLength(lines.length);
  expect(linesOf('user_id')).toContain('/users/one?');
  expect(linesOf('team')).toContain('?team=a');
  expect(linesOf('page')).toBe('');
  expect(linesOf('X-Trace')).toContain('trace');
  expect(linesOf('sid')).toContain('sid=1');
  expect(linesOf('b-title')).toMatch(/^.*title.*Forklift.*$/);
  expect(linesOf('b-owner-id')).toMatch(/^.*id.*usr_1.*$/);
  expect(linesOf('b-tags').split('\n')).toHaveLength(4);
});
