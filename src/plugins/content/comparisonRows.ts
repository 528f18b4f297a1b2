import {COMPARISON_ROWS} from '../../content/comparisonRows';
import type {Competitor, ComparisonRow} from '../../content/schema';
import {comparisonPath} from '../../lib/paths';
import {RESULTS, type Matrix, type Stronger} from '../../lib/teasers';

/** In how many comparisons a feature is, at least, to have a row in the table of all of them. */
const SHARED_BY = 3;

const weight = (value: boolean | string): number => (typeof value === 'string' ? 1 : value ? 2 : 0);

/**
 * Which product is stronger in a row: a check beats a text, and a text beats a cross. If both are texts, the record
 * says which.
 */
export function strongerIn({product, competitor, stronger}: ComparisonRow): Stronger {
  if (stronger) return stronger;
  const lead = weight(product) - weight(competitor);
  return lead > 0 ? 'product' : lead < 0 ? 'competitor' : 'neither';
}

const byResult = <T>(valueOf: (result: Stronger) => T) =>
  Object.fromEntries(RESULTS.map((result) => [result, valueOf(result)])) as Record<Stronger, T>;

/** The rows of a table by who is stronger, and among those in the order of all rows. */
export function groupRows(rows: readonly ComparisonRow[]): Record<Stronger, ComparisonRow[]> {
  const place = ({feature}: ComparisonRow) => COMPARISON_ROWS.indexOf(feature);
  const sorted = [...rows].sort((a, b) => place(a) - place(b));
  return byResult((result) => sorted.filter((row) => strongerIn(row) === result));
}

/**
 * One table of all comparisons. Features in which most competitors are stronger come first, then those in which most of
 * them are equal to our product.
 */
export function comparisonMatrix(competitors: readonly Competitor[]): Matrix {
  const tables = competitors.map(
    ({featureComparison}) => new Map(featureComparison.map((row) => [row.feature, strongerIn(row)])),
  );
  const rows = COMPARISON_ROWS.map((feature) => ({
    feature,
    results: tables.map((table) => table.get(feature) ?? null),
  })).filter(({results}) => results.filter(Boolean).length >= SHARED_BY);
  type Row = (typeof rows)[number];
  const more = (a: Row, b: Row, of: Stronger) =>
    b.results.filter((result) => result === of).length - a.results.filter((result) => result === of).length;
  const shared = new Set(rows.map(({feature}) => feature));
  return {
    products: competitors.map(({slug, name, character, featureComparison}) => {
      const groups = groupRows(featureComparison);
      return {
        name,
        character,
        href: comparisonPath(slug),
        counts: byResult((result) => groups[result].length),
        others: byResult((result) =>
          groups[result].map(({feature}) => feature).filter((feature) => !shared.has(feature)),
        ),
      };
    }),
    rows: rows.sort((a, b) => more(a, b, 'competitor') || more(a, b, 'neither')),
  };
}
