/** From the pages of a build to its index file. */
import {INDEX_VERSION, type Kind, type SearchFile, type SearchPage, type SearchPart} from '../../../lib/search/file';

/** A part that more pages than this repeat word for word says nothing of any of them. */
const REPEATS = 2;

const keyOf = ({title, text}: SearchPart): string => `${title}\n${text}`;
const isName = ({kind}: SearchPart): boolean => kind === 'parameter' || kind === 'property';

/** Kinds of which other pages list every one, each with a page of its own. */
const RECORDS = new Set<Kind>(['solution', 'feature', 'operation']);

/**
 * The index file of all pages of a site, in the order of their paths.
 *
 * Left out: sections that many pages repeat or that say nothing, and, on pages that list records, what they say of each.
 */
export function collectPages(pages: readonly SearchPage[]): SearchFile {
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const key of new Set(page.parts.map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const records = new Set(pages.filter(({kind}) => RECORDS.has(kind)).map(({title}) => title));

  const keep = (page: SearchPage): SearchPage => {
    /** Titles of what fragments lead to; `list-courses--parameters` belongs to `list-courses`. */
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
