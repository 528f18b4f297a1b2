import content from '@site/src/content/search';
import {createSearch, entriesOf, type Search} from '@site/src/lib/search/engine';
import {INDEX_FILE, readSearchFile, TERMS_FILE, type TermsFile} from '@site/src/lib/search/file';

/** Timeout for downloading the index, in milliseconds. Safari before 16 has none. */
const TIMEOUT = 20_000;

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, {signal: AbortSignal.timeout?.(TIMEOUT)});
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  return response.json();
}

async function fetchSearch(baseUrl: string): Promise<Search> {
  const [index, terms] = await Promise.all([
    fetchJson(baseUrl + INDEX_FILE).then(readSearchFile),
    // Without them, the search collects them itself.
    fetchJson(baseUrl + TERMS_FILE).catch(() => undefined) as Promise<TermsFile | undefined>,
  ]);
  const isOfIndex = terms !== undefined && terms.build === index.build;
  return createSearch(entriesOf(index), content.synonyms, isOfIndex ? terms.terms : undefined);
}

let loading: Promise<Search> | undefined;

/**
 * Loads the search index once per page load; after a failure, the next call tries again.
 *
 * @param baseUrl base URL of the site, with a trailing slash
 * @throws Error if the index can't be fetched within 20 seconds or has another version
 */
export function loadSearch(baseUrl: string): Promise<Search> {
  loading ??= fetchSearch(baseUrl).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
