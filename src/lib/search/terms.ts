/** Tokenizes text for the search: any script; case, accents, endings and spelling variants are ignored. */

export interface Word {
  /** Offsets in the text. */
  start: number;
  end: number;
  /** The normalised word, or the parts of a compound: `team_id` has `team` and `id`. */
  parts: string[];
  /** The parts of a compound joined, such as `teamid`; otherwise the word itself. */
  whole: string;
}

/** A run of letters and digits, including the separators within names and paths. */
const CHUNK = /[\p{L}\p{N}]+(?:[._\-/{}:]{1,3}[\p{L}\p{N}]+)*/gu;
const JOINTS = /[._\-/{}:]+/u;
const CAMEL_CASE = /([\p{Ll}\p{N}])(\p{Lu})/gu;

/** British and American spellings mapped to one form. They match from the first letters on, so prefixes work too. */
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

/** Normalises a word. Results are cached, because a small vocabulary makes up most of the site. */
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

/** Strips English endings: `courses` → `cours`, `price` and `pricing` → `pric`. */
export function stemOf(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const singular = word.replace(/ies$/, 'y').replace(/([^sui])s$/, '$1');
  const base = withoutEnding(withoutEnding(singular, /ment$/, 4), /(?:ing|ed)$/, 3);
  return withoutEnding(base, /e$/, 3).replace(/([bdfgmnprtz])\1$/, '$1');
}

/** Index terms of a word: its parts, their stems and, for a compound, the joined form. */
export function termsOf({parts, whole}: Word): string[] {
  const terms = parts.length > 1 ? [...parts, whole] : parts;
  return [...new Set(terms.flatMap((term) => [term, stemOf(term)]))];
}
