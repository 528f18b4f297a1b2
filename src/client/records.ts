/** The data of pages that are made from records: from the document itself, and for pages behind a link from their file. */
import siteConfig from '@generated/docusaurus.config';
import {version} from '@generated/weight/default/records.json';
import {isFetchedAhead} from './prefetch';

type Props = Record<string, unknown>;

/** Data by path, null where there is none. */
const loaded = new Map<string, Props | null>();
const loading = new Map<string, Promise<Props | null>>();

/** One key for a path, as the address bar has it and as the router does. */
function keyOf(path: string): string {
  const plain = path.replace(/\/+$/, '');
  try {
    return decodeURI(plain);
  } catch {
    return plain;
  }
}

/** The document that was opened holds its own data; one that holds none is no such page, whatever its address. */
function readDocument(): void {
  const own = document.querySelector<HTMLScriptElement>('script[data-record]');
  loaded.set(keyOf(window.location.pathname), null);
  if (own) loaded.set(keyOf(own.dataset.record!), JSON.parse(own.text) as Props);
}
readDocument();

const {baseUrl} = siteConfig;
const folder = `${baseUrl}assets/records/${version}/`;
const addressOf = (key: string): string => `${folder}${key.slice(baseUrl.length)}.json`;

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  // The router opens the page from the host instead, which knows whether it is gone or was built anew.
  if (!response.ok) throw new Error(`${address} cannot be had: status ${response.status}`);
  return response.json();
}

/** Links that were in view lead to pages that exist. An address from elsewhere is looked up first. */
async function fetchRecord(key: string): Promise<Props | null> {
  const address = addressOf(key);
  const isKnown = isFetchedAhead(address) || ((await fetchJson(`${folder}index.json`)) as string[]).includes(key);
  return isKnown ? ((await fetchJson(address)) as Props) : null;
}

/** Data of a page that has been loaded; null if there is none. */
export const recordAt = (path: string): Props | null => loaded.get(keyOf(path)) ?? null;

/**
 * Loads the data of a page, once; null if there is no such page.
 *
 * @param path with the base URL
 * @throws Error if the host has no such build any more
 */
export function loadRecord(path: string): Promise<Props | null> {
  const key = keyOf(path);
  if (loaded.has(key)) return Promise.resolve(recordAt(key));
  let record = loading.get(key);
  if (!record) {
    record = fetchRecord(key);
    loading.set(key, record);
    record.then(
      (props) => loaded.set(key, props),
      () => loading.delete(key),
    );
  }
  return record;
}

/** Address of a page's data, or null if it is there already. */
export const recordAhead = (path: string): string | null => (recordAt(path) ? null : addressOf(keyOf(path)));
