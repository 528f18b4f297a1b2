/** Highlights and excerpts for search results. */
import {stemOf, type Word, wordsOf} from './terms';

/** A piece of text, and whether to highlight it. */
export type Stretch = [text: string, isMarked: boolean];

/** Whether a word matched the query; a compound must match as a whole or with all its parts. */
const isFound = ({parts, whole}: Word, terms: ReadonlySet<string>): boolean => {
  const has = (term: string) => terms.has(term) || terms.has(stemOf(term));
  return has(whole) || parts.every(has);
};

/** Splits a text at the words that matched; the pieces joined are the original text. */
export function markWords(text: string, terms: ReadonlySet<string>): Stretch[] {
  const stretches: Stretch[] = [];
  let done = 0;
  for (const word of wordsOf(text)) {
    if (!isFound(word, terms)) continue;
    if (word.start > done) stretches.push([text.slice(done, word.start), false]);
    stretches.push([text.slice(word.start, word.end), true]);
    done = word.end;
  }
  if (done < text.length) stretches.push([text.slice(done), false]);
  return stretches;
}

/** Characters of an excerpt before the first match. */
const LEAD = 40;

/**
 * The part of a text around the first match, or its beginning; cut between words, with `…` for omitted text.
 *
 * @param length maximum length, in characters
 */
export function excerpt(text: string, terms: ReadonlySet<string>, length: number): string {
  if (text.length <= length) return text;
  const found = wordsOf(text).find((word) => isFound(word, terms))?.start ?? 0;
  const start = found <= LEAD * 2 ? 0 : text.indexOf(' ', found - LEAD) + 1;
  const rest = text.slice(start, start + length);
  const isEnd = start + length >= text.length;
  const cut = isEnd ? rest : (/^[^]*[^\s.,;:·]/.exec(rest.slice(0, Math.max(rest.lastIndexOf(' '), 1)))?.[0] ?? '');
  return `${start > 0 ? '… ' : ''}${cut}${isEnd ? '' : ' …'}`;
}
