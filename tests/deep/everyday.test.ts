/**
 * Content is data: with one more integration, competitor and solution, another price and another brand, the content is
 * valid, the site builds, and the tests that read records and built pages pass as they are.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {SETTINGS} from '../../src/config/settings';
import type {Integration} from '../../src/content/schema';
import {tiers} from '../../src/content/tiers';
import {buildCopy, copyWithTests, ROOT} from '../support/copy';
import {rebrand} from '../support/rebrand';

const COPY = path.join(ROOT, '.cache/everyday');
const TIMEOUT = 1_200_000;

/** Without what this run of the tests and its settings add. */
const ENV = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !(name in SETTINGS) && !/^(?:VITEST|NODE_ENV$|TEST$)/.test(name)),
) as NodeJS.ProcessEnv;

/** The first of its category, which gets a filter. */
const INTEGRATION: Integration = {
  slug: 'google-meet',
  name: 'Google Meet',
  description:
    'Give every session of a course its own Google Meet link, which learners find in their calendar and in the course.',
  category: 'Virtual Classroom',
  icon: 'video',
};

const COMPETITOR = `import aldermoot from './aldermoot';
import type {Competitor, Prices} from '../schema';

export default (prices: Prices): Competitor => {
  const record = aldermoot(prices);
  return {
    ...record,
    slug: 'quillmere',
    name: 'Quillmere',
    order: 11,
    headline: 'The Quillmere alternative for whole companies',
    subheading: \`Quillmere writes handbooks. \${record.subheading}\`,
    character: 'A tool for writing handbooks, in which a page counts as training once someone has scrolled to its end.',
    summaryTitle: 'A place to write, or a way to learn?',
    summaryDescription: \`A small team may prefer Quillmere. \${record.summaryDescription}\`,
  };
};
`;

const SOLUTION = `import partnerTraining from './partner-training';
import type {Solution} from '../schema';

const page = partnerTraining.page!;

export default {
  ...partnerTraining,
  slug: 'contractor-training',
  title: 'Contractor Training',
  description: 'Brief the people who work on your sites but not on your payroll, and keep the record for the next audit.',
  order: 5,
  imageSeed: 'branded-portal',
  page: {
    ...page,
    headline: 'Contractor training that is done before the gate',
    subheading: 'Scaffolders, cleaners and agency drivers come for a week and leave again. Send them the site rules first.',
  },
} satisfies Solution;
`;

function change(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(
    file,
    text.replace(from, () => to),
  );
}

/** Adds an integration, a competitor and a solution, raises a price, and changes the brand. */
function everyday(copy: string): void {
  const content = path.join(copy, 'src/content');
  const list = 'export default integrations;';
  change(path.join(content, 'integrations.ts'), list, `integrations.push(${JSON.stringify(INTEGRATION)});\n${list}`);
  writeFileSync(path.join(content, 'comparisons/quillmere.ts'), COMPETITOR);
  writeFileSync(path.join(content, 'solutions/contractor-training.ts'), SOLUTION);
  const {monthly, annual} = tiers[0]!;
  const price = (more: number) => `monthly: ${monthly! + more}, annual: ${annual! + more}}`;
  change(path.join(content, 'tiers.ts'), price(0), price(1));
  rebrand(copy);
}

/** Runs a command in the copy. If it fails, so does the test, with the end of its output. */
function run(command: string, ...args: string[]): void {
  const {status, stdout, stderr} = spawnSync(command, args, {cwd: COPY, encoding: 'utf8', env: ENV});
  expect(status, `${stdout}${stderr}`.slice(-6000)).toBe(0);
}

describe('a copy of the site with everyday changes', {timeout: TIMEOUT}, () => {
  beforeAll(() => {
    copyWithTests('everyday');
    everyday(COPY);
    buildCopy(COPY, ENV);
  }, TIMEOUT);

  afterAll(() => rmSync(COPY, {recursive: true, force: true}));

  it('has valid content', () => run('npm', 'run', '--silent', 'check:content'));

  it.each([
    ['of records', ['tests/unit/content', 'tests/unit/lib']],
    ['of built pages', ['html', 'records', 'search', 'agentFiles'].map((name) => `tests/build/${name}.test.ts`)],
  ])('passes the tests %s', (_, paths) => run('npx', '--no-install', 'vitest', 'run', ...paths));
});
