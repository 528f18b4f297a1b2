/** The search of the help widget: that of the site, which shows the answers to questions in place. */
import {
  createSearch,
  isDocumentation,
  significantWords,
  type IndexEntry,
  type Search,
} from '@site/src/lib/search/engine';
import {nearestPages} from 'openapi-model/suggestions';
import type {MenuItem, Questions} from '@site/src/lib/teasers';

/** What matches a query on a page of the site. */
export type HelpSearch = (query: string, page?: string) => readonly IndexEntry[];

const entriesFor = ({answers}: Questions): IndexEntry[] =>
  answers.map((answer) => ({...answer, kind: 'question', names: []}));

/** A search of the questions alone, for want of an index. */
export const searchQuestions = (questions: Questions): Search =>
  createSearch(entriesFor(questions), questions.synonyms);

/**
 * Shows the answers of questions among the results of a search.
 *
 * @param count maximum number of results; a query without words returns the first questions, those of the page before others
 */
export function helpSearch(search: Search, questions: Questions, count: number): HelpSearch {
  const entries = entriesFor(questions);
  const answers = new Map(entries.map((entry) => [entry.title, entry]));
  return (query, page = '') => {
    const own = entries.filter(({href}) => href.split('#')[0] === page);
    if (significantWords(query).length === 0) return [...new Set([...own, ...entries])].slice(0, count);
    const hits = search(query, {isDeveloper: isDocumentation(page)}).slice(0, count);
    return hits.map(({entry}) => {
      const answer = answers.get(entry.title);
      return answer ? {...answer, href: entry.href} : entry;
    });
  };
}

/** Pages for a query without a result: those whose titles resemble one of its words, then the first ones. */
export function pagesNear(query: string, pages: readonly MenuItem[], count: number): MenuItem[] {
  const nearest = significantWords(query).flatMap(({whole}) => nearestPages(whole, pages));
  return [...new Set([...nearest, ...pages])].slice(0, count);
}
