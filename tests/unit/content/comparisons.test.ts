/** The catalogue of rows, and how the table of a page follows from it. */
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {COMPARISON_ROWS} from '../../../src/content/comparisonRows';
import {MINIMUMS} from '../../../src/content/minimums';
import type {Competitor} from '../../../src/content/schema';
import {checkContent} from '../../../src/plugins/content/check';
import {strongerIn} from '../../../src/plugins/content/comparisonRows';
import {loadContentFiles} from '../../../src/plugins/content/load';

const DIR = path.resolve(import.meta.dirname, '../../../src/content');

let competitors: Competitor[];

beforeAll(async () => {
  const {content, errors} = checkContent(await loadContentFiles(DIR));
  expect(errors).toEqual([]);
  competitors = content.competitors;
});

describe('the rows of the comparison tables', () => {
  it('are all in use', () => {
    const used = new Set(competitors.flatMap(({featureComparison}) => featureComparison.map(({feature}) => feature)));
    expect([...used].sort()).toEqual([...COMPARISON_ROWS].sort());
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

  it('include some that the other product wins, so that readers are told when not to choose us', () => {
    for (const {slug, featureComparison} of competitors) {
      const lost = featureComparison.filter((row) => strongerIn(row) === 'competitor');
      expect(lost.length, slug).toBeGreaterThanOrEqual(MINIMUMS.lostRows);
    }
  });
});
