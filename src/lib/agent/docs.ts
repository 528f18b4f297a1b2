/** The tools for the pages of the site. */
import {markdownPath} from '../paths';
import {createSearch, entriesOf, QUERY_LENGTH, type Search} from '../search/engine';
import {INDEX_FILE, readSearchFile, type SearchPage} from '../search/file';
import {excerpt} from '../search/marks';
import {nearestPages} from '../suggestions';
import {pathWords} from '../unknownPaths';
import {refuse, toolOf, type AgentContext} from './types';

const MOST_RESULTS = 10;
const EXCERPT_LENGTH = 240;

interface Library {
  /** The file that it was made from. */
  source: string;
  pages: SearchPage[];
  search: Promise<Search>;
}

const libraries = new WeakMap<AgentContext, Library>();

/** The pages of the current build. Each build has an index of its own, so a new one is noticed. */
async function libraryOf(context: AgentContext): Promise<Library> {
  const source = await context.read(`/${INDEX_FILE}`);
  const known = libraries.get(context);
  if (known?.source === source) return known;
  const file = readSearchFile(JSON.parse(source));
  const library: Library = {
    source,
    pages: file.pages,
    search: createSearch(entriesOf(file), context.synonyms),
  };
  libraries.set(context, library);
  return library;
}

/** `guides/errors/#retries` → `/guides/errors` */
const plainPath = (path: string): string => `/${path.split(/[?#]/)[0]!.replace(/^\/|\/$/g, '')}`;

export const searchDocs = toolOf({
  name: 'search_docs',
  title: 'Search the documentation',
  description: 'Finds pages and sections by words. Read a result with read_page.',
  properties: {
    query: {type: 'string', minLength: 1, maxLength: QUERY_LENGTH, description: 'A few words, such as “rate limit”.'},
  },
  required: ['query'],
  async run({query}, context) {
    const search = await (await libraryOf(context)).search;
    const results = search(query as string).slice(0, MOST_RESULTS);
    return {
      results: results.map(({entry: {href, kind, title, page, text}, terms}) => ({
        path: href,
        kind,
        title: page === undefined ? title : `${page}: ${title}`,
        text: excerpt(text, terms, EXCERPT_LENGTH),
      })),
    };
  },
});

export const readPage = toolOf({
  name: 'read_page',
  title: 'Read a page',
  description: 'Returns a page of this site as Markdown.',
  properties: {
    path: {type: 'string', maxLength: 500, description: 'Path from search_docs. A fragment is ignored.'},
  },
  required: ['path'],
  async run({path}, context) {
    const {pages} = await libraryOf(context);
    const wanted = plainPath(path as string);
    const page = pages.find((one) => wanted === one.path || wanted === markdownPath(one.path));
    if (page) return context.read(markdownPath(page.path));
    const known = pages.map(({path: href, title}) => ({title, href}));
    const near = nearestPages(pathWords(wanted), known).map(({href}) => href);
    return refuse('page', path as string, near, searchDocs.name);
  },
});
