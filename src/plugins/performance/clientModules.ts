/**
 * What: leaves out two client modules of the classic theme. Our code blocks have a highlighter of their own
 * (theme/CodeBlock); the progress bar would only flash, because routes are prefetched.
 * Gain: JavaScript of / from 137.5 to 111.0 kB brotli (2026-11-22), nearly all of it the highlighter.
 * Depends on: the file names of both modules; the build stops if one is missing.
 * To switch it off: delete its line in index.ts.
 */
import {EMPTY, inBrowser, type Measure} from './measure';

const UNUSED = ['prism-include-languages.js', 'nprogress.js'].map((name) =>
  require.resolve(`@docusaurus/theme-classic/lib/${name}`),
);

const clientModules: Measure = () => ({
  name: 'performance-client-modules',
  configureWebpack: inBrowser(() => ({
    resolve: {alias: Object.fromEntries(UNUSED.map((file) => [file, EMPTY]))},
  })),
});

export default clientModules;
