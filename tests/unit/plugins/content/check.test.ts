import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import brand from '../../../../src/content/brand';
import {MINIMUMS} from '../../../../src/content/minimums';
import {thingsOf} from '../../../../src/lib/structuredData';
import {checkContent, formatErrors} from '../../../../src/plugins/content/check';
import {inTableOrder} from '../../../../src/plugins/content/comparisonRows';
import {solutionFacts} from '../../../../src/plugins/content/facts';
import {loadContentFiles, loadPageFiles, type RawFile} from '../../../../src/plugins/content/load';
import {helpData} from '../../../../src/plugins/content/routes';
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

/** The loaded files with changes to some of them. */
function mutated(...changes: [file: string, change: Change][]): RawFile[] {
  const copy = structuredClone(files);
  for (const [name, change] of changes) change(copy.find(({file}) => file === name)!.value);
  return copy;
}

const placesOf = (changed: RawFile[]): string[] =>
  checkContent(changed).errors.map(({file, field}) => `${file} ${field}`);

/** The content after changes that are valid. */
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

type Fault = [name: string, file: string, change: Change, field: string, error: string | RegExp];

/** Each with what the error says after the names of file and field. */
const FAULTS: Fault[] = [
  ...(
    [
      ['a gap between tiers', 1, {min: 110}, 'without gap: 101; found 110'],
      ['tiers that overlap', 2, {min: 250}, 'without overlap: 251; found 250'],
      ['a tier whose min is above its max', 1, {min: 300}, 'must not be above max (250); found 300'],
      ['a tier whose label is not its range', 1, {label: '101–240'}, 'must name min and max: 101–250; found "101–240"'],
      ['a price that is a text', 0, {annual: '4'}, /number.*; found "4"/],
      ['a missing price', 2, {annual: null}, 'must be a price; found null'],
      ['a price in the last tier', 4, {monthly: 3}, 'must be null in the last tier; found 3'],
    ] as const
  ).map(([name, tier, change, error]): Fault => {
    const [field] = Object.keys(change);
    return [name, 'tiers.ts', ({tiers}) => Object.assign(tiers[tier], change), `tiers[${tier}].${field}`, error];
  }),
  ['a slug other than the file name', SKILLS, (record) => (record.slug = 'skill'), 'slug', 'the file, "skills-engine"'],
  ['a duplicate slug', 'integrations.ts', (list) => (list[3].slug = list[1].slug), '[3].slug', 'also used in [1].slug'],
  ['an unknown category', QUIZZES, (record) => (record.category = 'games'), 'category', 'slug of a feature category'],
  [
    'a record related to itself',
    SKILLS,
    ({related}) => (related[0] = 'skills-engine'),
    'related[0]',
    'another feature',
  ],
  ['a misspelt icon', QUIZZES, (record) => (record.icon = 'calender'), 'icon', 'did you mean "calendar"?'],
  ['no question in a FAQ', EMPLOYEE, ({page}) => (page.faq = []), 'page.faq', 'must have at least 5 entries; found []'],
  ['an empty text', 'about.ts', (record) => (record.lead = '  '), 'lead', 'must not be empty; found "  "'],
  [
    'half of a surrogate pair',
    EMPLOYEE,
    ({page}) => (page.faq[0].question = 'What is \ud83d?'),
    'page.faq[0].question',
    /must not contain half of a surrogate pair.*; found "What is \\ud83d\?"/,
  ],
  [
    'a misspelt icon in the copy of a page',
    'home.ts',
    ({challenges}) => (challenges.items[1].icon = 'calender'),
    'challenges.items[1].icon',
    'must be the name of an icon in src/content/icons.ts; did you mean "calendar"?; found "calender"',
  ],
  [
    'a misspelt slug of another record',
    'home.ts',
    ({featured}) => (featured.slugs[2] = 'skils-engine'),
    'featured.slugs[2]',
    'must be the slug of a feature; did you mean "skills-engine"?; found "skils-engine"',
  ],
  [
    'a page title that is too long with the product name',
    'metadata.ts',
    ({pages}) => (pages['/about'].title = 'About us, and a little too much of that for a tab to hold'),
    'pages["/about"].title',
    `must be at most 60 characters with the product name; found "About us, and a little too much of that for a tab to hold | ${brand.name}"`,
  ],
  [
    'a misspelt field deep in a record',
    EMPLOYEE,
    ({page}) => ((page.subheadng = page.subheading), delete page.subheading),
    'page',
    'unknown field "subheadng"; did you mean "subheading"?',
  ],
  [
    'an amount that would stay when a price changes',
    EMPLOYEE,
    ({page}) => (page.cta.description = 'Each user costs $5 a month, and half of that in the first year.'),
    'page.cta.description',
    'must not contain the amount $5',
  ],
  [
    'a token, which is not replaced in records',
    PARTNER,
    ({page}) => (page.faq[2].answer = `With {brnd}, ${page.faq[2].answer}`),
    'page.faq[2].answer',
    'must not contain the token {brnd}',
  ],
  [
    'a link in the footer to no record',
    'navigation.ts',
    ({footer}) => footer[3].links.push({title: 'Another', href: '/compare/another-alternative'}),
    'footer[3].links[1].href',
    'must be the path of a page in metadata.ts or of a record; found "/compare/another-alternative"',
  ],
  ...['//x.example/a.png', '/img/../../package.png', 'javascript:alert(1)//.png', '/img/a.gif'].map(
    (imageUrl): Fault => [
      `the picture ${imageUrl}`,
      PARTNER,
      ({page}) => Object.assign(page.keyCapabilities[1], {imageUrl, imageAlt: 'A logo'}),
      'page.keyCapabilities[1].imageUrl',
      'path below static/',
    ],
  ),
  [
    'a picture that does not exist',
    QUIZZES,
    ({accordionFeatures: [first]}) => Object.assign(first, {imageUrl: '/img/nothing.png', imageAlt: 'A quiz'}),
    'accordionFeatures[0].imageUrl',
    'must be a file below static/; found "/img/nothing.png"',
  ],
  [
    'a picture without its alternative text',
    QUIZZES,
    ({keyCapabilities: [first]}) => (first.imageUrl = brand.logo.light),
    'keyCapabilities[0].imageAlt',
    'must be given where there is an imageUrl, and only there; found nothing',
  ],
];

describe('the check of the records', () => {
  it.each(FAULTS)('names file, field and value of %s', (_, file, change, field, error) => {
    const {errors} = checkContent(mutated([file, change]));
    const start = `  src/content/${file}: ${field}: `;
    const lines = formatErrors(errors).split('\n');
    expect(lines.filter((line) => line.startsWith(start)).join('\n'), lines.join('\n')).toMatch(error);
  });

  it('reports every error at once: of records by themselves, and between those without any', () => {
    const copy = mutated(
      [QUIZZES, (record) => Object.assign(record, {order: '6', category: 'games'})],
      [SKILLS, ({related}) => (related[1] = 'none')],
      ['solutionCategories.ts', (record) => (record[0].slug = 'In House')],
      ['tiers.ts', ({tiers}) => (tiers[1].min = 110)],
    ).filter(({file}) => file !== 'pricingFaq.ts');
    const unreadable = 'smart-notes.ts:3:6: Unexpected token';
    Object.assign(
      copy.find(({file}) => file === NOTES)!,
      {value: undefined, unreadable},
    );
    Object.assign(
      copy.find(({file}) => file === 'contact.ts')!,
      {value: undefined},
    );
    copy.push({file: 'northquay.ts', value: {quote: ' '}}, {file: 'soltions/new.ts', value: {}});
    const {errors} = checkContent(copy);
    expect(errors.map(({file, field}) => `${file} ${field}`).sort()).toEqual([
      'contact.ts (record)',
      'features/quizzes.ts order',
      'features/skills-engine.ts related[1]',
      'features/smart-notes.ts (file)',
      'northquay.ts quote',
      'pricingFaq.ts (record)',
      'soltions/new.ts (file)',
      'solutionCategories.ts [0].slug',
      'tiers.ts tiers[1].min',
    ]);
    expect(formatErrors(errors)).toMatch(/^Invalid content in 9 places:(?:\n .*){9}$/);
    expect(formatErrors(errors)).toContain('did you mean "solutions"?');
    expect(formatErrors(errors)).toContain(unreadable);
  });

  it('names both places of a duplicate, since either can be the copy', () => {
    const {value} = mutated().find(({file}) => file === NOTES)!;
    const {errors} = checkContent([{file: 'features/a-copy.ts', value}, ...mutated()]);
    const titles = errors.filter(({field}) => field === 'title').map(({file, rule}) => `${file}: ${rule}`);
    expect(titles).toEqual([
      'features/a-copy.ts: must be unique; also used in features/smart-notes.ts: title',
      'features/smart-notes.ts: must be unique; also used in features/a-copy.ts: title',
    ]);
  });

  it.each(['solutions', 'featureCategories', 'features', 'comparisons'] as const)('reports too few %s', (name) => {
    const own = files.filter(({file}) => path.dirname(file) === name).slice(MINIMUMS[name] - 1);
    expect(placesOf(mutated().filter(({file}) => !own.some((one) => one.file === file)))).toContain(
      `${name} (records)`,
    );
  });

  it('reports a small group of features, a short list in the footer, and a comparison that we win throughout', () => {
    const [first, second] = content.featureCategories;
    const own = content.features
      .filter(({category}) => category === first!.slug)
      .slice(MINIMUMS.featuresOfCategory - 1);
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
    const entry = {imageUrl, imageAlt: 'Our logo'};
    const {features} = validWith([
      QUIZZES,
      ({keyCapabilities}) => (keyCapabilities[0] = {...keyCapabilities[0], ...entry}),
    ]);
    const {keyCapabilities} = features.find(({slug}) => slug === 'quizzes')!;
    expect(keyCapabilities[0]).toMatchObject({...entry, imageSize: {width, height}});
  });

  it('accepts a solution with an accordion of capabilities and no questions', () => {
    const changed = validWith([
      PARTNER,
      ({page}) => {
        delete page.faq;
        page.accordionFeatures = page.keyCapabilities.slice(0, 2);
      },
    ]);
    const facts = solutionFacts(changed.solutions.find(({slug}) => slug === 'partner-training')!);
    const things = thingsOf(facts, {home: 'https://example.com/', brand, language: 'en-GB'});
    expect(things.map((thing) => (thing as {'@type': string})['@type'])).toEqual(['BreadcrumbList']);
    expect(helpData(changed).answers.map(({href}) => href)).not.toContain('/solutions/partner-training');
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
    expect(
      formatErrors(checkContent(mutated(), 'static', pages).errors)
        .split('\n')
        .slice(1),
    ).toEqual([
      '  src/content/metadata.ts: pages["/customers"]: must have the title and description of src/pages/customers.tsx; found nothing',
      '  src/pages/company/press/index.mdx: description: must be a text in the front matter; found nothing',
    ]);
  });

  it('puts the rows of each comparison in table order', () => {
    for (const {slug, featureComparison} of content.competitors)
      expect(inTableOrder(featureComparison), slug).toEqual(featureComparison);
  });
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
    expect(content.tiers.map(({label, min, max, monthly, annual}) => [label, min, max, monthly, annual])).toEqual([
      ['10–100', 10, 100, 5, 4],
      ['101–250', 101, 250, 4.5, 3.6],
      ['251–500', 251, 500, 4, 3.2],
      ['501–1,000', 501, 1000, 3.5, 2.8],
      ['1,001+', 1001, expect.any(Number), null, null],
    ]);
  });

  it('gives these badges and their status', () => {
    const {badges} = record<{badges: {name: string; status: string}[]}>('security.ts');
    expect(badges.map(({name, status}) => `${name}: ${status}`.toLowerCase())).toEqual(
      expect.arrayContaining([
        'gdpr: compliant',
        'iso 27001: certified',
        'pci dss: compliant',
        'soc 2: type ii in progress',
      ]),
    );
  });

  it('dates the legal texts late 2025; later versions have later dates', () => {
    for (const file of ['legal/terms.ts', 'legal/privacy.ts'])
      expect(record<{updated: string}>(file).updated >= '2025-10-01', file).toBe(true);
  });
});

it('a folder that cannot be read is an error', async () => {
  await expect(loadContentFiles(path.join(DIR, 'nowhere'))).rejects.toThrow(/nowhere/);
});
