/**
 * What: docusaurus-theme-openapi-docs without its style sheet and its polyfills for `process` and `Buffer`, which
 * `theme/ApiItem/Stock` loads for pages that the theme renders. While every page of the generator has our model, the
 * theme's own pages and explorer are not bundled at all.
 * Gain: 23 kB of CSS and 0.5 kB of JavaScript (brotli) on every page, and more than 2 MB of uncompressed scripts that
 * no page would load (2026-11-22).
 * Depends on: the hooks in which the theme adds them.
 * To switch it off: name the theme's package in docusaurus.config.ts instead.
 */
import type {LoadedContent as Docs} from '@docusaurus/plugin-content-docs';
import type {AllContent, Plugin, PluginModule} from '@docusaurus/types';
import theme from 'docusaurus-theme-openapi-docs';
import {EMPTY} from './measure';

/** Modules that render pages of the generator without our model. */
const STOCK = ['@theme/ApiItem/Stock', '@theme-original/ApiExplorer'];

/** Whether there are pages with the generator's own front matter, which the theme renders. */
const hasStockPages = (allContent: AllContent): boolean =>
  Object.values(allContent['docusaurus-plugin-content-docs'] as Record<string, Docs>).some(({loadedVersions}) =>
    loadedVersions.some(({docs}) => docs.some(({frontMatter}) => 'api' in frontMatter)),
  );

export default async function openapiTheme(...args: Parameters<PluginModule>): Promise<Plugin> {
  const stock = (await (theme as unknown as PluginModule)(...args)) as Plugin;
  let unused: readonly string[] = STOCK;
  return {
    ...stock,
    getClientModules: () => [],
    allContentLoaded({allContent}) {
      unused = hasStockPages(allContent) ? [] : STOCK;
    },
    configureWebpack(...config) {
      const {resolve, module} = stock.configureWebpack!(...config) as {resolve?: object; module?: object};
      return {module, resolve: {...resolve, alias: Object.fromEntries(unused.map((name) => [name, EMPTY]))}};
    },
  };
}
