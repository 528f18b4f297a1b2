/** The data of pages that are made from records: from the document itself, and for pages behind a link from their file. */
import siteConfig from '@generated/docusaurus.config';
import {version} from '@generated/weight/default/records.json';

type Props = Record<string, unknown>;

/** Data by path, null where there is none. */
const loaded = new Map<string, Props | null>();
const loading = new Map<string, Promise<Props | null>>();

const withoutSlash = (path: string): string => path.replace(/\/+$/, '');

/** The document that was opened holds its own data; one that holds none is no such page, whatever its address. */
function readDocument(): void {
  const own = document.querySelector<HTMLScriptElement>('script[data-record]');
  loaded.set(withoutSlash(window.location.pathname), null);
  if (own) loaded.set(own.dataset.record!, JSON.parse(own.text) as Props);
}
readDocument();

const addressOf = (path: string): string => {
  const {baseUrl} = siteConfig;
  return `${baseUrl}assets/records/${version}/${withoutSlash(path).slice(baseUrl.length)}.json`;
};

async function fetchRecord(path: string): Promise<Props> {
  const response = await fetch(addressOf(path));
  // The router opens the page from the host instead, which knows whether it is gone or was built anew.
  if (!response.ok) throw new Error(`The data of ${path} cannot be had: status ${response.status}`);
  return (await response.json()) as Props;
}

/** Data of a page that has been loaded; null if there is none. */
export const recordAt = (path: string): Props | null => loaded.get(withoutSlash(path)) ?? null;

/**
 * Loads the data of a page, once.
 *
 * @param path with the base URL
 * @throws Error if the host has no data under this path
 */
export function loadRecord(path: string): Promise<Props | null> {
  const key = withoutSlash(path);
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
export const recordAhead = (path: string): string | null => (loaded.get(withoutSlash(path)) ? null : addressOf(path));
