/** Similarity of two words from 0 to 1: the Dice coefficient of their letter pairs, word boundaries included. */
function similarity(one: string, other: string): number {
  const pairs = (word: string) => {
    const padded = ` ${word} `;
    return new Set(Array.from({length: word.length + 1}, (_, at) => padded.slice(at, at + 2)));
  };
  const [mine, theirs] = [pairs(one), pairs(other)];
  return (2 * [...mine].filter((pair) => theirs.has(pair)).length) / (mine.size + theirs.size);
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];

/** Two words match above this similarity, and a page matches above this average over the words of the path. */
const THRESHOLD = 0.5;

/**
 * Suggests pages for a path that doesn't exist, best match first; equal matches keep their order.
 *
 * @param words the words of the path, possibly misspelt; see `pathWords`
 * @param pages candidates, matched by title and path
 * @returns matching pages; an empty list if there are no words
 */
export function nearestPages<Page extends {title: string; href: string}>(
  words: string,
  pages: readonly Page[],
): Page[] {
  const asked = wordsOf(words);
  const scoreOf = ({title, href}: Page): number => {
    const known = wordsOf(`${title} ${href}`);
    const best = asked.map((word) => Math.max(0, ...known.map((other) => similarity(word, other))));
    return asked.length === 0 ? 0 : best.filter((score) => score > THRESHOLD).reduce((a, b) => a + b, 0) / asked.length;
  };
  return pages
    .map((page) => ({page, score: scoreOf(page)}))
    .filter(({score}) => score > THRESHOLD)
    .sort((one, other) => other.score - one.score)
    .map(({page}) => page);
}
