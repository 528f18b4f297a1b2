/** Replaces Docusaurus' `prefetch`, which prefetches only the script of a route. */
declare const __webpack_require__: {companions?: (chunkName: string) => string[]};

const requested = new Set<string>();

function prefetchFile(url: string): void {
  if (requested.has(url)) return;
  requested.add(url);
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = url;
  document.head.append(link);
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
