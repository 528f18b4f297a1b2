/** Every product picture is used, and has a text alternative of its own. */
import path from 'node:path';
import {expect, it} from 'vitest';
import {resolveScene, SEEDS} from '../../../src/content/scenes';
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

it('no two pictures have the same text alternative', () => {
  const texts = SEEDS.map((seed) => resolveScene(seed).alt);
  expect(new Set(texts).size).toBe(texts.length);
});
