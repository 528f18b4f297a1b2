/**
 * What: keeps the code that draws product pictures out of the bundles, because the pictures are already in the HTML.
 * The code loads at the first sign that a visitor is about to follow a link (components/scenes).
 * Gain: JavaScript of / from 153.7 to 111.0 kB brotli (2026-11-22).
 * Depends on: React, which leaves the children of an element with `dangerouslySetInnerHTML` alone while it hydrates.
 * tests/browser/scenes.spec.ts checks that the pictures stay.
 * To switch it off: delete its line in index.ts.
 */
import path from 'node:path';
import {EMPTY, inBuild, type Measure} from './measure';

const DRAWINGS = ['scenes/serverDraw.ts', 'sections/LinkedCharts/serverCharts.ts'].map((file) => [
  path.resolve(__dirname, '../../components', file),
  EMPTY,
]);

const serverScenes: Measure = () => ({
  name: 'performance-server-scenes',
  configureWebpack: inBuild(() => ({resolve: {alias: Object.fromEntries(DRAWINGS)}})),
});

export default serverScenes;
