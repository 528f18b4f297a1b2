/** Every recipe of the documents ends green, in a copy with another price, another brand and words that are not ours. */
import {spawnSync} from 'node:child_process';
import {rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {tiers} from '../../src/content/tiers';
import {buildCopy, change, copyWithTests, PLAIN_ENV, ROOT, runIn} from '../support/copy';
import {NEW_OPERATION} from '../support/newOperation';
import {other, rebrand} from '../support/rebrand';
import {follow, takeBack} from '../support/recipes';

const COPY = path.join(ROOT, '.cache/recipes');
const TIMEOUT = 1_200_000;

/** The form of the recipe posts to another site. */
const ENV = {...PLAIN_ENV, FORM_ORIGINS: 'https://forms.example.org'};

/** As long as a name may be. */
const NAME = "O'Fennel Academy of Work";

/** Records that begin as a copy of another, one of them with no more than a page needs. */
const RECORDS = {
  'solutions/volunteer-training': `import record from './partner-training';

export default {
  ...record,
  slug: 'volunteer-training',
  title: 'Volunteer Training',
  description: 'Welcome the people who give you their Saturdays, whatever the color of their shirt. Nobody reads a binder.',
  card: 'An hour for the people who give you their Saturdays, before the day.',
  order: 6,
  page: {
    ...record.page!,
    headline: 'Volunteer training that fits into one evening a year',
    subheading: 'Nobody has time for a manual on a Saturday. Send volunteers the hour that they need before the day.',
    accordionFeatures: undefined,
    faq: undefined,
    keyCapabilities: record.page!.keyCapabilities.map(({imageSeed: _, ...capability}) => capability),
  },
};
`,
  'features/surveys': `import record from './quizzes';

export default {
  ...record,
  slug: 'surveys',
  title: 'Surveys',
  description: 'Ask what people thought of a course, without names, and read what they wrote next to the results.',
  card: 'What people thought of a course, without names, next to its results.',
  order: 99,
  headline: 'Surveys that people answer before they leave',
  cta: undefined,
  subheading: 'Three questions at the end of a course tell you more than a form a month later. Nobody sees names.',
};
`,
  'comparisons/quillmere': `import aldermoot from './aldermoot';
import type {Prices} from '../schema';

export default (prices: Prices) => ({
  ...aldermoot(prices),
  slug: 'quillmere',
  name: 'Quillmere',
  imageSeed: 'catalogue',
  order: 11,
  headline: 'The Quillmere alternative for every company',
  subheading: 'Quillmere writes handbooks. Choose an LMS in which a page counts once someone has understood it.',
  character: 'A tool for writing handbooks, in which a page counts as training once someone has scrolled to its end.',
  summaryTitle: 'A place to write, or a way to learn?',
  summaryDescription:
    'A small team may prefer Quillmere, which is good at pages and cheap. Choose us if people have to learn, and to show what they know.',
});
`,
};

const DOCUMENTS = ['docs/new-page.md', 'docs/content.md', 'docs/decisions/features.md', 'openapi/README.md'];

/** Follows every recipe. */
function followAll(): void {
  const content = path.join(COPY, 'src/content');
  for (const document of DOCUMENTS) follow(document, COPY);
  for (const [name, text] of Object.entries(RECORDS)) writeFileSync(path.join(content, `${name}.ts`), text);
  const {monthly, annual} = tiers[0]!;
  const price = (more: number) => `monthly: ${monthly! + more}, annual: ${annual! + more}}`;
  change(path.join(content, 'tiers.ts'), price(0), price(1));
  change(
    path.join(COPY, 'tests/house/specification.test.ts'),
    `'10: ${monthly} or ${annual}'`,
    `'10: ${monthly! + 1} or ${annual! + 1}'`,
  );
  NEW_OPERATION.addTo(COPY);
  rebrand(COPY);
  const brand = path.join(content, 'brand.ts');
  change(brand, `"name": ${JSON.stringify(other.name)}`, `"name": ${JSON.stringify(NAME)}`);
  change(path.join(COPY, 'prose.config.ts'), "severity: 'error'", "severity: 'warn'");
}

/** Takes the recipes back, switches parts off, deletes some records that were there before, and then what the checks name. */
function removeSome(): void {
  const file = (name: string) => path.join(COPY, name);
  for (const document of DOCUMENTS) takeBack(document, COPY);
  const records = ['solutions/employee-training', 'features/cohort-based-learning'];
  for (const name of [...Object.keys(RECORDS), ...records]) rmSync(file(`src/content/${name}.ts`));
  rmSync(file('src/content/comparisons'), {recursive: true});
  change(file('src/content/navigation.ts'), /^.*records: 'comparisons'.*\n/m, '');
  change(file('src/content/search.ts'), /^.*(href: |^ {4})'\/compare'.*\n/gm, '');
  change(file('src/content/metadata.ts'), /^ {2}'\/compare': [^]*?^ {2}\},\n/m, '');
  change(file('src/content/parts.ts'), /(?<=: )true/g, 'false');
  change(file('src/content/integrations.ts'), / {2}\{\n {4}slug: 'power-bi',[^]*?\n {2}\},\n/, '');
  rmSync(file('docs/guides/pagination.md'));
  change(file('docs/guides/quickstart.md'), /^- .*guides\/pagination.*\n/m, '');
  const {stderr} = spawnSync('npm', ['run', '--silent', 'check:content'], {cwd: COPY, encoding: 'utf8', env: ENV});
  const named = [...stderr.matchAll(/^ {2}(\S+): related\[\d+\]: .*; found "([\w-]+)"$/gm)];
  expect(named, stderr).not.toEqual([]);
  for (const [, name, slug] of named) change(file(name!), new RegExp(`'${slug}', |, '${slug}'`), '');
  const specification = file('tests/house/specification.test.ts');
  change(specification, '/solutions/employee-training', '');
  change(specification, '/automation-analytics /compare', '/automation-analytics');
  change(specification, "'/compare', ", '');
  change(specification, '[4, 4, 24, 10, 12]', '[3, 4, 24, 0, 11]');
  change(specification, 'toBeGreaterThanOrEqual(9)', 'toBe(0)');
  change(specification, /^ {2}it\('compares the support rating.*?^ {2}\}\);\n/ms, '');
}

const run = (...command: string[]) => runIn(COPY, command, ENV);

function build(): void {
  // Tests of the repository read what git lists.
  run('git', 'init', '--quiet');
  buildCopy(COPY, ENV);
}

function passes(): void {
  it('has a valid contract', () => void run('npm', 'run', '--silent', 'lint:api'));

  it.each(['unit', 'build', 'house'])('passes the tests of the project %s', (project) => {
    run('npx', '--no-install', 'vitest', 'run', '--project', project);
  });
}

describe('a copy of the site in which every recipe has been followed', {timeout: TIMEOUT}, () => {
  beforeAll(() => {
    copyWithTests('recipes');
    followAll();
    build();
  }, TIMEOUT);

  it('has valid content, and words that are warnings', () => {
    const output = run('npm', 'run', '--silent', 'check:content');
    for (const warning of ['instead of “Nobody”', 'British spelling']) expect(output).toContain(warning);
  });

  passes();
});

describe('the copy from which records have been removed', {timeout: TIMEOUT}, () => {
  beforeAll(() => {
    removeSome();
    build();
  }, TIMEOUT);

  passes();
});
