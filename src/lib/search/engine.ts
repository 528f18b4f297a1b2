/** Finds pages, sections and names of the site by words. */
import MiniSearch, {type Query, type SearchOptions} from 'minisearch';
import type {Kind, SearchFile} from './file';
import {stemOf, termsOf, wordsOf, type Word} from './terms';

/** Something that can be found. */
export interface Entry {
  /** Path below the base URL, with the fragment. */
  href: string;
  kind: Kind;
  title: string;
  /** Title of the page that it is part of; undefined for pages themselves. */
  page?: string;
  text: string;
  /** Exact names beside the title, such as `GET` and `/api/v1/courses`. */
  names: readonly string[];
}

export interface Hit {
  entry: Entry;
  /** Terms of the entry that fitted the query, to mark them by. */
  terms: ReadonlySet<string>;
}

export type Search = (query: string) => Hit[];

/** Other words for what the site calls by one name: `sso` for `single sign-on`. */
export type Synonyms = Readonly<Record<string, string>>;

/** Longest query that is looked at, in characters and words. */
export const QUERY_LENGTH = 100;
const QUERY_WORDS = 8;

/** Documents indexed before the browser may do something else. */
const CHUNK_SIZE = 100;

/** Words that a question has and its answer need not. */
const FILLERS = new Set(
  'a an and are as at be by can do does for from has have how i if in is it its me my of on or our t s that the their there this to us we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** A whole page is a better answer than one of its parts, a request than an answer's member. */
const WEIGHTS: Record<Kind, number> = {
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
/** Whether an entry is a name of the API. */
const isMember = (kind: Kind): boolean => kind === 'parameter' || kind === 'property';

const BOOST = {name: 6, title: 4, page: 1.5, text: 1};
const EXACT_TITLE_BOOST = 3;
const EXACT_BOOST = 8;
const PARTS_BOOST = 0.2;
const STEM_BOOST = 0.7;

/** Best results of one page, so that a long page does not push out the others. */
const PER_PAGE = 3;

/** Every page and part of an index file, flat. */
export function entriesOf({pages}: SearchFile): Entry[] {
  return pages.flatMap(({path, kind, title, text, names = [], parts}) => [
    {href: path, kind, title, text, names},
    ...parts.map((part) => ({
      href: part.id ? `${path}#${encodeURIComponent(part.id)}` : path,
      kind: part.kind ?? kind,
      title: part.title,
      page: title,
      text: part.text,
      names: part.kind && isMember(part.kind) ? [part.title, ...part.title.split('.').slice(-1)] : [],
    })),
  ]);
}

/** Names of an entry: those given, the slug (`list-courses`, `listCourses`), and `GET courses` for an operation. */
function namesOf({href, kind, names, page}: Entry): string {
  if (page !== undefined) return names.join(' ');
  const slug = href.slice(href.lastIndexOf('/') + 1);
  const [method = '', path = ''] = kind === 'operation' ? names : [];
  return [...names, slug, method + path.replace(/^\/(?:api\/)?(?:v\d+\/)?/, '/')].join(' ');
}

/** Letters that may differ. Short words and numbers would become others. */
const tolerance = (term: string): number | false => {
  if (term.length < 4 || /\d/.test(term)) return false;
  return term.length < 8 ? 1 : 2;
};

const either = (...queries: Query[]): Query => ({combineWith: 'OR', queries});
const together = (queries: Query[], options: SearchOptions = {}): Query => ({...options, combineWith: 'AND', queries});

/** What a word of the query may be in a text: the same, its beginning, nearly the same, or the same stem. */
function alternatives(term: string): Query {
  const stem = stemOf(term);
  const written: Query = {queries: [term], prefix: true, fuzzy: tolerance(term)};
  return stem === term ? written : either(written, {queries: [stem], boostTerm: () => STEM_BOOST});
}

const exactly = (term: string): Query => ({queries: [term], boostTerm: () => EXACT_BOOST});

/** A word, or the parts of a compound. */
function wordQuery({parts, whole}: Word): Query {
  if (parts.length === 1) return alternatives(whole);
  const asParts = together(parts.map(alternatives), {boostTerm: () => PARTS_BOOST});
  return either(exactly(whole), {queries: [whole], prefix: true}, asParts);
}

/** Words that decide: without fillers, unless there is nothing else. */
function meaningful(query: string): Word[] {
  const words = wordsOf(query.slice(0, QUERY_LENGTH)).slice(0, QUERY_WORDS);
  const telling = words.filter(({whole}) => !FILLERS.has(whole));
  return telling.length > 0 ? telling : words;
}

/** Texts that differ in spelling alone have the same key. */
const keyOf = (text: string): string =>
  wordsOf(text)
    .map(({whole}) => stemOf(whole))
    .join('');

/** The first few hits of every page, in their order. */
function limitPerPage(hits: readonly Hit[]): Hit[] {
  const counts = new Map<string, number>();
  return hits.filter(({entry: {href}}) => {
    const path = href.replace(/#.*/, '');
    const count = (counts.get(path) ?? 0) + 1;
    counts.set(path, count);
    return count <= PER_PAGE;
  });
}

/**
 * Builds the index, in steps that leave the page responsive.
 *
 * The search takes whatever is typed: it looks at the first 100 characters and eight words, and answers best first;
 * entries that have all words if there are any, otherwise those that have some.
 */
export async function createSearch(entries: readonly Entry[], synonyms: Synonyms = {}): Promise<Search> {
  const index = new MiniSearch({
    fields: Object.keys(BOOST),
    // A name is a name as a whole: `course` is a word of `course_id`, not its name.
    tokenize: (text, field) => wordsOf(text).flatMap(field === 'name' ? ({whole}) => [whole, stemOf(whole)] : termsOf),
    processTerm: (term) => term,
  });
  const documents = entries.map((entry, id) => ({
    id,
    name: namesOf(entry),
    title: isMember(entry.kind) ? '' : entry.title,
    page: entry.page ?? '',
    text: [entry.text, ...entry.names].join(' '),
  }));
  await index.addAllAsync(documents, {chunkSize: CHUNK_SIZE});
  const titles = entries.map(({title}) => keyOf(title));
  const otherNames = new Map(Object.entries(synonyms).map(([word, name]) => [word, wordsOf(name).map(wordQuery)]));

  return (query) => {
    const words = meaningful(query);
    if (words.length === 0) return [];
    const key = keyOf(words.map(({whole}) => whole).join(' '));
    const options: SearchOptions = {
      boost: BOOST,
      tokenize: (text) => [text],
      boostDocument: (id) => {
        const {kind, page} = entries[id as number]!;
        const weight = page === undefined || isMember(kind) ? WEIGHTS[kind] : 1;
        return titles[id as number] === key ? weight * EXACT_TITLE_BOOST : weight;
      },
    };
    const queries = words.map((word) => {
      const name = otherNames.get(word.whole);
      return name ? either(wordQuery(word), together(name)) : wordQuery(word);
    });
    // `team id` means `team_id`, too.
    const inOne: Query[] = words.length > 1 ? [exactly(words.map(({whole}) => whole).join(''))] : [];
    const all = index.search(either(together(queries), ...inOne), options);
    const results = all.length > 0 ? all : index.search(either(...queries), options);
    return limitPerPage(results.map(({id, terms}) => ({entry: entries[id as number]!, terms: new Set(terms)})));
  };
}
