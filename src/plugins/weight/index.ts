import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {CompanionsPlugin} from './companions';
import {type InfimaParts, splitInfima} from './infima';
import {RouteAssetsPlugin} from './routeAssets';

/** Modules that others load and no page of ours uses. */
const UNUSED_MODULES = [
  // Highlighting comes with the code block instead, see theme/CodeBlock.
  '@docusaurus/theme-classic/lib/prism-include-languages.js',
  // A route that was prefetched opens at once; a bar above it would only flash.
  '@docusaurus/theme-classic/lib/nprogress.js',
];

const INFIMA = require.resolve('infima/dist/css/default/default.css');
/** Docusaurus' helper that fetches a page ahead, as its neighbour asks for it. */
const PREFETCH = {request: /^\.\/prefetch$/, from: /@docusaurus[\\/]core[\\/]lib[\\/]client$/};
/** Folders of the theme's components: the main module of each package stands at the top of it. */
const THEME_DIRS = ['@docusaurus/theme-classic', '@docusaurus/theme-common'].map((name) =>
  path.dirname(require.resolve(name)),
);

interface Module {
  identifier: () => string;
}

type SplitGroups = Record<string, unknown>;

/** Decides what a page loads at first. */
export default function weightPlugin({generatedFilesDir, siteDir}: LoadContext): Plugin<InfimaParts> {
  const generated = path.join(generatedFilesDir, 'weight', 'default');
  return {
    name: 'weight',

    async loadContent() {
      return splitInfima(await readFile(INFIMA, 'utf8'), THEME_DIRS, path.join(siteDir, 'src'));
    },

    async contentLoaded({content, actions}) {
      await actions.createData('infima.css', content.base);
      // theme/DocRoot imports it.
      await actions.createData('infima-guides.css', content.guides);
    },

    configureWebpack(config, isServer, {currentBundler}) {
      const unused = Object.fromEntries(UNUSED_MODULES.map((name) => [require.resolve(name), false as const]));
      const split = config.optimization?.splitChunks;
      const groups = (split ? split.cacheGroups : undefined) as SplitGroups | undefined;
      if (!isServer && groups) {
        // The stock rule puts every style sheet of the site into one file that each page loads. Ours are in layers, so
        // they may come with the pages that need them, in any order.
        delete groups.styles;
        // Pictures are drawn by the same code and sheet on most pages: two files that stay in the cache.
        groups.scenes = {
          name: 'scenes',
          test: (module: Module) => /src[\\/](?:components|content)[\\/]scenes[\\/]/.test(module.identifier()),
          chunks: 'async',
          enforce: true,
          priority: 45,
        };
      }
      // The development server reloads generated modules, so it gets them whole.
      const isShipped = !isServer && config.mode === 'production';
      return {
        module: {
          rules: isShipped
            ? [
                {
                  test: path.join(generatedFilesDir, 'docusaurus.config.mjs'),
                  use: path.join(__dirname, 'trimConfig.cjs'),
                },
                {test: path.join(generatedFilesDir, 'registry.js'), use: path.join(__dirname, 'trimRegistry.cjs')},
              ]
            : [],
        },
        resolve: {alias: {...unused, [INFIMA]: path.join(generated, 'infima.css')}},
        plugins: isShipped
          ? [
              new currentBundler.instance.NormalModuleReplacementPlugin(PREFETCH.request, (asked) => {
                if (PREFETCH.from.test(asked.context)) asked.request = path.join(siteDir, 'src/client/prefetch.ts');
              }),
              // `docusaurus start` renders no pages and writes no manifest.
              new RouteAssetsPlugin(generatedFilesDir),
              new CompanionsPlugin(),
            ]
          : [],
      };
    },
  };
}
