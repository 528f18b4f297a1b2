/** Words as the search compares them: of any script, without case, accents, endings and national spelling. */

export interface Word {
  /** Where it stands in the text. */
  start: number;
  end: number;
  /** The word in its comparable form, or those that a compound joins: `team_id` has `team` and `id`. */
  parts: string[];
  /** A compound in one piece, such as `teamid`; otherwise the word itself. */
  whole: string;
}

/** Letters and digits, held together by what names and paths are joined with. */
const CHUNK = /[\p{L}\p{N}]+(?:[._\-/{}:]{1,3}[\p{L}\p{N}]+)*/gu;
const JOINTS = /[._\-/{}:]+/u;
const CAMEL_CASE = /([\p{Ll}\p{N}])(\p{Lu})/gu;

/** Spellings of one word on both sides of the Atlantic, alike from the first letters on. */
const SPELLINGS: readonly [RegExp, string][] = [
  [/enroll/, 'enrol'],
  [/^(.{3,})iz/, '$1is'],
  [/^(.{3,})yz/, '$1ys'],
  [/(colo|behavio|favo|hono|labo|neighbo)ur/, '$1r'],
  [/centre/, 'center'],
  [/programm/, 'program'],
  [/licenc/, 'licens'],
  [/catalogue/, 'catalog'],
];

const folded = new Map<string, string>();

/** A word in its comparable form; few words make up most of a site, so each is worked out once. */
function fold(word: string): string {
  const known = folded.get(word);
  if (known !== undefined) return known;
  const plain = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const form = SPELLINGS.reduce((text, [from, to]) => text.replace(from, to), plain);
  folded.set(word, form);
  return form;
}

/** The words of a text, in order. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(CHUNK)].map(({0: chunk, index}) => {
    const parts = chunk.replace(CAMEL_CASE, '$1-$2').split(JOINTS).map(fold);
    return {start: index, end: index + chunk.length, parts, whole: parts.join('')};
  });
}

const withoutEnding = (word: string, ending: RegExp, shortest: number): string => {
  const rest = word.replace(ending, '');
  return rest.length >= shortest && /[aeiouy]/.test(rest) ? rest : word;
};

/** A word without its English ending: `courses` → `cours`, `price` and `pricing` → `pric`. */
export function stemOf(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const singular = word.replace(/ies$/, 'y').replace(/([^sui])s$/, '$1');
  const base = withoutEnding(withoutEnding(singular, /ment$/, 4), /(?:ing|ed)$/, 3);
  return withoutEnding(base, /e$/, 3).replace(/([bdfgmnprt])\1$/, '$1');
}

/** What one word of a text is found by: its parts, their stems, and the whole of a compound. */
export function termsOf({parts, whole}: Word): string[] {
  const terms = parts.length > 1 ? [...parts, whole] : parts;
  return [...new Set(terms.flatMap((term) => [term, stemOf(term)]))];
}
