/** Builds the search index from the pages of the site. */
import {
  INDEX_VERSION,
  type ResultKind,
  type SearchFile,
  type SearchPage,
  type SearchPart,
} from '../../../lib/search/file';

/** Parts that appear word for word on more pages than this are left out, as they are specific to none. */
const REPEATS = 2;

const keyOf = ({title, text}: SearchPart): string => `${title}\n${text}`;
const isName = ({kind}: SearchPart): boolean => kind === 'parameter' || kind === 'property';

/** Kinds of records that have pages of their own and that other pages list. */
const RECORDS = new Set<ResultKind>(['solution', 'feature', 'operation']);

/**
 * The index of all pages, ordered by path.
 *
 * Empty sections, sections that many pages repeat, and the entries of pages that list records are left out.
 */
export function collectPages(pages: readonly SearchPage[]): SearchFile {
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const key of new Set(page.parts.map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const records = new Set(pages.filter(({kind}) => RECORDS.has(kind)).map(({title}) => title));

  const keep = (page: SearchPage): SearchPage => {
    /** Titles by anchor; `list-courses--parameters` belongs to `list-courses`. */
    const targets = new Map([...page.parts].reverse().map(({id, title}) => [id, title]));
    const isElsewhere = ({id, title}: SearchPart) =>
      page.kind === 'page' && (records.has(title) || (id !== '' && records.has(targets.get(id.split('--')[0]!)!)));
    const isEmpty = ({text}: SearchPart) => text === '' && page.kind !== 'guide';
    const isRepeated = (part: SearchPart) => counts.get(keyOf(part))! > REPEATS;
    return {
      ...page,
      parts: page.parts.filter((part) => isName(part) || !(isEmpty(part) || isElsewhere(part) || isRepeated(part))),
    };
  };
  return {version: INDEX_VERSION, pages: pages.map(keep).sort((a, b) => (a.path < b.path ? -1 : 1))};
}
