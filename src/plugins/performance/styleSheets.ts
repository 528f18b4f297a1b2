/**
 * What: splits the style sheet by page. The drawings share one sheet, `scenes`, because most pages show some of them
 * and can use the cached sheet. Thanks to cascade layers (src/config/layers.ts), the loading order does not matter.
 * Gain: CSS of /pricing from 32.6 to 12.7 kB brotli (2026-11-22).
 * Depends on: `splitChunks.cacheGroups.styles` in Docusaurus' bundler configuration. If it is renamed, the single sheet
 * returns, and tests/build/performance.test.ts reports the bytes.
 * To switch it off: delete its line in index.ts. Without it, `routeAssets` and `prefetchSheets` still work but gain
 * nothing.
 */
import {inBrowser, type Measure} from './measure';

const SCENES = /src[\\/]components[\\/]scenes[\\/]/;

const styleSheets: Measure = () => ({
  name: 'performance-style-sheets',
  configureWebpack: inBrowser((config) => {
    const split = config.optimization?.splitChunks;
    const groups = split ? split.cacheGroups : undefined;
    if (!groups) return;
    // Merging cannot remove a group, so it is deleted in place.
    delete groups.styles;
    return {
      optimization: {
        splitChunks: {
          cacheGroups: {
            scenes: {
              name: 'scenes',
              type: 'css/mini-extract',
              test: (module: {identifier: () => string}) => SCENES.test(module.identifier()),
              chunks: 'all',
              enforce: true,
              priority: 45,
            },
          },
        },
      },
    };
  }),
});

export default styleSheets;
