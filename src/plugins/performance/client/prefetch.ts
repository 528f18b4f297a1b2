/** Replaces Docusaurus' `prefetch`, which prefetches only the script of a route. */
declare const __webpack_require__: {companions?: (chunkName: string) => string[]};

const requested = new Set<string>();

/** URLs that the browser has not been told about yet. */
const waiting: string[] = [];

/** One file in each task: all links of a page come into view at once, and 20 new elements block the page for 18 ms. */
function prefetchNext(): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = waiting.shift()!;
  document.head.append(link);
  if (waiting.length > 0) setTimeout(prefetchNext);
}

function prefetchFile(url: string): void {
  if (requested.has(url)) return;
  requested.add(url);
  if (waiting.push(url) === 1) setTimeout(prefetchNext);
}

/**
 * Prefetches a script, and the style sheets and shared scripts that its chunk needs.
 *
 * @param url URL of the script, such as `/assets/js/1a2b3c4d.5e6f7a8b.js`
 */
export default async function prefetch(url: string): Promise<void> {
  prefetchFile(url);
  const name = /\/([^/]+)\.[0-9a-f]+\.js$/.exec(url)?.[1];
  if (name) __webpack_require__.companions?.(name).forEach(prefetchFile);
}
