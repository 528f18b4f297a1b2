/**
 * What: a link to the reference that is in view of another page does not prefetch it, because it is large and has readers
 * of its own; the footer of every page has such a link. Pointing at the link still loads it.
 * Gain: 22.5 kB brotli fewer prefetched by every other page that is read to its end (2026-11-22).
 * Leans on: `window.docusaurus`, which Docusaurus' `Link` calls to prefetch.
 * Off: delete its line in index.ts.
 */
import path from 'node:path';
import type {Measure} from './measure';

const referenceLinks: Measure = () => ({
  name: 'performance-reference-links',
  getClientModules: () => [path.join(__dirname, 'client/referenceLinks.ts')],
});

export default referenceLinks;
