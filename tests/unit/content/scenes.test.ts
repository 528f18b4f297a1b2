/** Product pictures show different things, and records can only ask for what can be drawn. */
import path from 'node:path';
import {expect, it} from 'vitest';
import {resolveScene, SEEDS} from '../../../src/content/scenes';
import {lookOf} from '../../../src/content/scenes/people';
import {View} from '../../../src/content/schema/scenes';
import {loadContentFiles} from '../../../src/plugins/content/load';

const files = await loadContentFiles(path.resolve(import.meta.dirname, '../../../src/content'));

const seedsIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"imageSeed":"([^"]*)"/g)].map(([, seed]) => seed!);

it('records of the same page show different pictures', () => {
  const repeated = files.filter(({file, value}) => {
    const seeds = seedsIn(value);
    return file.startsWith('feature') && new Set(seeds).size < seeds.length;
  });
  expect(repeated.map(({file}) => file)).toEqual([]);
});

it('no two pictures have the same text alternative', () => {
  const texts = SEEDS.map((seed) => resolveScene(seed).alt);
  expect(new Set(texts).size).toBe(texts.length);
});

/** Names of those whose faces a picture shows. */
function peopleIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return ['person', 'people', 'name', 'lead', 'call'].includes(key) ? [value] : [];
  if (Array.isArray(value)) {
    const isNamed = key === 'people' && value.every((entry) => Array.isArray(entry) && typeof entry[1] === 'string');
    return value.flatMap((entry: unknown) => peopleIn(isNamed ? (entry as string[])[0] : entry, key));
  }
  const entries = Object.entries((value as object | undefined) ?? {});
  const {kind, glyph} = Object.fromEntries(entries) as {kind?: string; glyph?: string};
  return entries.flatMap(([name, part]) =>
    (name === 'lead' && glyph) || name === 'award' || name === 'banner'
      ? []
      : peopleIn(part, name === 'list' ? kind : name === 'clauses' ? '' : name),
  );
}

it('no two people of a picture look the same', () => {
  const twins = SEEDS.flatMap((seed) => {
    const people = [...new Set(peopleIn(resolveScene(seed)))];
    const looks = people.map((name) => lookOf(name));
    return people.flatMap((name, at) => {
      const [skin, hair, tone, clothes] = looks[at]!;
      const twin = looks.findIndex(
        (look, other) =>
          other < at && look[1] === hair && look[2] === tone && look[3] === clothes && Math.abs(look[0] - skin) < 2,
      );
      return twin < 0 ? [] : [`${seed}: ${people[twin]!} and ${name}`];
    });
  });
  expect(twins).toEqual([]);
});

const PHONE = {layout: 'phone', title: 'Today', clock: '06:42', items: [], action: ''};
const WAYS = [{label: 'Yes', ways: [{label: 'Badge'}]}, {label: 'No'}];

it.each([
  [
    'phones in front of each other',
    {layout: 'pile', of: [PHONE, PHONE]},
    {layout: 'pile', of: [{layout: 'pile', of: []}]},
  ],
  ['a row of windows', {layout: 'row', of: [{title: 'Forum', says: []}]}, {layout: 'row', of: [{layout: 'app'}]}],
  [
    'a line of days',
    {axis: {weeks: ['2 Nov'], days: 30, spans: [['Scanner', 'due', 4, 20]]}},
    {axis: {weeks: ['2 Nov'], days: 30, spans: [['Scanner', 4]]}},
  ],
  [
    'boxes and lines',
    {figure: [{label: 'Passed?', ways: WAYS}]},
    {figure: [{label: '', ways: [{label: '', ways: WAYS}]}]},
  ],
  ['a window after a change', {state: 'after', steps: []}, {state: 'later', steps: []}],
  ['another brand', {...PHONE, hue: 262}, {...PHONE, hue: 400}],
])('a record can show %s', (_, record, wrong) => {
  expect(View.safeParse(record).error).toBeUndefined();
  expect(View.safeParse(wrong).success).toBe(false);
});
