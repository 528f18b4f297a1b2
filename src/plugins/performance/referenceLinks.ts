/**
 * What: stops links to the reference on other pages from prefetching it when they come into view. The reference is
 * large, few visitors need it, and every footer links to it. Pointing at the link still loads it.
 * Gain: 22.5 kB brotli less on every other page that is scrolled to its end (2026-11-22).
 * Depends on: `window.docusaurus`, which Docusaurus' `Link` calls to prefetch.
 * To switch it off: delete its line in index.ts.
 */
import path from 'node:path';
import type {Measure} from './measure';

const referenceLinks: Measure = () => ({
  name: 'performance-reference-links',
  getClientModules: () => [path.join(__dirname, 'client/referenceLinks.ts')],
});

export default referenceLinks;
