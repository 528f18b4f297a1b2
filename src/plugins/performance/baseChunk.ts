/**
 * What: puts everything that the entry needs into one script, `base`, which only registers modules. The small script
 * `main` then runs them as a separate, shorter task. A comment tells Chromium to compile both while they load, off the
 * main thread.
 * Gain: blocking time of /pricing from 1,354 to 695 ms for both together (2026-11-22, processor slowed four times,
 * medians of 5 alternating runs on a busy machine). On an idle machine it went from 222 to 80 ms when they were added.
 * They cost 0.3 kB brotli.
 * Depends on: the path of Docusaurus' entry module (`lib/client/clientEntry.js`). If it moves, `main` becomes part of
 * `base`, and nothing breaks.
 * To switch it off: delete its line in index.ts.
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
