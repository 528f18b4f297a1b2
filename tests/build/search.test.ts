import {brotliCompressSync} from 'node:zlib';
import {expect, it} from 'vitest';
import words from '../../src/content/search';
import {docsTools} from '../../src/lib/agent/docs';
import {createSearch, entriesOf, type IndexEntry} from '../../src/lib/search/engine';
import {INDEX_FILE, readSearchFile, TERMS_FILE, type TermsFile} from '../../src/lib/search/file';
import {questions} from '../../src/plugins/content/routes';
import {helpSearch} from '../../src/theme/HelpWidget/search';
import {content} from '../unit/support/records';
import {BUYERS, DEVELOPERS, type Query} from './queries';
import {HOME, pageAt, readText, resolveHref, sitemap} from './support';

const text = readText(INDEX_FILE);
const index = readSearchFile(JSON.parse(text));
const entries = entriesOf(index);
const {build, terms} = JSON.parse(readText(TERMS_FILE)) as TermsFile;
const search = createSearch(entries, words.synonyms, terms);

it('the index has every page of the sitemap once, and no other', () => {
  const indexed = index.pages.filter(({kind}) => kind !== 'link').map(({path}) => HOME + path.slice(1));
  expect(indexed).toEqual([...new Set(indexed)]);
  expect([...indexed].sort()).toEqual([...sitemap].sort());
});

it('the index links only to existing pages and fragments', () => {
  const wrong = entries.filter(({href, kind}) => {
    if (kind === 'link') return false;
    const target = resolveHref(pageAt('/'), HOME + href.slice(1));
    return target?.kind !== 'page' || (target.fragment !== '' && !target.page.ids.has(target.fragment));
  });
  expect(wrong.map(({href}) => href)).toEqual([]);
});

it('the index and its terms belong together, and are smaller than 100 kB each when compressed', () => {
  expect(build).toBe(index.build);
  for (const file of [text, readText(TERMS_FILE)]) expect(brotliCompressSync(file).length).toBeLessThan(100_000);
});

it('the search finds every page by its title', () => {
  const first = (title: string) => search(title).slice(0, 3);
  const missing = index.pages.filter(({path, title}) => !first(title).some(({entry}) => entry.href === path));
  expect(missing.map(({path, title}) => `${path}: ${title}`)).toEqual([]);
});

/** The address of a hit; of a link its title. */
const addressOf = ({kind, title, href}: IndexEntry): string => (kind === 'link' ? title : href);

/** Whether there is such a page or link: the owner may have no blog, and have removed a record. */
const isOffered = (answer: string): boolean => entries.some((entry) => addressOf(entry).startsWith(answer));

function missed(queries: readonly Query[], find: (query: string) => readonly IndexEntry[]): string[] {
  const answerable = queries.filter(([, ...answers]) => answers.every(isOffered));
  return answerable.flatMap(([query, ...answers]) => {
    const found = find(query).slice(0, 3).map(addressOf);
    const isFound = found.some((href) => answers.some((answer) => href.startsWith(answer)));
    return isFound ? [] : [`${query}: ${found.join(', ')}`];
  });
}

it('buyers find the answer among the first three results, in the search and in the help widget', () => {
  const help = helpSearch(search, questions(content), 4);
  expect(missed(BUYERS, (query) => search(query).map(({entry}) => entry))).toEqual([]);
  expect(missed(BUYERS, (query) => help(query, '/pricing'))).toEqual([]);
});

it('developers find it in the documentation, and their agents by search_docs', async () => {
  expect(missed(DEVELOPERS, (query) => search(query, {isDeveloper: true}).map(({entry}) => entry))).toEqual([]);
  const [{run}] = docsTools({read: async (path) => readText(path.slice(1)), synonyms: words.synonyms});
  const [query, ...answers] = DEVELOPERS[0]!;
  const {results} = (await run({query}, {} as never)) as {results: {path: string}[]};
  expect(results.slice(0, 3).map(({path}) => answers.some((answer) => path.startsWith(answer)))).toContain(true);
  expect(await run({query: 'xylophone zeppelin'}, {} as never)).toMatchObject({
    results: [],
    note: expect.stringContaining('/developer'),
  });
});
