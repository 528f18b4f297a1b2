/**
 * Fetches a page's files ahead. Takes the place of Docusaurus' helper of this name, which knows the script of the page
 * only: the style sheet and the shared parts that come with it would still have to be waited for.
 */
declare const __webpack_require__: {companions?: (chunkName: string) => string[]};

const asked = new Set<string>();

export function fetchAhead(url: string): void {
  if (asked.has(url)) return;
  asked.add(url);
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = url;
  document.head.append(link);
}

/** Whether a file has been asked for ahead, which only links to pages do. */
export const isFetchedAhead = (url: string): boolean => asked.has(url);

/** @param url address of the page's script, such as `/assets/js/1a2b3c4d.5e6f7a8b.js` */
export default async function prefetch(url: string): Promise<void> {
  fetchAhead(url);
  const name = /\/([^/]+)\.[0-9a-f]+\.js$/.exec(url)?.[1];
  if (name) __webpack_require__.companions?.(name).forEach(fetchAhead);
}
