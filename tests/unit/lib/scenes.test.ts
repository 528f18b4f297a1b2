/** Every product picture: its words, figures and text alternative, and that all pictures tell the same about one company. */
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {resolveScene, SEEDS} from '../../../src/content/scenes';
import type {Scene, WindowScene} from '../../../src/content/scenes/types';
import {DESCRIPTION_LIMIT, sceneText} from '../../../src/lib/scenes';
import {loadContentFiles} from '../../../src/plugins/content/load';

const files = await loadContentFiles(path.resolve(import.meta.dirname, '../../../src/content'));

/** The seeds in a record. */
const seedsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => (key === 'imageSeed' ? [String(part)] : seedsIn(part)))
    : [];

type Fields = Record<string, unknown>;

/** All objects in a picture. */
const objectsIn = (value: unknown): Fields[] =>
  typeof value === 'object' && value !== null
    ? [...(Array.isArray(value) ? [] : [value as Fields]), ...Object.values(value).flatMap(objectsIn)]
    : [];

const OBJECTS = SEEDS.flatMap((seed) => objectsIn(resolveScene(seed)).map((fields) => ({seed, fields})));

/** Pictures with an object that breaks a rule. A rule returns the problem, or a falsy value. */
const breaking = (rule: (fields: Fields) => unknown): string[] =>
  OBJECTS.flatMap(({seed, fields}) => {
    const problem = rule(fields);
    return problem ? [`${seed}: ${String(problem)}`] : [];
  });

const textsOf = (fields: Fields): string[] =>
  Object.values(fields)
    .flat(2)
    .filter((text) => typeof text === 'string');

/** 'n of m' in a text, as pairs. */
const sharesOf = (text: string): [number, number][] =>
  [...text.matchAll(/(?<![\d:])(\d+) of (\d+)(?![\d:])/g)].map(([, part, whole]) => [Number(part), Number(whole)]);

describe('pictures', () => {
  it('are used by a record, and records of the same page show different ones', () => {
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

  it('have figures that their rings and bars show', () => {
    const percent = ([part, whole]: [number, number]) => Math.round((100 * part) / whole);
    expect(
      breaking(({value, ring, meta, sub, title, text, ...fields}) => {
        const words = textsOf({meta, sub, title, text, ...fields}).flatMap(sharesOf);
        if (words.some(([part, whole]) => part > whole)) return 'above total';
        if (typeof value === 'number' && 'layout' in fields === false && !(value >= 0 && value <= 100)) return value;
        // In a lesson, those before it are finished.
        const [share] = /lesson \d/i.test(String(meta ?? sub)) ? [] : sharesOf(String(meta ?? sub));
        if (typeof value === 'number' && share && percent(share) !== value) return meta ?? sub;
        const [said] = [title, text].flatMap((words) => sharesOf(String(words)));
        return said && ring !== undefined && percent(said) !== ring && title;
      }),
    ).toEqual([]);
  });

  it('have a cell for every column', () => {
    expect(
      breaking(({columns, rows, targets, title}) => {
        if (!columns) return false;
        const cells = [...(rows as [][]).map((row) => row.slice(1)), ...((targets ?? []) as [][])];
        return cells.some((row) => row.length !== (columns as []).length) && title;
      }),
    ).toEqual([]);
  });
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
    expect(sceneText(team)).toBe('Team progress. Early shift: Tomasz Nowak 100 per cent and Amara Okafor 60 per cent.');
    expect(sceneText({...team, label: 'The early shift', note: {title: 'Ready on time', text: 'all 26'}})).toBe(
      'The early shift: Tomasz Nowak 100 per cent and Amara Okafor 60 per cent. Ready on time, all 26.',
    );
  });

  it('counts the parts that do not fit', () => {
    const rows = Array.from({length: 20}, (_, at) => ({lead: `Person number ${at}`, sub: '', value: 40}));
    const text = sceneText({...team, rows});
    expect(text.length).toBeLessThanOrEqual(DESCRIPTION_LIMIT);
    const [, last, more] = /number (\d+) 40 per cent and (\d+) more\.$/.exec(text)!;
    expect(Number(last) + 1 + Number(more)).toBe(20);
  });

  it('is short and complete for every picture', () => {
    const texts = SEEDS.map((seed) => sceneText(resolveScene(seed)));
    expect(texts.filter((text) => text.length > DESCRIPTION_LIMIT || !/[.?!]”?$/.test(text))).toEqual([]);
  });
});
