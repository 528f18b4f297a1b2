/** Every product picture is used, and has a text alternative. */
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {resolveScene, SEEDS} from '../../../src/content/scenes';
import type {Scene, WindowScene} from '../../../src/content/scenes/types';
import {DESCRIPTION_LIMIT, sceneText} from '../../../src/lib/scenes';
import {loadContentFiles} from '../../../src/plugins/content/load';

const files = await loadContentFiles(path.resolve(import.meta.dirname, '../../../src/content'));

const seedsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => (key === 'imageSeed' ? [String(part)] : seedsIn(part)))
    : [];

it('pictures are used by a record, and records of the same page show different ones', () => {
  // The picture of the home page's hero is named in its component.
  const used = new Set(['hero', ...files.flatMap(({value}) => seedsIn(value))]);
  expect(SEEDS.filter((seed) => !used.has(seed))).toEqual([]);
  const repeated = files
    .filter(({file}) => file.startsWith('feature'))
    .flatMap(({file, value}) => {
      const seeds = seedsIn(value);
      return new Set(seeds).size < seeds.length ? [file] : [];
    });
  expect(repeated).toEqual([]);
});

describe('sceneText', () => {
  const team = {
    layout: 'table',
    label: 'Team progress',
    title: 'Early shift',
    rows: [
      {lead: 'Tomasz Nowak', sub: 'Forklift driver', value: 100},
      {lead: 'Amara Okafor', sub: 'Forklift driver', value: 60},
    ],
  } satisfies WindowScene & Scene;

  it('says what the picture is, and then what it shows', () => {
    expect(sceneText(team)).toBe('Team progress. Early shift: Tomasz Nowak: 100 per cent; Amara Okafor: 60 per cent.');
    expect(sceneText({...team, label: 'The early shift', note: {title: 'Ready on time', text: 'all 26'}})).toBe(
      'The early shift: Tomasz Nowak: 100 per cent; Amara Okafor: 60 per cent. Ready on time, all 26.',
    );
  });

  it('counts the parts that do not fit', () => {
    const rows = Array.from({length: 20}, (_, at) => ({lead: `Person number ${at}`, sub: '', value: 40}));
    const text = sceneText({...team, rows});
    expect(text.length).toBeLessThanOrEqual(DESCRIPTION_LIMIT);
    const [, last, more] = /number (\d+): 40 per cent; (\d+) more\.$/.exec(text)!;
    expect(Number(last) + 1 + Number(more)).toBe(20);
  });

  it('is short and complete for every picture', () => {
    const texts = SEEDS.map((seed) => sceneText(resolveScene(seed)));
    expect(texts.filter((text) => text.length > DESCRIPTION_LIMIT || !/[.?!]”?$/.test(text))).toEqual([]);
  });
});
