/** Every product picture is used, and has a text alternative. */
import path from 'node:path';
import {expect, it} from 'vitest';
import {resolveScene, SEEDS} from '../../../src/content/scenes';
import type {Scene, WindowScene} from '../../../src/content/scenes/types';
import {DESCRIPTION_LIMIT, sceneText} from '../../../src/lib/scenes';
import {loadContentFiles} from '../../../src/plugins/content/load';

const files = await loadContentFiles(path.resolve(import.meta.dirname, '../../../src/content'));

const seedsIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"imageSeed":"([^"]*)"/g)].map(([, seed]) => seed!);

it('pictures are used by a record, and records of the same page show different ones', () => {
  const used = new Set(files.flatMap(({value}) => seedsIn(value)));
  expect(SEEDS.filter((seed) => !used.has(seed))).toEqual([]);
  const repeated = files.filter(({file, value}) => {
    const seeds = seedsIn(value);
    return file.startsWith('feature') && new Set(seeds).size < seeds.length;
  });
  expect(repeated.map(({file}) => file)).toEqual([]);
});

const row = (lead: string, value: number) => ({lead, sub: '', value});
const people = [row('Tomasz Nowak', 100), row('Amara Okafor', 60)];
const team = {layout: 'table', label: 'Progress', title: 'Early shift', rows: people} satisfies WindowScene & Scene;

it('a text alternative says what the picture is, then what it shows, and counts the parts that do not fit', () => {
  expect(sceneText(team)).toBe('Progress. Early shift: Tomasz Nowak: 100 per cent; Amara Okafor: 60 per cent.');
  expect(sceneText({...team, label: 'The early shift', note: {title: 'Ready on time', text: 'all 26'}})).toBe(
    'The early shift: Tomasz Nowak: 100 per cent; Amara Okafor: 60 per cent. Ready on time, all 26.',
  );
  const text = sceneText({...team, rows: Array.from({length: 20}, (_, at) => row(`Person number ${at}`, 40))});
  const [, last, more] = /number (\d+): 40 per cent; (\d+) more\.$/.exec(text)!;
  expect(Number(last) + 1 + Number(more)).toBe(20);
});

it('a text alternative is short and complete for every picture', () => {
  const texts = SEEDS.map((seed) => sceneText(resolveScene(seed)));
  expect(texts.filter((text) => text.length > DESCRIPTION_LIMIT || !/[.?!]”?$/.test(text))).toEqual([]);
});
