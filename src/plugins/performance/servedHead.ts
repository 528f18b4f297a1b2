/**
 * What: keeps the served title, description and address of a page until the page has hydrated. React hydrates in slices,
 * and between two of them Docusaurus would put the defaults of the site in their place, because the page's own are not
 * there yet.
 * Gain: no wrong title or description for 230 to 540 ms (2026-11-29, three pages, processor slowed four times).
 * Depends on: the alias `@docusaurus/Head` and the path of the module behind it; the build stops if that moves.
 * tests/browser/arrival.spec.ts checks the head.
 * To switch it off: delete its line in index.ts.
 */
import path from 'node:path';
import {inBuild, type Measure} from './measure';

const servedHead: Measure = () => ({
  name: 'performance-served-head',
  configureWebpack: inBuild(() => ({
    resolve: {alias: {'@docusaurus/Head': path.join(__dirname, 'client/Head.tsx')}},
  })),
});

export default servedHead;
