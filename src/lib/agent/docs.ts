/** The tools for the pages of the site. */
import {markdownPath} from '../paths';
import {createSearch, entriesOf, QUERY_LENGTH, type Search, type Synonyms} from '../search/engine';
import {INDEX_FILE, readSearchFile, type SearchPage} from '../search/file';
import {excerpt} from '../search/marks';
import {nearestPages} from 'openapi-model/suggestions';
import {pathWords} from '../unknownPaths';
import {refuse, toolOf, type Tool} from 'openapi-sandbox/tools/types';

const MOST_RESULTS = 10;
const EXCERPT_LENGTH = 240;

/** The pages of a build. */
export interface Documents {
  /**
   * Reads a file of the build. The path is that of the search index or of a page in it, never one that an agent wrote.
   *
   * @throws AgentError that says what to do if there is no such file
   */
  read: (path: string) => Promise<string>;
  synonyms: Synonyms;
}

interface Library {
  /** The file that it was made from. */
  source: string;
  pages: SearchPage[];
  search: Search;
}

/** Returns a function for the pages of the current build. Each build has an index of its own, so a new one is noticed. */
function libraryOf({read, synonyms}: Documents): () => Promise<Library> {
  let library: Library | undefined;
  return async () => {
    const source = await read(`/${INDEX_FILE}`);
    if (library?.source === source) return library;
    const file = readSearchFile(JSON.parse(source));
    library = {source, pages: file.pages, search: createSearch(entriesOf(file), synonyms)};
    return library;
  };
}

/** `guides/errors/#retries` → `/guides/errors`; of an address, which pages contain, its path */
const plainPath = (path: string): string =>
  `/${(URL.canParse(path) ? new URL(path).pathname : path.split(/[?#]/)[0]!).replace(/^\/|\/$/g, '')}`;

const SEARCH = 'search_docs';

const NOTHING =
  'No page of this site says anything about it. Do not guess: the API has the operations of /developer only.';

/** Where results may come from, by the start of their address; links of the site lead to others, too. */
const SCOPES = {documentation: '/developer', site: ''};

const searchDocs = (library: () => Promise<Library>): Tool =>
  toolOf({
    name: SEARCH,
    title: 'Search the documentation',
    description: 'Finds pages and sections by words. Read a result with read_page.',
    properties: {
      query: {type: 'string', minLength: 1, maxLength: QUERY_LENGTH, description: 'A few words, such as “rate limit”.'},
      scope: {
        type: 'string',
        enum: Object.keys(SCOPES),
        description: 'The documentation of the API, or the whole site, which is the default.',
      },
    },
    required: ['query'],
    async run({query, scope = 'site'}) {
      const {search} = await library();
      const start = SCOPES[scope as keyof typeof SCOPES];
      const results = search(query as string, {isDeveloper: true})
        .filter(({entry}) => entry.href.startsWith(start))
        .slice(0, MOST_RESULTS);
      return {
        ...(results.length === 0 && {note: NOTHING}),
        results: results.map(({entry: {href, kind, title, page, text}, terms}) => ({
          path: href,
          kind,
          title: page === undefined ? title : `${page}: ${title}`,
          text: excerpt(text, terms, EXCERPT_LENGTH),
        })),
      };
    },
  });

const readPage = (library: () => Promise<Library>, read: Documents['read']): Tool =>
  toolOf({
    name: 'read_page',
    title: 'Read a page',
    description: 'Returns a page of this site as Markdown.',
    properties: {
      path: {
        type: 'string',
        maxLength: 500,
        description: 'Path from search_docs, or an address of this site. A fragment is ignored.',
      },
    },
    required: ['path'],
    async run({path}) {
      const {pages} = await library();
      const given = path as string;
      const wanted = plainPath(given);
      const pageAt = (address: string) =>
        pages.find((one) => address === one.path || address === markdownPath(one.path));
      // An address can begin with the base path of the site.
      const page = pageAt(wanted) ?? (URL.canParse(given) ? pageAt(wanted.replace(/^\/[^/]+/, '')) : undefined);
      if (page) return read(markdownPath(page.path));
      const known = pages.map(({path: href, title}) => ({title, href}));
      const near = nearestPages(pathWords(wanted), known).map(({href}) => href);
      return refuse('page', given, near, SEARCH);
    },
  });

/** The tools to find and to read pages. */
export function docsTools(documents: Documents): [search: Tool, read: Tool] {
  const library = libraryOf(documents);
  return [searchDocs(library), readPage(library, documents.read)];
}
