interface Searchable {
  question: string;
  answer: string;
}

/** A question of a page, as the help widget lists it. */
export interface HelpAnswer extends Searchable {
  /** Path of the page with the question. */
  href: string;
  /** Title of that page. */
  page: string;
}

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The entries that match a query, best first. A match in the question counts three times as much as one in the answer.
 * An empty query returns the first entries.
 */
export function searchAnswers<T extends Searchable>(entries: readonly T[], query: string, limit: number): T[] {
  const terms = words(query);
  if (terms.length === 0) return entries.slice(0, limit);
  return entries
    .map((entry) => {
      const inQuestion = words(entry.question);
      const inAnswer = words(entry.answer);
      const hits = terms.map((term) => {
        if (inQuestion.some((word) => word.startsWith(term))) return 3;
        return inAnswer.some((word) => word.startsWith(term)) ? 1 : 0;
      });
      return {entry, score: hits.reduce<number>((sum, hit) => sum + hit, 0)};
    })
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({entry}) => entry);
}
