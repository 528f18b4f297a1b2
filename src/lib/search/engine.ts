/** Full-text search over the pages, sections and API names of the site. */
import MiniSearch, {
  type AsPlainObject,
  type Options,
  type Query,
  type SearchOptions as QueryOptions,
  type SearchResult,
} from 'minisearch';
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
  /** Queries that it answers although its own words don't say so. */
  answers?: readonly string[];
}

export interface Hit {
  entry: IndexEntry;
  /** Terms of the entry that matched the query, for highlighting. */
  terms: ReadonlySet<string>;
}

export type Search = (query: string, options?: SearchOptions) => Hit[];

/** Maps visitors' terms to the term used on the site: `sso` to `single sign-on`. */
export type Synonyms = Readonly<Record<string, string>>;

export interface SearchOptions {
  /** Whether the reader is in the documentation: its pages then come first, elsewhere those for buyers. */
  isDeveloper?: boolean;
}

/** The search ignores anything beyond this many characters and words of a query. */
export const QUERY_LENGTH = 100;
const QUERY_WORDS = 8;

/** Words that a query may contain without the text containing them. */
const STOP_WORDS = new Set(
  'a an and are as at be by can do does for from has have how i if in is it its me much my of on or our t s that the their there this to us we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** Boost by kind: pages rank above their parts, parameters above response properties. */
const WEIGHTS: Record<ResultKind, number> = {
  page: 1.6,
  link: 1.6,
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
/** Field of the queries that an entry answers, which no other word of a query looks in. */
const ANSWER = 'answer';
/** Longest run of words in a query that is looked up as one of these queries. */
const LONGEST_RUN = 4;
const EXACT_TITLE_BOOST = 3;
const EXACT_BOOST = 8;
const PARTS_BOOST = 0.2;
const STEM_BOOST = 0.7;
const SWAP_BOOST = 0.5;
/** Of documentation for buyers, and of pages for buyers for developers. */
const OTHER_AREA = 0.5;

const PER_PAGE = 3;
/** With fewer results that have all words, those with some of them follow. */
const FEW = 3;

/** Flattens the pages and parts of an index file. */
export function entriesOf({pages}: SearchFile): IndexEntry[] {
  return pages.flatMap(({path, kind, icon, title, text, names = [], answers, parts}) => [
    {href: path, kind, icon, title, text, names, answers},
    ...parts.map((part) => ({
      href: part.id ? `${path}#${encodeURIComponent(part.id)}` : path,
      kind: part.kind ?? kind,
      icon: part.kind ? undefined : icon,
      title: part.title,
      page: title,
      text: part.text,
      names: part.kind && isApiName(part.kind) ? [part.title, ...part.title.split('.').slice(-1)] : [],
      answers: part.answers,
    })),
  ]);
}

/** Whether a path is one of the documentation, and not of the pages for buyers. */
export const isDocumentation = (path: string): boolean => /^\/developer(?:[/#]|$)/.test(path);

const lastSegment = (href: string): string => href.slice(href.lastIndexOf('/') + 1);

/** The names of an entry: its exact names, its slug (found as `listCourses`, too) and, for an operation, `GET/courses`. */
function namesOf({href, kind, names, page}: IndexEntry): string {
  if (page !== undefined) return names.join(' ');
  const slug = lastSegment(href);
  const [method = '', path = ''] = kind === 'operation' ? names : [];
  return [...names, slug, method + path.replace(/^\/(?:api\/)?(?:v\d+\/)?/, '/')].join(' ');
}

/** Maximum edit distance for a term. Short words and numbers must match exactly, because one letter changes them. */
const tolerance = (term: string): number | false => {
  if (term.length < 4 || /\d/.test(term)) return false;
  return term.length < 8 ? 1 : 2;
};

const either = (...queries: Query[]): Query => ({combineWith: 'OR', queries});
const all = (queries: Query[], options: QueryOptions = {}): Query => ({...options, combineWith: 'AND', queries});

/** The spellings of a term with two neighbouring letters swapped, which typing fast does. */
const swapsOf = (term: string): string[] =>
  Array.from({length: term.length - 1}, (_, at) => term.slice(0, at) + term[at + 1]! + term[at]! + term.slice(at + 2));

/** Matches a term exactly, as a prefix or by its stem; as a typo of another one if it is one. */
function alternatives(term: string, isTypo: boolean): Query {
  const fuzzy = isTypo && tolerance(term);
  if (fuzzy)
    return either(
      {queries: [term], fuzzy},
      {queries: swapsOf(term).flatMap((swap) => [swap, stemOf(swap)]), boostTerm: () => SWAP_BOOST},
    );
  const stem = stemOf(term);
  const written: Query = {queries: [term], prefix: true};
  return stem === term ? written : either(written, {queries: [stem], boostTerm: () => STEM_BOOST});
}

const exactly = (term: string): Query => ({queries: [term], boostTerm: () => EXACT_BOOST});

/** Matches a word; a compound matches as a whole or by all of its parts. */
function wordQuery({parts, whole}: Word, isTypo: boolean): Query {
  if (parts.length === 1) return alternatives(whole, isTypo);
  const asParts = all(
    parts.map((part) => alternatives(part, isTypo)),
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

const keyOfWords = (words: readonly Word[]): string => words.map(({whole}) => stemOf(whole)).join('');

/** A key that ignores spelling variants, to compare titles with queries. */
const keyOf = (text: string): string => keyOfWords(wordsOf(text));

/** The keys of the runs of words that make up half of a query, with the number of their words; one word if it is all. */
function runsOf(words: readonly Word[]): Map<string, number> {
  const runs = [...words.keys()].flatMap((start) =>
    Array.from({length: LONGEST_RUN}, (_, more) => words.slice(start, start + more + 1)),
  );
  const long = runs.filter(({length}) => length === words.length || (length > 1 && 2 * length >= words.length));
  return new Map(long.map((run) => [keyOfWords(run), run.length]));
}

const OPTIONS: Options = {
  fields: [...Object.keys(BOOST), ANSWER],
  // Don't split names: `course` must not match the name `course_id` exactly.
  tokenize: (text, field) =>
    field === ANSWER
      ? text.split('\n')
      : wordsOf(text).flatMap(field === 'name' ? ({whole}) => [whole, stemOf(whole)] : termsOf),
  processTerm: (term) => term,
};

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

/** Whether an entry is of the documentation, or of the pages for buyers. */
const isOfArea = ({href}: IndexEntry, isDeveloper: boolean): boolean => isDocumentation(href) === isDeveloper;

/** Results of single words, those with more of the words first. */
function withMostWords(results: readonly SearchResult[][]): SearchResult[] {
  const merged = new Map<unknown, {result: SearchResult; count: number}>();
  for (const result of results.flat()) {
    const {result: known, count = 0} = merged.get(result.id) ?? {};
    const both = known
      ? {...known, score: known.score + result.score, terms: [...known.terms, ...result.terms]}
      : result;
    merged.set(result.id, {result: both, count: count + 1});
  }
  return [...merged.values()]
    .sort((one, other) => other.count - one.count || other.result.score - one.result.score)
    .map(({result}) => result);
}

/** Whether a query may mean a name of the API: one word, or one that is written like a name. */
const looksLikeName = (words: readonly Word[]): boolean =>
  words.length === 1 || words.some(({parts}) => parts.length > 1);

/** The index of entries. A page that was built brings it along. */
export function indexOf(entries: readonly IndexEntry[]): MiniSearch {
  const index = new MiniSearch(OPTIONS);
  index.addAll(
    entries.map((entry, id) => ({
      id,
      name: namesOf(entry),
      title: isApiName(entry.kind) ? '' : entry.title,
      page: entry.page ?? '',
      text: [entry.text, ...entry.names].join(' '),
      [ANSWER]: (entry.answers ?? []).map((query) => keyOfWords(significantWords(query))).join('\n'),
    })),
  );
  return index;
}

/**
 * The search of entries.
 *
 * It accepts any input and considers its first 100 characters and eight words. First come the entries that answer a phrase in
 * the query, then those that contain all words, best first; if there are few, those with most words follow.
 *
 * @param terms the index of these entries, if the build has made it
 */
export function createSearch(entries: readonly IndexEntry[], synonyms: Synonyms = {}, terms?: AsPlainObject): Search {
  const index = terms ? MiniSearch.loadJS(terms, OPTIONS) : indexOf(entries);
  // The slug of a page is a short form of its title: `pagination` for “API pagination”.
  const titles = entries.map(({title, href, page}) =>
    [title, ...(page === undefined ? [lastSegment(href)] : [])].map(keyOf),
  );
  const otherNames = new Map(Object.entries(synonyms).map(([word, name]) => [word, wordsOf(name).map(ownWord)]));
  const entryOf = ({id}: Pick<SearchResult, 'id'>) => entries[id as number]!;

  return (query, {isDeveloper = false} = {}) => {
    const words = significantWords(query);
    if (words.length === 0) return [];
    const key = keyOfWords(words);
    const joined = words.map(({whole}) => whole).join('');
    const isName = looksLikeName(words);
    const isMeant = (result: SearchResult) =>
      isName || !isApiName(entryOf(result).kind) || result.terms.includes(joined);
    const options: QueryOptions = {
      fields: Object.keys(BOOST),
      boost: BOOST,
      tokenize: (text) => [text],
      boostDocument: (id) => {
        const entry = entryOf({id});
        const {kind, page} = entry;
        const area = isOfArea(entry, isDeveloper) ? 1 : OTHER_AREA;
        const weight = area * (page === undefined || isApiName(kind) ? WEIGHTS[kind] : 1);
        return titles[id as number]!.includes(key) ? weight * EXACT_TITLE_BOOST : weight;
      },
      filter: isMeant,
    };
    const find = (wanted: Query) => index.search(wanted, options);
    /** What contains each word: as it is written or begun, and only if nothing does, as a typo. */
    const found = words.map((word): {query: Query; results: SearchResult[]} => {
      const name = otherNames.get(word.whole);
      const written = wordQuery(word, false);
      const exact = name ? either(written, all(name)) : written;
      const results = index.search(exact, {...options, filter: () => true});
      if (results.length > 0) return {query: exact, results: results.filter(isMeant)};
      const typo = wordQuery(word, true);
      return {query: typo, results: find(typo)};
    });
    // `team id` also finds `team_id`.
    const together: Query[] = words.length > 1 ? [exactly(joined)] : [];
    const complete = find(either(all(found.map(({query: wanted}) => wanted)), ...together));
    const partial = complete.length < FEW ? withMostWords(found.map(({results}) => results)) : [];

    const runs = runsOf(words);
    const answers = index
      .search({queries: [...runs.keys()], combineWith: 'OR'}, {...options, fields: [ANSWER], filter: () => true})
      .map((result) => ({result, length: Math.max(...result.terms.map((run) => runs.get(run)!))}))
      .sort((one, other) => other.length - one.length || other.result.score - one.result.score)
      .map(({result}) => result);
    /** For developers, those of the documentation first. */
    const inAreas = (results: readonly SearchResult[]) =>
      isDeveloper ? [true, false].flatMap((area) => results.filter((each) => isOfArea(entryOf(each), area))) : results;
    const hits = new Map<IndexEntry, Hit>();
    for (const result of [...inAreas([...answers, ...complete]), ...inAreas(partial)]) {
      const entry = entryOf(result);
      if (!hits.has(entry)) hits.set(entry, {entry, terms: new Set(result.terms)});
    }
    return limitPerPage([...hits.values()], PER_PAGE);
  };
}
