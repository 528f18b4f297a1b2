/** Number of rows that a long list shows before and after the current one. */
export const NEARBY = 30;
/** Maximum number of rows of a list that is shown whole. */
export const WHOLE = 2 * NEARBY;

/**
 * The rows of a list to show around the current one: all rows of a short list, otherwise the nearest on either side.
 *
 * @param rows a slice of the list that includes the nearest rows
 * @param start index of the first of `rows` in the list
 * @param count length of the whole list
 * @param position index of the current row in the list
 */
export function nearbyRows<Row>(rows: readonly Row[], start: number, count: number, position: number): readonly Row[] {
  if (count <= WHOLE) return rows;
  return rows.slice(Math.max(0, position - NEARBY - start), position + NEARBY + 1 - start);
}
