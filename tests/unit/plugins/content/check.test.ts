import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import brand from '../../../../src/content/brand';
import {MINIMUMS} from '../../../../src/content/minimums';
import {thingsOf} from '../../../../src/lib/structuredData';
import {checkContent, formatErrors} from '../../../../src/plugins/content/check';
import {loadContentFiles, loadPageFiles, type RawFile} from '../../../../src/plugins/content/load';
import {solutionFacts} from '../../../../src/plugins/content/facts';
import {helpAnswers} from '../../../../src/plugins/content/routes';
import type {Content} from '../../../../src/plugins/content/types';

const DIR = path.resolve(import.meta.dirname, '../../../../src/content');

/* eslint-disable @typescript-eslint/no-explicit-any -- a mutation breaks the shape on purpose */
type Raw = any;
/* eslint-enable @typescript-eslint/no-explicit-any */

let files: RawFile[];
let content: Content;

beforeAll(async () => {
  files = await loadContentFiles(DIR);
  content = checkContent(structuredClone(files)).content;
});

/** The loaded files with one of them changed. If `change` returns a value, it replaces the record. */
function mutated(changes: Pick<Mutation, 'file' | 'change'>[]): RawFile[] {
  const copy = structuredClone(files);
  for (const {file, change} of changes) {
    const raw = copy.find((candidate) => candidate.file === file);
    if (!raw) throw new Error(`There is no file ${file}`);
    const result = change(raw.value as Raw);
    if (result) raw.value = result.value;
  }
  return copy;
}

interface Mutation {
  name: string;
  /** The file to change, which the error must name. */
  file: string;
  change: (record: Raw) => {value: unknown} | void;
  field: string;
  found: string | RegExp;
  rule: string | RegExp;
}

const mutations: Mutation[] = [
  {
    name: 'half of a surrogate pair',
    file: 'solutions/employee-training.ts',
    change: (record) => void (record.page.faq[0].question = 'What is \ud83d?'),
    field: 'page.faq[0].question',
    found: '"What is \\ud83d?"',
    rule: /must not contain half of a surrogate pair/,
  },
  {
    name: "a slug that is not the file's name",
    file: 'features/skills-engine.ts',
    change: (record) => void (record.slug = 'skill-engine'),
    field: 'slug',
    found: '"skill-engine"',
    rule: /name of the file, "skills-engine"/,
  },
  {
    name: 'a duplicate integration',
    file: 'integrations.ts',
    change: (record) => void (record[3].slug = record[1].slug),
    field: '[3].slug',
    found: /^"[a-z0-9-]+"$/,
    rule: /unique; also used in \[1\]\.slug/,
  },
  {
    name: 'a gap between tiers',
    file: 'tiers.ts',
    change: (record) => void (record.tiers[1].min = 110),
    field: 'tiers[1].min',
    found: '110',
    rule: /without gap: 101/,
  },
  {
    name: 'tiers that overlap',
    file: 'tiers.ts',
    change: (record) => void (record.tiers[2].min = 250),
    field: 'tiers[2].min',
    found: '250',
    rule: /without overlap: 251/,
  },
  {
    name: 'a tier whose label is not its range',
    file: 'tiers.ts',
    change: (record) => void (record.tiers[1].label = '101–240'),
    field: 'tiers[1].label',
    found: '"101–240"',
    rule: 'must name min and max: 101–250',
  },
  {
    name: 'a missing price before the last tier',
    file: 'tiers.ts',
    change: (record) => void (record.tiers[2].annual = null),
    field: 'tiers[2].annual',
    found: 'null',
    rule: 'must be a price',
  },
  {
    name: 'a price in the last tier',
    file: 'tiers.ts',
    change: (record) => void (record.tiers.at(-1).monthly = 3),
    field: 'tiers[4].monthly',
    found: '3',
    rule: 'must be null in the last tier',
  },
  {
    name: 'an unknown category of a feature',
    file: 'features/quizzes.ts',
    change: (record) => void (record.category = 'games'),
    field: 'category',
    found: '"games"',
    rule: 'must be the slug of a feature category',
  },
  {
    name: 'a misspelt icon in the copy of a page',
    file: 'home.ts',
    change: (record) => void (record.challenges.items[1].icon = 'calender'),
    field: 'challenges.items[1].icon',
    found: '"calender"',
    rule: 'must be the name of an icon in src/content/icons.ts; did you mean "calendar"?',
  },
  {
    name: 'an empty text in the copy of a page',
    file: 'about.ts',
    change: (record) => void (record.lead = '  '),
    field: 'lead',
    found: '"  "',
    rule: 'must not be empty',
  },
  {
    name: 'a misspelt featured slug',
    file: 'home.ts',
    change: (record) => void (record.featured.slugs[2] = 'skils-engine'),
    field: 'featured.slugs[2]',
    found: '"skils-engine"',
    rule: 'must be the slug of a feature; did you mean "skills-engine"?',
  },
  {
    name: 'a feature related to itself',
    file: 'features/skills-engine.ts',
    change: (record) => void (record.related[0] = 'skills-engine'),
    field: 'related[0]',
    found: '"skills-engine"',
    rule: 'must be the slug of another feature',
  },
  {
    name: 'a page title that is too long with the product name',
    file: 'metadata.ts',
    change: (record) =>
      void (record.pages['/about'].title = 'About us, and a little too much of that for a tab to hold'),
    field: 'pages["/about"].title',
    found: new RegExp(` \\| ${brand.name}"$`),
    rule: 'must be at most 60 characters with the product name',
  },
  {
    name: 'a duplicate title',
    file: 'features/smart-notes.ts',
    change: (record) => void (record.title = 'Skills Engine'),
    field: 'title',
    found: '"Skills Engine"',
    rule: /unique; also used in features\/skills-engine\.ts: title/,
  },
  {
    name: 'a misspelt field deep in a record',
    file: 'solutions/employee-training.ts',
    change: ({page}) => void ((page.subheadng = page.subheading), delete page.subheading),
    field: 'page',
    found: /^\{/,
    rule: 'unknown field "subheadng"; did you mean "subheading"?',
  },
  {
    name: 'an amount that would stay when a price changes',
    file: 'solutions/employee-training.ts',
    change: ({page}) => void (page.cta.description = 'Each user costs $5 a month, and half of that in the first year.'),
    field: 'page.cta.description',
    found: /\$5/,
    rule: 'must not contain the amount $5; records quote prices as pricingFaq.ts does',
  },
  {
    name: 'a token, which is not replaced in records',
    file: 'solutions/partner-training.ts',
    change: (record) => void (record.page.faq[2].answer = `With {brnd}, ${record.page.faq[2].answer}`),
    field: 'page.faq[2].answer',
    found: /^"With \{brnd\}/,
    rule: 'must not contain the token {brnd}; records import brand and write ${brand.name}',
  },
  {
    name: 'a link in the footer to no record',
    file: 'navigation.ts',
    change: (record) => void record.footer[3].links.push({title: 'Another', href: '/compare/another-alternative'}),
    field: 'footer[3].links[1].href',
    found: '"/compare/another-alternative"',
    rule: 'must be the path of a page in metadata.ts or of a record',
  },
  ...Object.entries({
    'a picture at another site': 'https://example.com/a.png',
    'a picture outside the folder': '/img/../../package.png',
    'a picture in a script URL': 'javascript:alert(1)//.png',
    'a picture at a URL without a scheme': '//example.com/a.png',
    'a picture of an unknown format': '/img/logo.gif',
  }).map(([name, imageUrl]): Mutation => ({
    name,
    file: 'solutions/partner-training.ts',
    change: (record) => void Object.assign(record.page.keyCapabilities[1], {imageUrl, imageAlt: 'A logo'}),
    field: 'page.keyCapabilities[1].imageUrl',
    found: JSON.stringify(imageUrl),
    rule: /^path below static\/ such as \/img\/name\.png/,
  })),
  {
    name: 'a picture that does not exist',
    file: 'features/quizzes.ts',
    change: (record) =>
      void Object.assign(record.accordionFeatures[2], {imageUrl: '/img/nothing.png', imageAlt: 'A quiz'}),
    field: 'accordionFeatures[2].imageUrl',
    found: '"/img/nothing.png"',
    rule: 'must be a file below static/',
  },
  {
    name: 'a picture without its alternative text',
    file: 'features/quizzes.ts',
    change: (record) => void (record.keyCapabilities[0].imageUrl = brand.logo.light),
    field: 'keyCapabilities[0].imageAlt',
    found: 'nothing',
    rule: 'must be given where there is an imageUrl, and only there',
  },
  {
    name: 'the copy of a page without a default export',
    file: 'contact.ts',
    change: () => ({value: undefined}),
    field: '(record)',
    found: 'nothing',
    rule: 'must have a default export',
  },
];

const fileOf = (name: string): RawFile => files.find(({file}) => file === name)!;

describe('the records', () => {
  it('are valid', () => {
    const {errors} = checkContent(structuredClone(files));
    expect(errors, formatErrors(errors)).toEqual([]);
  });
});

describe('fixed pages', () => {
  it('are found as Docusaurus finds them', async () => {
    const pages = await loadPageFiles(path.resolve(DIR, '../pages'));
    expect(pages).toContainEqual({path: '/', file: 'index.tsx'});
    expect(pages).toContainEqual({path: '/book-a-demo', file: 'book-a-demo.tsx'});
    expect(pages.filter(({file}) => /(?:^|\/)_/.test(file))).toEqual([]);
    expect(checkContent(structuredClone(files), 'static', pages).errors).toEqual([]);
  });

  it('without metadata are refused, with the file of the page', () => {
    const pages = [
      {path: '/about', file: 'about.tsx'},
      {path: '/customers', file: 'customers.tsx'},
      {path: '/company/press', file: 'company/press/index.mdx', frontMatter: {title: 'Press'}},
      {
        path: '/company/story',
        file: 'company/story.md',
        frontMatter: {title: 'Our story', description: 'How it began.'},
      },
    ];
    expect(
      formatErrors(checkContent(structuredClone(files), 'static', pages).errors)
        .split('\n')
        .slice(1),
    ).toEqual([
      '  src/content/metadata.ts: pages["/customers"]: must have the title and description of src/pages/customers.tsx; found nothing',
      '  src/pages/company/press/index.mdx: description: must be a text in the front matter; found nothing',
    ]);
  });
});

describe('pictures of records', () => {
  const checked = (file: string, change: Mutation['change']) => {
    const result = checkContent(mutated([{file, change}]));
    expect(result.errors, formatErrors(result.errors)).toEqual([]);
    return result.content;
  };

  it('can be files, whose size is read', () => {
    const {light: imageUrl, width, height} = brand.logo;
    const entry = {imageUrl, imageAlt: 'Our logo'};
    const {features} = checked('features/quizzes.ts', ({keyCapabilities, accordionFeatures}) => {
      for (const {0: first} of [keyCapabilities, accordionFeatures]) {
        delete first.imageSeed;
        Object.assign(first, entry);
      }
    });
    const {keyCapabilities, accordionFeatures} = features.find(({slug}) => slug === 'quizzes')!;
    for (const [first] of [keyCapabilities, accordionFeatures]) {
      expect(first).toMatchObject({...entry, imageSize: {width, height}});
      expect(first!.imageSeed).toBeUndefined();
    }
  });
});

describe('a solution', () => {
  it('can have no questions and an accordion of capabilities', () => {
    const {content: changed, errors} = checkContent(
      mutated([
        {
          file: 'solutions/partner-training.ts',
          change: ({page}) => {
            delete page.faq;
            page.accordionFeatures = page.keyCapabilities.slice(0, 2);
          },
        },
      ]),
    );
    expect(errors, formatErrors(errors)).toEqual([]);
    const solution = changed.solutions.find(({slug}) => slug === 'partner-training')!;
    expect(solution.page!.accordionFeatures).toHaveLength(2);
    const facts = solutionFacts(solution);
    expect(facts.faq).toEqual([]);
    const things = thingsOf(facts, {home: 'https://example.com/', brand: changed.brand, language: 'en-GB'});
    expect(things.map((thing) => (thing as {'@type': string})['@type'])).toEqual(['BreadcrumbList']);
    expect(helpAnswers(changed).map(({href}) => href)).not.toContain('/solutions/partner-training');
  });
});

describe('checkContent reports', () => {
  it.each(mutations)('$name', ({file, change, field, found, rule}) => {
    const {errors} = checkContent(mutated([{file, change}]));
    const matches = (text: string, expected: string | RegExp) =>
      typeof expected === 'string' ? text === expected : expected.test(text);
    const match = errors.find(
      (error) =>
        error.file === file && error.field === field && matches(error.found, found) && matches(error.rule, rule),
    );
    expect(match, formatErrors(errors)).toBeDefined();
    expect(formatErrors(errors)).toContain(`src/content/${file}: ${field}: ${match!.rule}; found ${match!.found}`);
  });

  it('every error at once: of records by themselves, and between those without any', () => {
    const wrong = [
      {
        file: 'features/quizzes.ts',
        change: (record: Raw) => void Object.assign(record, {order: '6', category: 'games'}),
      },
      {file: 'features/skills-engine.ts', change: (record: Raw) => void (record.related[1] = 'none')},
      {file: 'solutionCategories.ts', change: (record: Raw) => void (record[0].slug = 'In House')},
      {file: 'tiers.ts', change: (record: Raw) => void (record.tiers[1].min = 110)},
    ];
    const copy = mutated(wrong).filter(({file}) => file !== 'pricingFaq.ts');
    const lost = copy.find(({file}) => file === 'features/smart-notes.ts')!;
    Object.assign(lost, {value: undefined, unreadable: 'smart-notes.ts:3:6: Unexpected token'});
    const {errors} = checkContent(copy);
    expect(errors.map(({file, field}) => `${file} ${field}`).sort()).toEqual([
      'features/quizzes.ts order',
      'features/skills-engine.ts related[1]',
      'features/smart-notes.ts (file)',
      'pricingFaq.ts (record)',
      'solutionCategories.ts [0].slug',
      'tiers.ts tiers[1].min',
    ]);
    expect(formatErrors(errors).split('\n')).toHaveLength(errors.length + 1);
    expect(formatErrors(errors)).toContain(`Invalid content in ${errors.length} places:`);
  });

  it('an empty text in a file that no schema knows, and a folder that none knows', () => {
    const added = [
      {file: 'northquay.ts', value: {quote: ' '}},
      {file: 'soltions/new.ts', value: {}},
    ];
    const {errors} = checkContent([...structuredClone(files), ...added]);
    expect(errors.map(({file, field}) => `${file} ${field}`)).toEqual(['northquay.ts quote', 'soltions/new.ts (file)']);
    expect(formatErrors(errors)).toContain('did you mean "solutions"?');
  });

  it('a duplicate in both places, since either can be the copy', () => {
    const copy = {...structuredClone(fileOf('features/smart-notes.ts')), file: 'features/a-copy.ts'};
    const {errors} = checkContent([copy, ...structuredClone(files)]);
    const titles = errors.filter(({field}) => field === 'title').map(({file, rule}) => `${file}: ${rule}`);
    expect(titles).toEqual([
      'features/a-copy.ts: must be unique; also used in features/smart-notes.ts: title',
      'features/smart-notes.ts: must be unique; also used in features/a-copy.ts: title',
    ]);
    expect(errors).toContainEqual(expect.objectContaining({file: 'features/a-copy.ts', field: 'slug'}));
  });

  it.each(['solutions', 'featureCategories', 'features', 'comparisons'] as const)('too few %s', (name) => {
    const own = files.filter(({file}) => path.dirname(file) === name);
    const some = files.filter((file) => !own.slice(MINIMUMS[name] - 1).includes(file));
    expect(checkContent(structuredClone(some)).errors).toContainEqual(
      expect.objectContaining({file: name, field: '(records)', found: String(MINIMUMS[name] - 1)}),
    );
  });

  it('a group with too few features, and a footer with too few comparisons', () => {
    const [first] = content.featureCategories;
    const some = content.features
      .filter(({category}) => category === first!.slug)
      .slice(MINIMUMS.featuresOfCategory - 1);
    const hidden = content.competitors.filter(({inFooter}) => inFooter).slice(MINIMUMS.footerComparisons - 1);
    const other = content.featureCategories[1]!.slug;
    const {errors} = checkContent(
      mutated([
        ...some.map(({slug}) => ({
          file: `features/${slug}.ts`,
          change: (record: Raw) => void (record.category = other),
        })),
        ...hidden.map(({slug}) => ({
          file: `comparisons/${slug}.ts`,
          change: (record: Raw) => void (record.inFooter = false),
        })),
      ]),
    );
    expect(errors.map(({file, field}) => `${file} ${field}`)).toEqual([
      `featureCategories/${first!.slug}.ts (records)`,
      'comparisons (records)',
    ]);
  });
});

/** Numbers of records are in minimums.ts; these are the names and facts that the specification gives. */
describe('the specification', () => {
  it.each([
    ['solutions', ['compliance-training', 'customer-training', 'employee-training', 'partner-training']],
    ['featureCategories', ['admin-platform', 'automation-analytics', 'learner-engagement', 'learning-content']],
    ['features', ['ai-course-creation', 'skills-engine', 'learning-analytics-dashboards']],
  ] as const)('names these among the %s: %j', (name, slugs) => {
    expect(content[name].map(({slug}) => slug)).toEqual(expect.arrayContaining([...slugs]));
  });

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
    const {badges} = fileOf('security.ts').value as {badges: {name: string; status: string}[]};
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
    for (const file of ['legal/terms.ts', 'legal/privacy.ts']) {
      expect((fileOf(file).value as {updated: string}).updated >= '2025-10-01', file).toBe(true);
    }
  });
});

describe('loadContentFiles', () => {
  it('reports a folder that cannot be read', async () => {
    await expect(loadContentFiles(path.join(DIR, 'nowhere'))).rejects.toThrow(/nowhere/);
  });
});
