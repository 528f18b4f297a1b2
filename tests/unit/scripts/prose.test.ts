/** The rules that `npm run check:content` has for words and pictures, on records of this test. */
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {proseErrors} from '../../../scripts/prose';
import {comparisonFindings, EVERYWHERE} from '../../../scripts/prose/comparisons';
import {gradeOf, sentencesOf, wordFindings} from '../../../scripts/prose/words';
import {WHO_COUNTS} from '../../../src/content/billing';
import {MINIMUMS} from '../../../src/content/minimums';
import type {Competitor, ComparisonRow} from '../../../src/content/schema';
import {checkContent} from '../../../src/plugins/content/check';
import {loadContentFiles, type RawFile} from '../../../src/plugins/content/load';
import type {Content} from '../../../src/plugins/content/types';

const DIFFICULT =
  'Organisational competency frameworks necessitate interdisciplinary collaboration throughout heterogeneous institutional environments.';

const lines = (findings: readonly {file: string; keys: readonly PropertyKey[]; rule: string}[]): string[] =>
  findings.map(({file, keys, rule}) => `${file} ${keys.join('.')}: ${rule}`);

describe('the words', () => {
  const said = 'Every course has a due date that its manager can move.';
  const record = (file: string, value: unknown): RawFile => ({file, value});
  const found = (...files: RawFile[]) => lines(wordFindings(files));

  it('are said once, whatever the case', () => {
    expect(found(record('a.ts', {lead: said}), record('b.ts', {items: [`${said.toUpperCase()} Yes.`]}))).toEqual([
      'a.ts lead: must be said only once; also in b.ts',
      'b.ts items.0: must be said only once; also in a.ts',
    ]);
    expect(found(record('a.ts', {one: said, two: said}))).toHaveLength(2);
  });

  it('can be short, a definition, a cell of a table or code, and an object that is exported twice counts once', () => {
    const short = 'Book a demo today.';
    const shared = {lead: said};
    expect(
      found(
        record('a.ts', {default: shared, shared, short, rule: WHO_COUNTS, featureComparison: [said]}),
        record('b.ts', {short, rule: WHO_COUNTS, code: said, slug: said}),
      ),
    ).toEqual([]);
  });

  it('have no exclamation marks, except in guides', () => {
    expect(found(record('a.ts', {lead: 'Start today!'}))).toEqual(['a.ts lead: must not have an exclamation mark']);
    expect(found(record('guides/a.ts', {lead: 'Write important!'}))).toEqual([]);
  });

  it('have none of the habits, apart from code', () => {
    expect(found(record('a.ts', {lead: 'Somebody is told.'}))).toEqual([
      expect.stringMatching(/^a\.ts lead: must be plain/),
    ]);
    expect(found(record('a.ts', {lead: 'Call `somebody`.'}))).toEqual([]);
  });

  it('can be read without a university education', () => {
    const text = Array.from({length: 12}, (_, at) => DIFFICULT.replace('.', ` ${at}.`)).join(' ');
    expect(found(record('a.ts', {lead: text}))).toEqual([expect.stringMatching(/^a\.ts : must be readable/)]);
    expect(found(record('legal/a.ts', {lead: text}))).toEqual([]);
    expect(gradeOf(['The cat sat on the mat.', 'It was warm.'])).toBeLessThan(2);
    expect(gradeOf([DIFFICULT])).toBeGreaterThan(12);
    expect(['Learning analytics dashboards', 'One. Two?', 'A "third."'].flatMap(sentencesOf)).toEqual([
      'One.',
      'Two?',
      'A "third."',
    ]);
  });
});

describe('the comparisons', () => {
  const row = (feature: ComparisonRow['feature'], product: boolean, competitor = true): ComparisonRow => ({
    feature,
    product,
    competitor,
  });
  const LOST = [row('Self-hosting', false), row('Affiliate links', false)];
  const tinwick = {
    slug: 'tinwick',
    name: 'Tinwick',
    headline: 'The Tinwick alternative for teams',
    summaryDescription: 'Tinwick is the better choice for a team of three.',
    featureComparison: [...EVERYWHERE.map((feature) => row(feature, true)), ...LOST],
  } as Competitor;
  const found = (...some: Partial<Competitor>[]) =>
    lines(comparisonFindings(some.map((part) => ({...tinwick, ...part}))));

  it('have the rows that all have, and rows that the other product wins', () => {
    expect(found({})).toEqual([]);
    expect(found({featureComparison: tinwick.featureComparison.slice(1)})).toEqual([
      `comparisons/tinwick.ts featureComparison: must have the row "${EVERYWHERE[0]}"`,
    ]);
    expect(found({featureComparison: tinwick.featureComparison.slice(0, -1)})).toEqual([
      `comparisons/tinwick.ts featureComparison: must have ${MINIMUMS.lostRows} rows that the other product wins`,
    ]);
  });

  it('say the same about our product on every page; what most say counts', () => {
    const featureComparison = tinwick.featureComparison.map((each) => ({...each}));
    featureComparison[0]!.product = 'From a prompt';
    expect(found({}, {slug: 'other'}, {slug: 'odd', featureComparison})).toEqual([
      `comparisons/odd.ts featureComparison.${EVERYWHERE[0]}.product: must say the same on every page; comparisons/tinwick.ts, comparisons/other.ts: true`,
    ]);
  });

  it('are called an alternative, and say for whom the other product is better', () => {
    expect(found({headline: 'Better than Tinwick'})).toEqual([
      'comparisons/tinwick.ts headline: must contain “Tinwick alternative”',
    ]);
    expect(found({summaryDescription: 'Tinwick is worse.'})).toEqual([
      expect.stringMatching(/^comparisons\/tinwick\.ts summaryDescription: must say when/),
    ]);
  });
});

describe('words of records', () => {
  let files: RawFile[];
  let content: Content;

  beforeAll(async () => {
    files = await loadContentFiles(path.resolve(import.meta.dirname, '../../../src/content'));
    content = checkContent(structuredClone(files)).content;
  });

  it('are reported as errors of a file and a field', () => {
    const copy = structuredClone(files);
    const about = copy.find(({file}) => file === 'about.ts')!;
    (about.value as {lead: string}).lead = 'Somebody is told.';
    expect(proseErrors(copy, content)).toContainEqual({
      file: 'about.ts',
      field: 'lead',
      found: '"Somebody is told."',
      rule: expect.stringMatching(/^must be plain English: .*instead of “Somebody” write someone$/),
    });
  });
});
