/**
 * What: the code that draws product pictures stays out of the bundles, because the pictures are in the HTML already. It
 * loads on the first sign that a visitor follows a link (components/scenes).
 * Gain: JavaScript of / 153.7 to 111.0 kB brotli (2026-11-22).
 * Leans on: React leaving the children of an element with `dangerouslySetInnerHTML` alone while hydrating;
 * tests/browser/takeover.spec.ts compares the pictures before and after.
 * Off: delete its line in index.ts.
 */
import path from 'node:path';
import {EMPTY, inBuild, type Measure} from './measure';

const DRAWINGS = path.resolve(__dirname, '../../components/scenes/atBuild.ts');

const drawnAtBuild: Measure = () => ({
  name: 'performance-drawn-at-build',
  configureWebpack: inBuild(() => ({resolve: {alias: {[DRAWINGS]: EMPTY}}})),
});

export default drawnAtBuild;
