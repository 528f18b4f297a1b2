/**
 * The search of the help widget: the engine of the site search, over the questions of the site. A word with a typo would
 * find an answer to something else, so it leads to the nearest pages.
 */
import {createSearch, significantWords, type IndexEntry} from '@site/src/lib/search/engine';
import {nearestPages} from 'openapi-model/suggestions';
import type {MenuItem, Questions} from '@site/src/lib/teasers';

export type HelpSearch = (query: string, page?: string) => readonly IndexEntry[];

/**
 * Builds the search.
 *
 * @param count maximum number of results; a query without words returns the first ones, those of the page before others
 */
export async function createHelpSearch({answers, synonyms}: Questions, count: number): Promise<HelpSearch> {
  const entries = answers.map((answer): IndexEntry => ({...answer, kind: 'question', names: []}));
  const search = await createSearch(entries, synonyms, {perPage: count, typos: false});
  return (query, page) => {
    const own = entries.filter(({href}) => href.split('#')[0] === page);
    const listed = [...new Set([...own, ...entries])];
    const found = significantWords(query).length > 0 ? search(query).map(({entry}) => entry) : listed;
    return found.slice(0, count);
  };
}

/** Pages for a query without a result: those whose titles resemble one of its words, then the first ones. */
export function pagesNear(query: string, pages: readonly MenuItem[], count: number): MenuItem[] {
  const nearest = significantWords(query).flatMap(({whole}) => nearestPages(whole, pages));
  return [...new Set([...nearest, ...pages])].slice(0, count);
}
