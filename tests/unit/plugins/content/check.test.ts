import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import brand from '../../../../src/content/brand';
import integrations from '../../../../src/content/integrations';
import {MINIMUMS} from '../../../../src/content/minimums';
import {checkContent, formatErrors} from '../../../../src/plugins/content/check';
import {loadContentFiles, loadPageFiles, type RawFile} from '../../../../src/plugins/content/load';
import type {Content} from '../../../../src/plugins/content/types';

const DIR = path.resolve(import.meta.dirname, '../../../../src/content');

/* eslint-disable-next-line @typescript-eslint/no-explicit-any -- a mutation breaks the shape on purpose */
type Raw = any;
type Change = (record: Raw) => unknown;

let files: RawFile[];
let content: Content;

beforeAll(async () => {
  files = await loadContentFiles(DIR);
  const checked = checkContent(structuredClone(files));
  expect(checked.errors, formatErrors(checked.errors)).toEqual([]);
  content = checked.content;
});

function mutated(...changes: [file: string, change: Change][]): RawFile[] {
  const copy = structuredClone(files);
  for (const [name, change] of changes) change(copy.find(({file}) => file === name)!.value);
  return copy;
}

const placesOf = (changed: RawFile[]): string[] =>
  checkContent(changed).errors.map(({file, field}) => `${file} ${field}`);

function validWith(...changes: [file: string, change: Change][]): Content {
  const {content: changed, errors} = checkContent(mutated(...changes));
  expect(errors, formatErrors(errors)).toEqual([]);
  return changed;
}

const EMPLOYEE = 'solutions/employee-training.ts';
const PARTNER = 'solutions/partner-training.ts';
const QUIZZES = 'features/quizzes.ts';
const SKILLS = 'features/skills-engine.ts';
const NOTES = 'features/smart-notes.ts';

/** A value at a place in a file, and what the error says after the names of both. */
type Fault = [name: string, file: string, field: string, value: unknown, error: string | RegExp];

const LONG = 'About us, and a little too much of that for a tab to hold';
const AMOUNT = 'Each user costs $5 a month, and half of that in the first year.';
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
  ['half of a surrogate pair', 'about.ts', 'lead', 'Is \ud83d?', /half of a surrogate pair.*; found "Is \\ud83d/],
  ['a misspelt icon', 'home.ts', 'challenges.items[1].icon', 'calender', 'did you mean "calendar"?; found "calender"'],
  ['a title too long with the product name', 'metadata.ts', 'pages["/about"].title', LONG, `${LONG} | ${brand.name}`],
  ['an amount that would stay when a price changes', EMPLOYEE, 'page.cta.description', AMOUNT, 'the amount $5'],
  ['a token, which is not replaced in records', PARTNER, 'page.faq[2].answer', 'With {brnd}.', 'the token {brnd}'],
  ['a footer link to no page', 'navigation.ts', 'footer[3].links[0].href', '/nope', 'the path of a page'],
  ['a picture on another host', PARTNER, IMAGE, '//x.example/a.png', 'path below static/'],
  ['a picture in a parent folder', PARTNER, IMAGE, '/img/../../package.png', 'path below static/'],
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

it('suggests the name of a misspelt field', () => {
  const {errors} = checkContent(mutated([EMPLOYEE, ({page}) => (page.subheadng = page.subheading)]));
  expect(formatErrors(errors)).toContain(': page: unknown field "subheadng"; did you mean "subheading"?');
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
  copy.push({file: 'northquay.ts', value: {quote: ' '}}, {file: 'soltions/new.ts', value: {}});
  const {errors} = checkContent(copy);
  expect(errors.map(({file, field}) => `${file} ${field}`).sort()).toEqual([
    'features/quizzes.ts order',
    'features/skills-engine.ts related[1]',
    'features/smart-notes.ts (file)',
    'northquay.ts quote',
    'pricingFaq.ts (record)',
    'soltions/new.ts (file)',
    'tiers.ts tiers[1].min',
  ]);
  const text = formatErrors(errors);
  expect(text).toMatch(/^Invalid content in 7 places:(?:\n .*){7}$/);
  expect(text).toContain('did you mean "solutions"?');
  expect(text).toContain(unreadable);
});

it.each(['solutions', 'featureCategories', 'features', 'comparisons'] as const)('reports too few %s', (name) => {
  const own = files.filter(({file}) => path.dirname(file) === name).slice(MINIMUMS[name] - 1);
  expect(placesOf(mutated().filter(({file}) => !own.some((one) => one.file === file)))).toContain(`${name} (records)`);
});

it('reports a small group of features, a short list in the footer, and a comparison that we win throughout', () => {
  const [first, second] = content.featureCategories;
  const own = content.features.filter(({category}) => category === first!.slug).slice(MINIMUMS.featuresOfCategory - 1);
  const hidden = content.competitors.filter(({inFooter}) => inFooter).slice(MINIMUMS.footerComparisons - 1);
  const won = `comparisons/${content.competitors[0]!.slug}.ts`;
  const changed = mutated(
    ...own.map(({slug}): [string, Change] => [`features/${slug}.ts`, (record) => (record.category = second!.slug)]),
    ...hidden.map(({slug}): [string, Change] => [`comparisons/${slug}.ts`, (record) => (record.inFooter = false)]),
    [won, (record) => record.featureComparison.forEach((row: Raw) => !row.stronger && (row.product = true))],
    [won, (record) => record.featureComparison.forEach((row: Raw) => row.stronger && (row.stronger = 'product'))],
  );
  expect(placesOf(changed)).toEqual([
    `featureCategories/${first!.slug}.ts (records)`,
    'comparisons (records)',
    `${won} (records)`,
  ]);
});

it('accepts a picture that is a file, and reads its size', () => {
  const {light: imageUrl, width, height} = brand.logo;
  const showing = (url: string): [string, Change] => [
    QUIZZES,
    ({keyCapabilities: [first]}) => Object.assign(first, {imageUrl: url, imageAlt: 'Our logo'}),
  ];
  const {keyCapabilities} = validWith(showing(imageUrl)).features.find(({slug}) => slug === 'quizzes')!;
  expect(keyCapabilities[0]).toMatchObject({imageUrl, imageSize: {width, height}});
  expect(placesOf(mutated(showing('/img/no.png')))).toEqual(['features/quizzes.ts keyCapabilities[0].imageUrl']);
});

it('finds fixed pages as Docusaurus does, and names those without metadata', async () => {
  const own = await loadPageFiles(path.resolve(DIR, '../pages'));
  expect(own).toContainEqual({path: '/', file: 'index.tsx'});
  expect(own.filter(({file}) => /(?:^|\/)_/.test(file))).toEqual([]);
  expect(checkContent(mutated(), 'static', own).errors).toEqual([]);
  const title = 'Our story';
  const pages = [
    {path: '/customers', file: 'customers.tsx'},
    {path: '/company/press', file: 'company/press/index.mdx', frontMatter: {title}},
    {path: '/company/story', file: 'company/story.md', frontMatter: {title, description: 'How it began.'}},
  ];
  const {errors} = checkContent(mutated(), 'static', pages);
  expect(errors.map(({file, field}) => `${file}: ${field}`)).toEqual([
    'metadata.ts: pages["/customers"]',
    '../pages/company/press/index.mdx: description',
  ]);
});

/** Numbers of records are in minimums.ts; these are the facts that the specification gives. */
describe('the specification', () => {
  const record = <T>(name: string) => files.find(({file}) => file === name)!.value as T;

  it('asks for these minimums', () => {
    expect(MINIMUMS).toMatchObject({
      ...{solutions: 4, capabilities: 5, questions: 5, featureCategories: 4},
      ...{comparisons: 10, footerComparisons: 9, integrations: 12, badges: 4},
    });
  });

  it('compares the support rating exactly once', () => {
    const rows = content.competitors.flatMap(({featureComparison}) => featureComparison);
    const rated = rows.filter(({product, competitor}) => product === '9.8/10' && competitor === '8.5/10');
    expect(rated).toHaveLength(1);
    const mentions = JSON.stringify(files.map(({value}) => value)).match(/\b(?:9\.8|8\.5)\b[^"]*/g);
    expect(mentions?.sort()).toEqual(['8.5/10', '9.8/10']);
  });

  it('gives the tiers of section 9: a new price is a change here and in tiers.ts', () => {
    const prices = content.tiers.map(({min, monthly, annual}) => `${min}: ${monthly} or ${annual}`);
    expect(prices).toEqual(['10: 5 or 4', '101: 4.5 or 3.6', '251: 4 or 3.2', '501: 3.5 or 2.8', '1001: null or null']);
  });

  it('gives these badges and their status', () => {
    const {badges} = record<{badges: {name: string; status: string}[]}>('security.ts');
    const given = ['gdpr: compliant', 'iso 27001: certified', 'pci dss: compliant', 'soc 2: type ii in progress'];
    expect(badges.map(({name, status}) => `${name}: ${status}`.toLowerCase())).toEqual(expect.arrayContaining(given));
  });

  it('dates the legal texts late 2025; later versions have later dates', () => {
    for (const file of ['legal/terms.ts', 'legal/privacy.ts'])
      expect(record<{updated: string}>(file).updated >= '2025-10-01', file).toBe(true);
  });
});
