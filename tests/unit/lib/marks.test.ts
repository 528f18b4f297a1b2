import {describe, expect, it} from 'vitest';
import type {ParameterPlace} from '../../../src/openapi/document';
import {loadGenerator, SAMPLE_LANGUAGES} from '../../../src/lib/samples';
import {curl} from '../../../src/lib/samples/curl';
import {exampleRequest} from '../../../src/lib/samples/example';
import {jsonMarks, sampleMarks} from '../../../src/lib/samples/marks';
import {NASTY_TEXTS} from '../../samples/nasty';

interface Described {
  id: string;
  name: string;
  children: Described[];
}

const property = (id: string, children: Described[] = []): Described => ({id, name: id.split('-').pop()!, children});
const body = (...properties: Described[]) => ({contentType: 'application/json', properties});
const json = (value: unknown) => JSON.stringify(value, null, 2);

const course = body(property('b-title'), property('b-tags'), property('b-owner', [property('b-owner-id')]));
const COURSE = {title: 'Forklift', tags: ['a', 'b'], owner: {id: 'usr_1', more: 1}, extra: true};
const COURSE_MARKS = ['', 'b-title', 'b-tags', 'b-tags', 'b-tags', 'b-tags'].concat(
  ['b-owner', 'b-owner-id', 'b-owner', 'b-owner', '', ''], // prettier-ignore
);

describe('jsonMarks', () => {
  it('names the property of each line; what is not described belongs to what holds it', () => {
    expect(jsonMarks(json(COURSE), course)).toEqual(COURSE_MARKS);
  });

  it('goes through arrays of objects, at the root too', () => {
    const list = body(property('r-data', [property('r-data-id')]));
    const marks = ['', 'r-data', 'r-data', 'r-data-id', 'r-data', 'r-data', 'r-data-id', 'r-data', 'r-data', ''];
    expect(jsonMarks(json({data: [{id: 1}, {id: 2}]}), list)).toEqual(marks);
    expect(jsonMarks(json([{id: 1}]), body(property('r-id')))).toEqual(['', '', 'r-id', '', '']);
  });

  it('finds properties of alternatives', () => {
    const options = [
      {children: [property('v-a')]},
      {children: [], variants: [{options: [{children: [property('v-b')]}]}]},
    ];
    const marks = jsonMarks(json({a: 1, b: 2}), {...body(), variants: [{options}]});
    expect(marks).toEqual(['', 'v-a', 'v-b', '']);
  });

  it('takes names literally', () => {
    const names = ['__proto__', 'a"b', 'constructor', '{', 'é'];
    const described = body(...names.map((name, index) => ({id: `p${index}`, name, children: []})));
    const text = `{\n${names.map((name) => `  ${JSON.stringify(name)}: 1`).join(',\n')}\n}`;
    expect(jsonMarks(text, described)).toEqual(['', 'p0', 'p1', 'p2', 'p3', 'p4', '']);
  });

  it.each([...NASTY_TEXTS, '}\n}\n]', '{', '"a": {', ''])('has a mark for each line of %j, JSON or not', (text) => {
    expect(jsonMarks(text, course)).toHaveLength(text.split('\n').length);
    expect(jsonMarks(text, {...course, contentType: 'text/csv'})).toEqual([]);
  });
});

const parameter = (place: ParameterPlace, name: string, required = true) => ({
  id: `parameter-${name}`,
  name,
  in: place,
  required,
  valueType: 'string',
  example: '"one"',
});
const PARAMETERS = [
  parameter('path', 'user_id'),
  parameter('query', 'team'),
  parameter('query', 'page', false),
  parameter('header', 'Prefer'),
  parameter('header', 'X-Trace'),
  parameter('cookie', 'sid'),
];

const operation = (example?: string, contentType = 'application/json') => ({
  method: 'POST',
  path: '/users/{user_id}',
  parameters: PARAMETERS,
  responses: [],
  ...(example !== undefined && {body: {...course, contentType, example}}),
});
const marked = (code: string, marks: readonly string[]) =>
  code.split('\n').flatMap((line, index) => (marks[index] ? [`${marks[index]}: ${line.trim()}`] : []));

describe('sampleMarks', () => {
  const posted = operation(json(COURSE));
  const request = exampleRequest({url: 'https://api.example'}, posted, []);

  it('names what each line of a command shows', () => {
    const code = curl(request);
    expect(marked(code, sampleMarks(code, request, posted))).toEqual([
      "parameter-user_id parameter-team: 'https://api.example/users/one?team=one' \\",
      "parameter-Prefer: -H 'Prefer: one' \\",
      "parameter-X-Trace: -H 'X-Trace: one' \\",
      "parameter-sid: -H 'Cookie: sid=one' \\",
      'b-title: "title": "Forklift",',
      'b-tags: "tags": [',
      'b-tags: "a",',
      'b-tags: "b"',
      'b-tags: ],',
      'b-owner: "owner": {',
      'b-owner-id: "id": "usr_1",',
      'b-owner: "more": 1',
      'b-owner: },',
    ]);
  });

  it.each(SAMPLE_LANGUAGES)('finds the same in $label', async ({id}) => {
    const code = (await loadGenerator(id))(request);
    const marks = sampleMarks(code, request, posted);
    const lines = code.split('\n');
    expect(marks).toHaveLength(lines.length);
    const lineOf = (mark: string) => lines[marks.findIndex((ids) => ids.split(' ').includes(mark))];
    expect(lineOf('parameter-user_id')).toContain('/users/one');
    expect(lineOf('parameter-team')).toContain('team=one');
    expect(lineOf('parameter-page')).toBeUndefined();
    expect(lineOf('parameter-Prefer')).toContain('Prefer');
    expect(lineOf('parameter-X-Trace')).toContain('X-Trace');
    expect(lineOf('parameter-sid')).toContain('sid=one');
    expect(lineOf('b-title')).toContain('Forklift');
    expect(lineOf('b-owner-id')).toContain('usr_1');
    expect(marks.filter((ids) => ids === 'b-tags')).toHaveLength(4);
  });

  it('finds the fields of a form, which is one line', () => {
    const form = operation(json({title: 'x', tags: ['a']}), 'application/x-www-form-urlencoded');
    const sent = exampleRequest({url: 'https://api.example'}, form, []);
    const code = curl(sent);
    expect(marked(code, sampleMarks(code, sent, form)).pop()).toBe("b-title b-tags: --data-raw 'title=x&tags=a'");
  });

  it.each(NASTY_TEXTS)('has as many marks as lines for the body %j', async (text) => {
    const nasty = operation(text, 'text/plain');
    const sent = exampleRequest({url: 'https://api.example'}, nasty, []);
    for (const {id} of SAMPLE_LANGUAGES) {
      const code = (await loadGenerator(id))(sent);
      expect(sampleMarks(code, sent, nasty)).toHaveLength(code.split('\n').length);
    }
  });
});
