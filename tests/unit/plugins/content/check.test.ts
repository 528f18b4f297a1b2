import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import brand from '../../../../src/content/brand';
import {checkContent, formatErrors} from '../../../../src/plugins/content/check';
import {loadContentFiles, type RawFile} from '../../../../src/plugins/content/load';

const DIR = path.resolve(import.meta.dirname, '../../../../src/content');

/* eslint-disable-next-line @typescript-eslint/no-explicit-any -- a mutation breaks the shape on purpose */
type Raw = any;
type Change = (record: Raw) => unknown;

const TIERS = [
  {label: '10–100', min: 10, max: 100, monthly: 5, annual: 4},
  {label: '101–250', min: 101, max: 250, monthly: 4.5, annual: 3.6},
  {label: '251+', min: 251, max: 1_000_000, monthly: null, annual: null},
];

const own = await loadContentFiles(DIR);

/** The records of this site, whichever they are, with tiers that the faults name. */
const files = own.map((file) => (file.file === 'tiers.ts' ? {...file, value: {tiers: TIERS, minUsers: 10}} : file));

/** Names of the files in a folder, most of which belong to no other record. */
const filesIn = (folder: string) => files.filter(({file}) => path.dirname(file) === folder).map(({file}) => file);
const recordIn = (file: string): Raw => files.find((found) => found.file === file)!.value;

const SOLUTION = filesIn('solutions').find((file) => recordIn(file).page?.faq)!;
const CATEGORY = filesIn('featureCategories')[0]!;
const [FEATURE, OTHER, THIRD] = filesIn('features') as [string, string, string];
const CHART = filesIn('features').find((file) => Array.isArray(recordIn(file).block?.rows?.[0]?.[3]))!;
const PICTURES = 'scenes/index.ts';
/** The first picture with a part, or with this layout. */
const pictureOf = (part: string) => {
  const pictures = Object.entries<Raw>(recordIn(PICTURES).scenes);
  const [seed] = pictures.find(([name, scene]) => (part in scene || scene.layout === part) && /\W/.test(name))!;
  return `scenes["${seed}"]`;
};
const slugOf = (file: string) => path.basename(file, '.ts');

it('this site’s records are valid', () => {
  const {errors} = checkContent(structuredClone(own));
  expect(errors, formatErrors(errors)).toEqual([]);
});

function mutated(...changes: [file: string, change: Change][]): RawFile[] {
  const copy = structuredClone(files);
  for (const [name, change] of changes) change(copy.find(({file}) => file === name)!.value);
  return copy;
}

const placesOf = (changed: RawFile[]): string[] =>
  checkContent(changed).errors.map(({file, field}) => `${file} ${field}`);

/** A value at a place in a file, and what the error says after the names of both. */
type Fault = [name: string, file: string, field: string, value: unknown, error: string | RegExp];

const COLOR = /: must be a colour: #rgb, .* with a lightness from 0% to 100%.*; found .*$/;
const LINK = 'Any text that is long enough to be one, with a link to [a page](/features/games) that no record has.';
const QUESTION = {question: 'What is asked?', answer: LINK};

const FAULTS: Fault[] = [
  ['a gap between tiers', 'tiers.ts', 'tiers[1].min', 110, 'without gap: 101; found 110'],
  ['tiers that overlap', 'tiers.ts', 'tiers[1].min', 100, 'without overlap: 101; found 100'],
  ['a tier whose min is above its max', 'tiers.ts', 'tiers[1].min', 300, 'must not be above max (250); found 300'],
  ['a tier whose label is not its range', 'tiers.ts', 'tiers[1].label', '101–240', 'must name min and max: 101–250'],
  ['a missing price', 'tiers.ts', 'tiers[1].annual', null, 'must be a price; found null'],
  ['a price in the last tier', 'tiers.ts', 'tiers[2].monthly', 3, 'must be null in the last tier; found 3'],
  [
    'a price for a year above the one for a month',
    'tiers.ts',
    'tiers[0].annual',
    6,
    'must not be above monthly (5); found 6',
  ],
  [
    'a tier that costs more than the one before',
    'tiers.ts',
    'tiers[1].annual',
    4.1,
    'must not be above that of the previous tier (4); found 4.1',
  ],
  ['a price with a fraction of a cent', 'tiers.ts', 'tiers[0].annual', 0.555, 'must be in whole cents; found 0.555'],
  ['a slug other than the file name', FEATURE, 'slug', 'other', `the file, "${slugOf(FEATURE)}"`],
  ['a duplicate slug', 'integrations.ts', '[1].slug', recordIn('integrations.ts')[0].slug, 'also used in [0].slug'],
  ['a duplicate name', 'integrations.ts', '[1].name', recordIn('integrations.ts')[0].name, 'also used in [0].name'],
  ['an unknown category', FEATURE, 'category', 'games', 'slug of a feature category'],
  ['a record related to itself', FEATURE, 'related[0]', slugOf(FEATURE), 'another feature'],
  ['a featured record that does not exist', 'home.ts', 'featured.items[0].slug', 'games', 'the slug of a feature'],
  ['a link to a record that does not exist', FEATURE, 'subheading', LINK, 'the page of a record'],
  ['a chart without those behind a group', CHART, 'block.named', {Others: {A: 'b'}}, 'an entry for each group'],
  ['a chart that starts with another group', CHART, 'block.chosen', 'Others', 'must be the name of a group'],
  ['a chart of one bar', CHART, 'block.rows[0][3]', [1], 'must have at least two parts'],
  ['too few questions in a FAQ', SOLUTION, 'page.faq', [], 'must have at least 5 entries; found []'],
  ['too many questions in a FAQ', SOLUTION, 'page.faq', Array(6).fill(QUESTION), 'must have at most 5 entries; found'],
  ['a token, which is not replaced in records', FEATURE, 'subheading', 'With {brand}.', 'must not contain a token'],
  [
    'a text that turns the one after it',
    FEATURE,
    'title',
    'A \u202etitle',
    'must not turn the direction of text (U+202E)',
  ],
  ['a year in which people are missing', 'about.ts', 'year.people', 1, 'the sum of the people of all sites; found 1'],
  [
    'a gap after the last day of a year',
    'about.ts',
    'year.sites',
    [1, 2].map((site) => ({name: `Site ${site}`, people: 1, lapses: [['2026-12-01', '2026-12-02']]})),
    'must have gaps in order',
  ],
  ['a footer without legal links', 'navigation.ts', 'legal', [], 'must have links to /privacy and /terms'],
  ['a section without a title', 'home.ts', 'comparison.title', undefined, 'must be given; found nothing'],
  ['an unknown field', 'home.ts', 'comparison', {title: 'One title', intro: LINK, titel: 1}, '"title"?; found 1'],
  ['a picture on another host', FEATURE, 'imageUrl', '//x.example/a.png', 'path below static/'],
  ['a picture of a page on another host', 'home.ts', 'aiCta.imageUrl', '//x.example/a.png', 'path below static/'],
  ['a picture in a parent folder', FEATURE, 'imageUrl', '/img/../../package.png', 'path below static/'],
  ...['blue-ish', '#12', 'oklch(2 9 9)', 160].map((color): Fault => ['a colour', 'brand.ts', 'color', color, COLOR]),
  [
    'an unknown field of a picture',
    PICTURES,
    pictureOf('code'),
    {alt: 'An API request and its response.', title: 'Code', code: [], cod: 1},
    '"code"?; found 1',
  ],
  [
    'a picture without its alternative',
    PICTURES,
    `${pictureOf('rings')}.alt`,
    undefined,
    'must be given; found nothing',
  ],
  ['an alternative that recites', PICTURES, `${pictureOf('rings')}.alt`, `${'One, two. '.repeat(13)}.`, /at most 120/],
  [
    'an alternative that is no sentence',
    PICTURES,
    `${pictureOf('rings')}.alt`,
    'Progress of a team in a skill',
    /sentence/,
  ],
  [
    'a frame that does not exist',
    PICTURES,
    `${pictureOf('app')}.body.layout`,
    'graph',
    /one of the layouts .* "graph"/,
  ],
  [
    'a frame in place of a window',
    PICTURES,
    `${pictureOf('screen')}.main.layout`,
    'app',
    /a window has none; found "app"/,
  ],
  [
    'a ring beyond its end',
    PICTURES,
    `${pictureOf('rings')}.rings.rows[0].value`,
    101,
    'must be at most 100; found 101',
  ],
  ['a picture that turns a text', PICTURES, `${pictureOf('banner')}.banner.greeting`, 'A \u202e', 'text (U+202E)'],
  ['a text without picture', FEATURE, 'keyCapabilities[0].imageAlt', 'A quiz', 'where there is an imageUrl'],
];

function setAt(record: Raw, field: string, value: unknown): void {
  const names = field.match(/[^.[\]"]+/g)!;
  const last = names.pop()!;
  names.reduce((node, name) => node[name], record)[last] = value;
}

it.each(FAULTS.filter(([, name]) => files.some(({file}) => file === name)))(
  'names file, field and value of %s',
  (_, file, field, value, error) => {
    const {errors} = checkContent(mutated([file, (record) => setAt(record, field, value)]));
    const start = `  src/content/${file}: ${field}: `;
    const lines = formatErrors(errors).split('\n');
    expect(lines.filter((line) => line.startsWith(start)).join('\n'), lines.join('\n')).toMatch(error);
  },
);

it('reports every error at once: of records by themselves, and between those without any', () => {
  const unreadable = 'smart-notes.ts:3:6: Unexpected token';
  const copy = mutated(
    [FEATURE, (record) => Object.assign(record, {order: '6', category: 'games'})],
    [OTHER, ({related}) => (related[1] = 'none')],
    ['tiers.ts', ({tiers}) => (tiers[1].min = 110)],
  )
    .filter(({file}) => file !== 'pricingFaq.ts')
    .map((file) => (file.file === THIRD ? {...file, value: undefined, unreadable} : file));
  copy.push({file: 'soltions/new.ts', value: {}}, {file: 'newPage.ts', value: {}}, {file: 'data.json', value: {}});
  const {errors} = checkContent(copy);
  expect(errors.map(({file, field}) => `${file} ${field}`).sort()).toEqual(
    [
      `${FEATURE} order`,
      `${OTHER} related[1]`,
      `${THIRD} (file)`,
      'data.json (file)',
      'newPage.ts (file)',
      'pricingFaq.ts (record)',
      'soltions/new.ts (file)',
      'tiers.ts tiers[1].min',
    ].sort(),
  );
  const text = formatErrors(errors);
  expect(text).toMatch(/^Invalid content in 8 places:(?:\n .*){8}$/);
  expect(text).toContain(unreadable);
});

it('names the line of a record that throws', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  writeFileSync(path.join(folder, 'record.ts'), 'const none = {} as any;\n\nexport default none.title.length;\n');
  const [file] = await loadContentFiles(folder);
  rmSync(folder, {recursive: true});
  expect(file!.unreadable).toMatch(/reading 'length'.* at record\.ts:3$/);
});

/** Every place below a value, with its keys. */
const placesIn = (value: unknown, keys: PropertyKey[] = []): [PropertyKey[], unknown][] =>
  typeof value === 'object' && value !== null
    ? [[keys, value], ...Object.entries(value).flatMap(([key, part]) => placesIn(part, [...keys, key]))]
    : [[keys, value]];

it('knows the shape of every text and every object of every page', () => {
  for (const {file, value} of files.filter((found) => !/^\w+\//.test(found.file))) {
    const places = placesIn(value).map(([keys, part]) => ({part, name: keys.join('.')}));
    const named = (copy: unknown) =>
      checkContent([{file, value: copy}])
        .errors.filter((error) => error.file === file)
        .map(({field}) =>
          field
            .replace(/\["?/g, '.')
            .replace(/"?\]/g, '')
            .replace(/^\.|\(record\)/, ''),
        );
    const wrong = JSON.parse(JSON.stringify(value), (_, part) => (typeof part === 'object' ? part : {none: 0}));
    const texts = places.filter(({part}) => typeof part !== 'object' && part !== undefined);
    expect(new Set(named(wrong)), file).toEqual(new Set(texts.map(({name}) => name)));
    const more = JSON.parse(JSON.stringify(value), (_, part) =>
      typeof part === 'object' && part !== null && !Array.isArray(part) ? {...part, '/': []} : part,
    );
    const found = named(more);
    const objects = places.filter(({part}) => typeof part === 'object' && !Array.isArray(part) && part !== null);
    expect(
      objects.filter(
        ({name}) => !found.some((field) => field === name || field === [name, '/'].filter(Boolean).join('.')),
      ),
      file,
    ).toEqual([]);
  }
});

it('refuses a copy of a record in which only the slug is new, and names what must differ', () => {
  for (const file of [SOLUTION, CATEGORY, FEATURE, ...filesIn('comparisons').slice(0, 1)]) {
    const record = {...structuredClone(recordIn(file)), slug: 'a-copy'};
    const copy = `${path.dirname(file)}/a-copy.ts`;
    const {errors} = checkContent([...structuredClone(files), {file: copy, value: record}]);
    const twins = errors.filter(({rule}) => rule.startsWith('must be unique; also used in src/content/'));
    expect(errors, formatErrors(errors)).toEqual(twins);
    const fields = twins.map(({field}) => field);
    expect(fields).toEqual(expect.arrayContaining(['title' in record ? 'title' : 'name', 'order']));
    expect(fields.length, formatErrors(errors)).toBeGreaterThan(2);
  }
});

it('refuses titles that differ only in their capitals, and descriptions of pages that are those of others', () => {
  const {title, description} = recordIn(OTHER);
  const copy = mutated(
    [FEATURE, (record) => (record.title = title.toUpperCase())],
    ['metadata.ts', ({pages}) => (pages['/pricing'].description = description)],
  );
  expect(checkContent(copy).errors.map(({rule}) => rule)).toEqual([
    expect.stringMatching(/^must be unique; also used in .*: title$/),
    expect.stringMatching(/^must be unique; also used in .*: description$/),
  ]);
});

it('a record over a limit is also compared with others', () => {
  const {title} = recordIn(OTHER);
  const faults = {headline: 'x'.repeat(999), icon: 'none', title, related: ['none', 'nil']};
  const found = placesOf(mutated([FEATURE, (record) => Object.assign(record, faults)]));
  // Of two records with one title, the later is named.
  const names = ['headline', 'icon', 'related[0]', 'related[1]'].map((field) => `${FEATURE} ${field}`);
  expect(found.sort()).toEqual([...names, `${OTHER} title`].sort());
});

it('accepts a picture that is a file wherever a picture is, or none', () => {
  const places = [
    [FEATURE, ''],
    [FEATURE, 'keyCapabilities[0].'],
    [CATEGORY, ''],
    ['home.ts', 'featured.items[0].'],
    [SOLUTION, ''],
    [SOLUTION, 'page.'],
  ] as const;
  const showing = (url?: string): [string, Change][] =>
    Object.entries({imageSeed: undefined, imageUrl: url, imageAlt: url && 'Our logo'}).flatMap(([key, value]) =>
      places.map(([file, field]): [string, Change] => [file, (record) => setAt(record, field + key, value)]),
    );
  expect(placesOf(mutated(...showing()))).toEqual([]);
  expect(placesOf(mutated(...showing(brand.symbol)))).toEqual([]);
  expect(placesOf(mutated(...showing('/img/no.png'))).sort()).toEqual(
    places.map(([file, field]) => `${file} ${field}imageUrl`).sort(),
  );
});

it('a feature with a fault is no fault of the home page, which shows it', () => {
  const shown = `features/${recordIn('home.ts').audienceTabs[0].slug}.ts`;
  expect(placesOf(mutated([shown, (record) => (record.icon = 'trofy')]))).toEqual([`${shown} icon`]);
});
