import {closest, distance} from 'fastest-levenshtein';

/** A slip changes fewer letters than this share of a name. */
const SHARE = 0.4;

/**
 * The end of an error message about an unknown name: `; did you mean "shield-check"?`. Empty if no known name is like it.
 *
 * @param known names, of which the most similar one is suggested
 */
export function didYouMean(name: string, known: readonly string[]): string {
  if (known.length === 0) return '';
  const best = closest(name, known);
  return distance(name, best) <= SHARE * name.length ? `; did you mean ${JSON.stringify(best)}?` : '';
}
