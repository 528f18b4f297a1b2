import {COMPARISON_ROWS} from '../../content/comparisonRows';
import type {ComparisonRow} from '../../content/schema';
import type {RowCounts} from '../../lib/teasers';

/**
 * Order of the groups in a table: rows that our product wins, rows where the two are level, rows that the other wins.
 */
const GROUPS = ['product', 'neither', 'competitor'] as const;

const weight = (value: boolean | string): number => (typeof value === 'string' ? 1 : value ? 2 : 0);

/**
 * Which product is stronger in a row: a check beats a text, and a text beats a cross. If both are texts, the record
 * says which.
 */
export function strongerIn({product, competitor, stronger}: ComparisonRow): (typeof GROUPS)[number] {
  if (stronger) return stronger;
  const lead = weight(product) - weight(competitor);
  return lead > 0 ? 'product' : lead < 0 ? 'competitor' : 'neither';
}

export function countRows(rows: readonly ComparisonRow[]): RowCounts {
  const countOf = (group: (typeof GROUPS)[number]) => rows.filter((row) => strongerIn(row) === group).length;
  return {product: countOf('product'), neither: countOf('neither'), competitor: countOf('competitor')};
}

/** The rows of a table by group, and within a group in the order of all rows. */
export function inTableOrder(rows: readonly ComparisonRow[]): ComparisonRow[] {
  const group = (row: ComparisonRow) => GROUPS.indexOf(strongerIn(row));
  const place = ({feature}: ComparisonRow) => COMPARISON_ROWS.indexOf(feature);
  return [...rows].sort((a, b) => group(a) - group(b) || place(a) - place(b));
}
