/**
 * What: keeps the style sheet of docusaurus-theme-openapi-docs and its polyfills for `process` and `Buffer` out of pages
 * that the theme does not render. Unless a second API is registered, its pages and explorer are not bundled at all.
 * Gain: 23 kB of CSS and 0.5 kB of JavaScript (brotli) on every page, and more than 2 MB of scripts (raw) that no page would load;
 * measured on 22 November 2026.
 * Leans on: the file name of the theme's sheet, and its use of ProvidePlugin. If either changes, the bytes return and the
 * bounds in tests/build report them.
 * Off: delete its line in docusaurus.config.ts. It has to come after the theme there.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {EMPTY} from './measure';

const GENERATOR = 'docusaurus-plugin-openapi-docs';
const SHEET = /docusaurus-theme-openapi-docs[\\/]lib[\\/]theme[\\/]styles\.scss$/;
/** Modules that render pages of the generator without our model. */
const STOCK = ['@theme/ApiItem/Stock', '@theme-original/ApiExplorer'];

export default function openapiTheme({siteConfig}: LoadContext): Plugin {
  const apis = siteConfig.plugins.filter((plugin) => Array.isArray(plugin) && plugin[0] === GENERATOR);
  const unused = apis.length > 1 ? [] : STOCK;
  return {
    name: 'performance-openapi-theme',
    configureWebpack(config, isServer, {currentBundler: {instance}}) {
      const alias = Object.fromEntries(unused.map((name) => [name, EMPTY]));
      if (isServer) return {resolve: {alias}};
      // Merging cannot remove a plugin, so it is removed in place.
      const provided = config.plugins?.findIndex((plugin) => plugin instanceof instance.ProvidePlugin) ?? -1;
      if (provided >= 0) config.plugins!.splice(provided, 1);
      return {
        resolve: {alias},
        plugins: [
          new instance.NormalModuleReplacementPlugin(SHEET, (resource) => {
            resource.request = EMPTY;
          }),
        ],
      };
    },
  };
}
