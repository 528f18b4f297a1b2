/**
 * What: everything that the entry needs is one script, `base`, which only registers modules; the small `main` then runs
 * them as a separate, shorter task. A comment tells Chromium to compile both while they load, off the main thread.
 * Gain: blocking time of /pricing 1,354 to 695 ms for both together (2026-11-22, processor slowed four times, medians
 * of 5 in turns on a busy machine; 222 to 80 ms on an idle one when they were added). They cost 0.3 kB brotli.
 * Leans on: the path of Docusaurus' entry module (`lib/client/clientEntry.js`). If it moves, `main` is merged into
 * `base` and nothing breaks.
 * Off: delete its line in index.ts.
 */
import {inBuild, type Measure} from './measure';

const ENTRY_MODULE = /[\\/]lib[\\/]client[\\/]clientEntry\.js$/;

const BASE = {
  name: 'base',
  chunks: ({name}: {name?: string | null}) => name === 'main',
  test: (module: object) => !ENTRY_MODULE.test((module as {resource?: string}).resource ?? ''),
  enforce: true,
  priority: 60,
};

/** Stage 500 is after the minifier, which removes comments, and before files get their hashed names. */
const COMPILE_EARLY = {
  banner: '//# allFunctionsCalledOnLoad',
  test: /js[\\/](?:(?:runtime~)?main|base)\./,
  stage: 500,
  raw: true,
};

const baseChunk: Measure = () => ({
  name: 'performance-base-chunk',
  configureWebpack: inBuild((_config, _isServer, {currentBundler}) => ({
    optimization: {splitChunks: {cacheGroups: {base: BASE}}},
    plugins: [new currentBundler.instance.BannerPlugin(COMPILE_EARLY)],
  })),
});

export default baseChunk;
