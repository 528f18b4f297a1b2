import content from '@site/src/content/search';
import {createSearch, entriesOf, type Search} from '@site/src/lib/search/engine';
import {INDEX_FILE, readSearchFile} from '@site/src/lib/search/file';

/** Timeout for downloading the index, in milliseconds. */
const TIMEOUT = 20_000;

async function fetchSearch(baseUrl: string): Promise<Search> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT);
  try {
    const response = await fetch(baseUrl + INDEX_FILE, {signal: controller.signal});
    if (!response.ok) throw new Error(`${INDEX_FILE}: status ${response.status}`);
    return await createSearch(entriesOf(readSearchFile(await response.json())), content.synonyms);
  } finally {
    clearTimeout(timer);
  }
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
