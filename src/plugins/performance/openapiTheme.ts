/**
 * What: keeps the style sheet of docusaurus-theme-openapi-docs and its polyfills for `process` and `Buffer` out of
 * pages that the theme does not render. While every page of the generator has our model, the theme's own pages and
 * explorer are not bundled at all.
 * Gain: 23 kB of CSS and 0.5 kB of JavaScript (brotli) on every page, and more than 2 MB of uncompressed scripts that
 * no page would load (2026-11-22).
 * Depends on: the file name of the theme's style sheet, and its use of ProvidePlugin. If either changes, the bytes
 * return, and the bounds in tests/build report them.
 * To switch it off: delete its line in docusaurus.config.ts, where it has to come after the theme.
 */
import type {LoadedContent as Docs} from '@docusaurus/plugin-content-docs';
import type {AllContent, DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import {EMPTY} from './measure';

const SHEET = /docusaurus-theme-openapi-docs[\\/]lib[\\/]theme[\\/]styles\.scss$/;
/** Modules that render pages of the generator without our model. */
const STOCK = ['@theme/ApiItem/Stock', '@theme-original/ApiExplorer'];

interface DocsOptions {
  id?: string;
  docItemComponent?: string;
}

const optionsIn = (entries: DocusaurusConfig['plugins']): unknown[] =>
  entries.flatMap((entry) => (Array.isArray(entry) ? [entry[1]] : []));

/** Ids of the docs instances, in `plugins` or in a preset, whose pages are shown by `ApiItem`. */
function apiInstances({plugins, presets}: DocusaurusConfig): string[] {
  const presetOptions = optionsIn(presets).flatMap((options) => Object.values(options ?? {}) as unknown[]);
  return ([...optionsIn(plugins), ...presetOptions] as (DocsOptions | undefined)[]).flatMap((options) =>
    options?.docItemComponent === '@theme/ApiItem' ? [options.id ?? 'default'] : [],
  );
}

/** Whether `ApiItem` shows a page without our model, whose front matter then names no kind. */
function hasStockPages(siteConfig: DocusaurusConfig, allContent: AllContent): boolean {
  const docs = allContent['docusaurus-plugin-content-docs'] as Record<string, Docs | undefined>;
  return apiInstances(siteConfig)
    .flatMap((id) => docs[id]?.loadedVersions ?? [])
    .some((version) => version.docs.some(({frontMatter}) => !('kind' in frontMatter)));
}

export default function openapiTheme({siteConfig}: LoadContext): Plugin {
  let unused: readonly string[] = STOCK;
  return {
    name: 'performance-openapi-theme',
    allContentLoaded({allContent}) {
      unused = hasStockPages(siteConfig, allContent) ? [] : STOCK;
    },
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
