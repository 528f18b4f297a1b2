/** Share of two words' pairs of neighbouring letters that they have in common (Dice), from 0 to 1. */
function likeness(one: string, other: string): number {
  const pairs = (word: string) =>
    new Set(Array.from({length: word.length + 1}, (_, at) => ` ${word} `.slice(at, at + 2)));
  const [mine, theirs] = [pairs(one), pairs(other)];
  return (2 * [...mine].filter((pair) => theirs.has(pair)).length) / (mine.size + theirs.size);
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];

/** Words that are less alike are different words; of an address more than this share of the words must be known. */
const HALF = 0.5;

/**
 * Pages that an address which does not exist most likely meant, best first.
 *
 * @param words of the address, see `pathWords`; misspelt or not
 * @param pages to choose from, with the words of their titles and addresses
 * @returns pages whose words resemble those asked for, in their own order where they do so equally; none for no words
 */
export function nearestPages<Page extends {title: string; href: string}>(
  words: string,
  pages: readonly Page[],
): Page[] {
  const asked = wordsOf(words);
  const scoreOf = ({title, href}: Page): number => {
    const known = wordsOf(`${title} ${href}`);
    const best = asked.map((word) => Math.max(0, ...known.map((other) => likeness(word, other))));
    return asked.length === 0 ? 0 : best.filter((score) => score > HALF).reduce((a, b) => a + b, 0) / asked.length;
  };
  return pages
    .map((page) => ({page, score: scoreOf(page)}))
    .filter(({score}) => score > HALF)
    .sort((one, other) => other.score - one.score)
    .map(({page}) => page);
}
