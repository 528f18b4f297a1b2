/** Values of a sample that can be changed: found in every language, changed without touching anything else. */
import {describe, expect, it} from 'vitest';
import {loadGenerator, SAMPLE_LANGUAGES} from '@site/src/lib/samples';
import {placesIn, valuesIn} from '@site/src/lib/samples/edits';
import {piecesOf} from '@site/src/lib/samples/pieces';
import {linesOf} from '@site/src/lib/samples/tokens';
import type {SampleRequest} from '@site/src/lib/samples/types';

const body = {title: 'Onboarding, "day one"', lessons: 4, isPublic: true, owner: null, tags: ['a', 'ZQ'], note: ''};
const REQUEST: SampleRequest = {
  method: 'PATCH',
  url: 'https://api.skillgrove.example/v1/courses/crs%2F1?page=2&team=R%26D',
  headers: [
    {name: 'Accept', value: 'application/json'},
    {name: 'X-Domain-ID', value: 'dom_1'},
    {name: 'Authorization', env: 'TOKEN', prefix: 'Bearer '},
  ],
  body: {contentType: 'application/json', text: JSON.stringify(body, null, 2)},
};
const TEMPLATE = '/courses/{course_id}';
const named = (request: SampleRequest, key: string) => valuesIn(request, TEMPLATE).find((value) => value.key === key)!;

describe('values of a request', () => {
  it('are its parameters, headers and the values of its body, as a person would type them', () => {
    expect(valuesIn(REQUEST, TEMPLATE).map(({name, text}) => [name, text])).toEqual([
      ['course_id', 'crs/1'],
      ['page', '2'],
      ['team', 'R&D'],
      ['X-Domain-ID', 'dom_1'],
      ['title', 'Onboarding, "day one"'],
      ['lessons', '4'],
      ['isPublic', 'true'],
      ['owner', 'null'],
      ['tags', 'a'],
      ['tags', 'ZQ'],
      ['note', ''],
    ]);
  });

  it('are encoded again when they change', () => {
    expect(named(REQUEST, 'path.2').change('a/b c').url).toContain('/courses/a%2Fb%20c?page=2&team=R%26D');
    expect(named(REQUEST, 'query.1').change('Q&A').url).toBe(REQUEST.url.replace('R%26D', 'Q%26A'));
    expect(named(REQUEST, 'header.X-Domain-ID').change('x').headers[1]).toEqual({name: 'X-Domain-ID', value: 'x'});
    expect(named(REQUEST, 'header.X-Domain-ID').change('x').headers[2]).toEqual(REQUEST.headers[2]);
  });

  it.each([
    ['body/title', '5', '5'],
    ['body/lessons', '5', 5],
    ['body/lessons', 'five', 'five'],
    ['body/isPublic', 'false', false],
    ['body/owner', 'usr_1', 'usr_1'],
  ])('keep their type in the body if they can: %s is set to %s', (key, text, wanted) => {
    const changed = JSON.parse(named(REQUEST, key).change(text).body!.text) as Record<string, unknown>;
    expect(changed).toEqual({...body, [key.slice(5)]: wanted});
  });

  it.each(['{"a": 1}', '{\n  "a": 12345678901234567890\n}', '{\n  "a": 1,\n  "a": 2\n}', 'no JSON'])(
    'are left alone in a body that would change elsewhere, too: %j',
    (text) => {
      const request = {...REQUEST, body: {contentType: 'application/json', text}};
      expect(valuesIn(request, TEMPLATE).filter(({key}) => key.startsWith('body'))).toEqual([]);
    },
  );
});

describe.each(SAMPLE_LANGUAGES)('in $label', ({id, grammar}) => {
  it('every value has one place, and the program stays the same around it', async () => {
    const generate = await loadGenerator(id);
    const code = generate(REQUEST);
    const values = valuesIn(REQUEST, TEMPLATE);
    const places = placesIn(code, generate, values);
    expect(places.map(({value}) => value.key).sort()).toEqual(values.map(({key}) => key).sort());
    for (const {start, end, value} of places) {
      const next = value.isBare ? '17' : 'next';
      expect(generate(value.change(next))).toBe(code.slice(0, start) + next + code.slice(end));
    }
  });

  it('lines split at their values are the program again', async () => {
    const generate = await loadGenerator(id);
    const code = generate(REQUEST);
    const places = placesIn(code, generate, valuesIn(REQUEST, TEMPLATE));
    const pieces = piecesOf(linesOf(code, grammar), places).flat();
    expect(pieces.flatMap(({tokens}) => tokens.map(({text}) => text)).join('')).toBe(code);
    const shown = pieces.filter(({value}) => value);
    expect(shown.map(({value}) => value)).toEqual(places.map(({value}) => value));
    for (const {tokens, value} of shown) {
      const text = tokens.map((token) => token.text).join('');
      if (value!.name === 'page') expect(text).toBe('2');
      if (value!.text === '') expect(text).toBe('');
    }
  });
});

it('a request that is shown twice has no place', () => {
  const request: SampleRequest = {method: 'GET', url: 'https://api.example/users/u1', headers: []};
  const twice = ({url}: SampleRequest) => `${url}\n${url}`;
  expect(placesIn(twice(request), twice, valuesIn(request, '/users/{id}'))).toEqual([]);
});
