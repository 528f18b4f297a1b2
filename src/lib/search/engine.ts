/** Full-text search over the pages, sections and API names of the site. */
import MiniSearch, {type Query, type SearchOptions} from 'minisearch';
import type {ResultKind, SearchFile, SearchPage} from './file';
import {stemOf, termsOf, wordsOf, type Word} from './terms';

/** A searchable page, or a part of one. */
export interface IndexEntry extends Pick<SearchPage, 'icon'> {
  /** Path below the base URL, including the fragment. */
  href: string;
  kind: ResultKind;
  title: string;
  /** Title of the page it belongs to; undefined for a page itself. */
  page?: string;
  text: string;
  /** Exact names in addition to the title, such as `GET` and `/api/v1/courses`. */
  names: readonly string[];
}

export interface Hit {
  entry: IndexEntry;
  /** Terms of the entry that matched the query, for highlighting. */
  terms: ReadonlySet<string>;
}

export type Search = (query: string) => Hit[];

/** Maps visitors' terms to the term used on the site: `sso` to `single sign-on`. */
export type Synonyms = Readonly<Record<string, string>>;

export interface SearchLimits {
  /** Maximum number of results per page, so that a long page doesn't crowd out the others. */
  perPage?: number;
  /** Whether to find words that differ in a few letters. */
  typos?: boolean;
}

/** The search ignores anything beyond this many characters and words of a query. */
export const QUERY_LENGTH = 100;
const QUERY_WORDS = 8;

/** Documents indexed before control returns to the browser. */
const CHUNK_SIZE = 100;

/** Words that a query may contain without the text containing them. */
const STOP_WORDS = new Set(
  'a an and are as at be by can do does for from has have how i if in is it its me much my of on or our t s that the their there this to us we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** Boost by kind: pages rank above their parts, parameters above response properties. */
const WEIGHTS: Record<ResultKind, number> = {
  page: 1.6,
  solution: 1.6,
  feature: 1.6,
  comparison: 1.1,
  guide: 1.5,
  operation: 1.5,
  question: 1,
  parameter: 1.2,
  property: 0.9,
};
const isApiName = (kind: ResultKind): boolean => kind === 'parameter' || kind === 'property';

const BOOST = {name: 6, title: 4, page: 1.5, text: 1};
const EXACT_TITLE_BOOST = 3;
const EXACT_BOOST = 8;
const PARTS_BOOST = 0.2;
const STEM_BOOST = 0.7;

const PER_PAGE = 3;

/** Flattens the pages and parts of an index file. */
export function entriesOf({pages}: SearchFile): IndexEntry[] {
  return pages.flatMap(({path, kind, icon, title, text, names = [], parts}) => [
    {href: path, kind, icon, title, text, names},
    ...parts.map((part) => ({
      href: part.id ? `${path}#${encodeURIComponent(part.id)}` : path,
      kind: part.kind ?? kind,
      icon: part.kind ? undefined : icon,
      title: part.title,
      page: title,
      text: part.text,
      names: part.kind && isApiName(part.kind) ? [part.title, ...part.title.split('.').slice(-1)] : [],
    })),
  ]);
}

const slugOf = (href: string): string => href.slice(href.lastIndexOf('/') + 1);

/** The names of an entry: its exact names, its slug (found as `listCourses`, too) and, for an operation, `GET/courses`. */
function namesOf({href, kind, names, page}: IndexEntry): string {
  if (page !== undefined) return names.join(' ');
  const slug = slugOf(href);
  const [method = '', path = ''] = kind === 'operation' ? names : [];
  return [...names, slug, method + path.replace(/^\/(?:api\/)?(?:v\d+\/)?/, '/')].join(' ');
}

/** Maximum edit distance for a term. Short words and numbers must match exactly, because one letter changes them. */
const tolerance = (term: string): number | false => {
  if (term.length < 4 || /\d/.test(term)) return false;
  return term.length < 8 ? 1 : 2;
};

const either = (...queries: Query[]): Query => ({combineWith: 'OR', queries});
const all = (queries: Query[], options: SearchOptions = {}): Query => ({...options, combineWith: 'AND', queries});

/** Matches a term exactly, as a prefix, by its stem or, if asked for, with typos. */
function alternatives(term: string, typos: boolean): Query {
  const stem = stemOf(term);
  const written: Query = {queries: [term], prefix: true, fuzzy: typos && tolerance(term)};
  return stem === term ? written : either(written, {queries: [stem], boostTerm: () => STEM_BOOST});
}

const exactly = (term: string): Query => ({queries: [term], boostTerm: () => EXACT_BOOST});

/** Matches a word; a compound matches as a whole or by all of its parts. */
function wordQuery({parts, whole}: Word, typos: boolean): Query {
  if (parts.length === 1) return alternatives(whole, typos);
  const asParts = all(
    parts.map((part) => alternatives(part, typos)),
    {boostTerm: () => PARTS_BOOST},
  );
  return either(exactly(whole), {queries: [whole], prefix: true}, asParts);
}

/** Matches a word of the site itself, which needs no guessing. */
const ownWord = ({whole}: Word): Query => either(whole, stemOf(whole));

/** The words of a query without stop words, unless it has nothing else. */
export function significantWords(query: string): Word[] {
  const words = wordsOf(query.slice(0, QUERY_LENGTH)).slice(0, QUERY_WORDS);
  const significant = words.filter(({whole}) => !STOP_WORDS.has(whole));
  return significant.length > 0 ? significant : words;
}

/** A key that ignores spelling variants, to compare titles with queries. */
const keyOf = (text: string): string =>
  wordsOf(text)
    .map(({whole}) => stemOf(whole))
    .join('');

/** Keeps the first few hits of every page, in order. */
function limitPerPage(hits: readonly Hit[], perPage: number): Hit[] {
  const counts = new Map<string, number>();
  return hits.filter(({entry: {href}}) => {
    const path = href.replace(/#.*/, '');
    const count = (counts.get(path) ?? 0) + 1;
    counts.set(path, count);
    return count <= perPage;
  });
}

/**
 * Builds the index in chunks, so that the page stays responsive.
 *
 * The returned search accepts any input and considers its first 100 characters and eight words. It returns the entries
 * that contain all words, best first, or if there are none, the entries that contain some.
 */
export async function createSearch(
  entries: readonly IndexEntry[],
  synonyms: Synonyms = {},
  {perPage = PER_PAGE, typos = true}: SearchLimits = {},
): Promise<Search> {
  const index = new MiniSearch({
    fields: Object.keys(BOOST),
    // Don't split names: `course` must not match the name `course_id` exactly.
    tokenize: (text, field) => wordsOf(text).flatMap(field === 'name' ? ({whole}) => [whole, stemOf(whole)] : termsOf),
    processTerm: (term) => term,
  });
  const documents = entries.map((entry, id) => ({
    id,
    name: namesOf(entry),
    title: isApiName(entry.kind) ? '' : entry.title,
    page: entry.page ?? '',
    text: [entry.text, ...entry.names].join(' '),
  }));
  await index.addAllAsync(documents, {chunkSize: CHUNK_SIZE});
  // The slug of a page is a short form of its title: `pagination` for “API pagination”.
  const titles = entries.map(({title, href, page}) =>
    [title, ...(page === undefined ? [slugOf(href)] : [])].map(keyOf),
  );
  const otherNames = new Map(Object.entries(synonyms).map(([word, name]) => [word, wordsOf(name).map(ownWord)]));

  return (query) => {
    const words = significantWords(query);
    if (words.length === 0) return [];
    const key = keyOf(words.map(({whole}) => whole).join(' '));
    const options: SearchOptions = {
      boost: BOOST,
      tokenize: (text) => [text],
      boostDocument: (id) => {
        const {kind, page} = entries[id as number]!;
        const weight = page === undefined || isApiName(kind) ? WEIGHTS[kind] : 1;
        return titles[id as number]!.includes(key) ? weight * EXACT_TITLE_BOOST : weight;
      },
    };
    const queries = words.map((word) => {
      const name = otherNames.get(word.whole);
      const query = wordQuery(word, typos);
      return name ? either(query, all(name)) : query;
    });
    // `team id` also finds `team_id`.
    const joined: Query[] = words.length > 1 ? [exactly(words.map(({whole}) => whole).join(''))] : [];
    const complete = index.search(either(all(queries), ...joined), options);
    const results = complete.length > 0 ? complete : index.search(either(...queries), options);
    const hits = results.map(({id, terms}) => ({entry: entries[id as number]!, terms: new Set(terms)}));
    return limitPerPage(hits, perPage);
  };
}
