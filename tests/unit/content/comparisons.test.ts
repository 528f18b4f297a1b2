/** The comparison tables: what readers need in order to put several of them side by side. */
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {COMPARISON_ROWS} from '../../../src/content/comparisonRows';
import type {Competitor, ComparisonRow} from '../../../src/content/schema';
import {strongerIn} from '../../../src/plugins/content/comparisonRows';
import {checkContent} from '../../../src/plugins/content/check';
import {loadContentFiles} from '../../../src/plugins/content/load';

const DIR = path.resolve(import.meta.dirname, '../../../src/content');

/** Rows that every table has. */
const EVERYWHERE: ComparisonRow['feature'][] = [
  'AI course creation',
  'Course editor',
  'SCORM 1.2 and 2004 import',
  'Quiz types',
  'Mobile apps with offline access',
  'Skills gap analysis',
  'SAML single sign-on',
  'Audit log',
  'Price',
];

let competitors: Competitor[];

beforeAll(async () => {
  const {content, errors} = checkContent(await loadContentFiles(DIR));
  expect(errors).toEqual([]);
  competitors = content.competitors;
});

describe('the rows of the comparison tables', () => {
  it('have the names of the catalogue, all of which are in use', () => {
    const used = new Set(competitors.flatMap(({featureComparison}) => featureComparison.map(({feature}) => feature)));
    expect([...used].sort()).toEqual([...COMPARISON_ROWS].sort());
  });

  it('include the same nine on every page', () => {
    for (const {slug, featureComparison} of competitors) {
      expect(
        featureComparison.map(({feature}) => feature),
        slug,
      ).toEqual(expect.arrayContaining(EVERYWHERE));
    }
  });

  it('say the same about our product on every page', () => {
    const said = new Map<string, Set<boolean | string>>();
    for (const {feature, product} of competitors.flatMap(({featureComparison}) => featureComparison)) {
      said.set(feature, (said.get(feature) ?? new Set()).add(product));
    }
    expect([...said].filter(([, values]) => values.size > 1).map(([feature, values]) => [feature, ...values])).toEqual(
      [],
    );
  });

  it('are ordered by who is stronger, then as in the catalogue', () => {
    for (const {slug, featureComparison} of competitors) {
      const groups = (['product', 'neither', 'competitor'] as const).map((side) =>
        featureComparison.filter((row) => strongerIn(row) === side).map(({feature}) => feature),
      );
      expect(
        featureComparison.map(({feature}) => feature),
        slug,
      ).toEqual(groups.flatMap((group) => COMPARISON_ROWS.filter((feature) => group.includes(feature))));
    }
  });

  it('include at least two that the other product wins', () => {
    for (const {slug, featureComparison} of competitors) {
      const lost = featureComparison.filter((row) => strongerIn(row) === 'competitor');
      expect(lost.length, slug).toBeGreaterThanOrEqual(2);
    }
  });
});

describe('the words of the comparisons', () => {
  it('call the page an alternative, and say for whom the other product is the better choice', () => {
    for (const {name, headline, summaryDescription} of competitors) {
      expect(headline).toContain(`${name} alternative`);
      expect(summaryDescription, name).toMatch(
        new RegExp(`${name} is the better choice (?:if|for) |stay with ${name}`),
      );
    }
  });
});
