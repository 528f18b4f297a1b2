/** Rows that a long list shows before and after the current one. */
export const NEARBY = 30;
/** Rows up to which a list is shown whole. */
export const WHOLE = 2 * NEARBY;

/**
 * The rows of a list to show beside one of them: all where they are few, else the nearest on both sides.
 *
 * @param rows a part of the list that holds the nearest rows
 * @param start position of the first of `rows` within the list
 * @param count rows of the whole list
 * @param position of the current row within the list
 */
export function nearbyRows<Row>(rows: readonly Row[], start: number, count: number, position: number): readonly Row[] {
  if (count <= WHOLE) return rows;
  return rows.slice(Math.max(0, position - NEARBY - start), position + NEARBY + 1 - start);
}
