/**
 * What: leaves out client modules of the classic theme that our pages do not need. Code blocks have a highlighter of their
 * own (theme/CodeBlock); the progress bar would only flash, because routes are prefetched; and of Infima only the plain
 * elements are used (css/elements.css).
 * Gain: JavaScript of / from 137.5 to 111.0 kB brotli, nearly all of it the highlighter; CSS of /pricing from 19.2 to
 * 12.7 kB (2026-11-22).
 * Depends on: the names of the three files; the build stops if one is missing.
 * To switch it off: delete its line in index.ts.
 */
import {EMPTY, inBrowser, type Measure} from './measure';

const REPLACED = {
  [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js')]: EMPTY,
  [require.resolve('@docusaurus/theme-classic/lib/nprogress.js')]: EMPTY,
  [require.resolve('infima/dist/css/default/default.css')]: EMPTY,
};

const clientModules: Measure = () => ({
  name: 'performance-client-modules',
  configureWebpack: inBrowser(() => ({resolve: {alias: REPLACED}})),
});

export default clientModules;
