/**
 * What: leaves out client modules of the classic theme that our pages do not need. Code blocks have a highlighter of their
 * own (theme/CodeBlock); the progress bar would only flash, because routes are prefetched; of Infima only the plain
 * elements are used (css/elements.css), and of all helpers of tslib a single one.
 * Gain: JavaScript of / from 137.5 to 111.0 kB brotli, nearly all of it the highlighter, and 3.1 kB of tslib; CSS of
 * /pricing from 19.2 to 12.7 kB (2026-11-29).
 * Depends on: the names of the four files; the build stops if one is missing.
 * To switch it off: delete its line in index.ts.
 */
import path from 'node:path';
import {EMPTY, inBrowser, type Measure} from './measure';

const REPLACED = {
  [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js')]: EMPTY,
  [require.resolve('@docusaurus/theme-classic/lib/nprogress.js')]: EMPTY,
  [require.resolve('infima/dist/css/default/default.css')]: EMPTY,
};

const ONE_HELPER = {
  test: require.resolve('@docusaurus/utils-common'),
  resolve: {alias: {tslib: path.join(__dirname, 'client/tslib.js')}},
};

const clientModules: Measure = () => ({
  name: 'performance-client-modules',
  configureWebpack: inBrowser(() => ({resolve: {alias: REPLACED}, module: {rules: [ONE_HELPER]}})),
});

export default clientModules;
