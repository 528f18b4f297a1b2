import path from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import brand from '../../../../src/content/brand';
import integrations from '../../../../src/content/integrations';
import {checkContent, formatErrors} from '../../../../src/plugins/content/check';
import {loadContentFiles, type RawFile} from '../../../../src/plugins/content/load';

const DIR = path.resolve(import.meta.dirname, '../../../../src/content');

/* eslint-disable-next-line @typescript-eslint/no-explicit-any -- a mutation breaks the shape on purpose */
type Raw = any;
type Change = (record: Raw) => unknown;

let files: RawFile[];

beforeAll(async () => {
  files = await loadContentFiles(DIR);
  const {errors} = checkContent(structuredClone(files));
  expect(errors, formatErrors(errors)).toEqual([]);
});

function mutated(...changes: [file: string, change: Change][]): RawFile[] {
  const copy = structuredClone(files);
  for (const [name, change] of changes) change(copy.find(({file}) => file === name)!.value);
  return copy;
}

const placesOf = (changed: RawFile[]): string[] =>
  checkContent(changed).errors.map(({file, field}) => `${file} ${field}`);

const EMPLOYEE = 'solutions/employee-training.ts';
const PARTNER = 'solutions/partner-training.ts';
const QUIZZES = 'features/quizzes.ts';
const SKILLS = 'features/skills-engine.ts';
const NOTES = 'features/smart-notes.ts';

/** A value at a place in a file, and what the error says after the names of both. */
type Fault = [name: string, file: string, field: string, value: unknown, error: string | RegExp];

const COLOR = /: must be a colour: #rgb, .* with a lightness from 0% to 100%.*; found .*$/;
const IMAGE = 'page.keyCapabilities[0].imageUrl';

const FAULTS: Fault[] = [
  ['a gap between tiers', 'tiers.ts', 'tiers[1].min', 110, 'without gap: 101; found 110'],
  ['tiers that overlap', 'tiers.ts', 'tiers[2].min', 250, 'without overlap: 251; found 250'],
  ['a tier whose min is above its max', 'tiers.ts', 'tiers[1].min', 300, 'must not be above max (250); found 300'],
  ['a tier whose label is not its range', 'tiers.ts', 'tiers[1].label', '101–240', 'must name min and max: 101–250'],
  ['a missing price', 'tiers.ts', 'tiers[2].annual', null, 'must be a price; found null'],
  ['a price in the last tier', 'tiers.ts', 'tiers[4].monthly', 3, 'must be null in the last tier; found 3'],
  ['a slug other than the file name', SKILLS, 'slug', 'skill', 'the file, "skills-engine"'],
  ['a duplicate slug', 'integrations.ts', '[3].slug', integrations[1]!.slug, 'also used in [1].slug'],
  ['an unknown category', QUIZZES, 'category', 'games', 'slug of a feature category'],
  ['a record related to itself', SKILLS, 'related[0]', 'skills-engine', 'another feature'],
  ['too few questions in a FAQ', EMPLOYEE, 'page.faq', [], 'must have at least 5 entries; found []'],
  [
    'a token, which is not replaced in records',
    PARTNER,
    'page.faq[2].answer',
    'With {brand}.',
    'must not contain a token',
  ],
  ['a picture on another host', PARTNER, IMAGE, '//x.example/a.png', 'path below static/'],
  ['a picture of a page on another host', 'home.ts', 'aiCta.imageUrl', '//x.example/a.png', 'path below static/'],
  ['a picture in a parent folder', PARTNER, IMAGE, '/img/../../package.png', 'path below static/'],
  ...['blue-ish', '#12', 'oklch(2 9 9)', 160].map((color): Fault => ['a colour', 'brand.ts', 'color', color, COLOR]),
  ['a text without picture', QUIZZES, 'keyCapabilities[0].imageAlt', 'A quiz', 'where there is an imageUrl'],
];

function setAt(record: Raw, field: string, value: unknown): void {
  const names = field.match(/[^.[\]"]+/g)!;
  const last = names.pop()!;
  names.reduce((node, name) => node[name], record)[last] = value;
}

it.each(FAULTS)('names file, field and value of %s', (_, file, field, value, error) => {
  const {errors} = checkContent(mutated([file, (record) => setAt(record, field, value)]));
  const start = `  src/content/${file}: ${field}: `;
  const lines = formatErrors(errors).split('\n');
  expect(lines.filter((line) => line.startsWith(start)).join('\n'), lines.join('\n')).toMatch(error);
});

it('reports every error at once: of records by themselves, and between those without any', () => {
  const unreadable = 'smart-notes.ts:3:6: Unexpected token';
  const copy = mutated(
    [QUIZZES, (record) => Object.assign(record, {order: '6', category: 'games'})],
    [SKILLS, ({related}) => (related[1] = 'none')],
    ['tiers.ts', ({tiers}) => (tiers[1].min = 110)],
  )
    .filter(({file}) => file !== 'pricingFaq.ts')
    .map((file) => (file.file === NOTES ? {...file, value: undefined, unreadable} : file));
  copy.push({file: 'soltions/new.ts', value: {}});
  const {errors} = checkContent(copy);
  expect(errors.map(({file, field}) => `${file} ${field}`).sort()).toEqual([
    'features/quizzes.ts order',
    'features/skills-engine.ts related[1]',
    'features/smart-notes.ts (file)',
    'pricingFaq.ts (record)',
    'soltions/new.ts (file)',
    'tiers.ts tiers[1].min',
  ]);
  const text = formatErrors(errors);
  expect(text).toMatch(/^Invalid content in 6 places:(?:\n .*){6}$/);
  expect(text).toContain(unreadable);
});

it('accepts a picture that is a file wherever a picture is, or none', () => {
  const places = [
    [QUIZZES, ''],
    [QUIZZES, 'keyCapabilities[0].'],
    ['featureCategories/admin-platform.ts', ''],
    ['home.ts', 'audienceTabs[1].'],
    [EMPLOYEE, ''],
    [EMPLOYEE, 'page.'],
  ] as const;
  const showing = (url?: string): [string, Change][] =>
    Object.entries({imageSeed: undefined, imageUrl: url, imageAlt: url && 'Our logo'}).flatMap(([key, value]) =>
      places.map(([file, field]): [string, Change] => [file, (record) => setAt(record, field + key, value)]),
    );
  expect(placesOf(mutated(...showing()))).toEqual([]);
  expect(placesOf(mutated(...showing(brand.logo.light)))).toEqual([]);
  expect(placesOf(mutated(...showing('/img/no.png'))).sort()).toEqual(
    places.map(([file, field]) => `${file} ${field}imageUrl`).sort(),
  );
});
