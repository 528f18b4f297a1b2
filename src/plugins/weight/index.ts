import {mkdirSync, writeFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {CompanionsPlugin} from './companions';
import {type InfimaParts, splitInfima} from './infima';
import {readRecords, recordJson, recordsVersion, writeTrimmed} from './records';
import {RouteAssetsPlugin} from './routeAssets';

/** Modules that others load and no page of ours uses. */
const UNUSED_MODULES = [
  // Highlighting comes with the code block instead, see theme/CodeBlock.
  '@docusaurus/theme-classic/lib/prism-include-languages.js',
  // A route that was prefetched opens at once; a bar above it would only flash.
  '@docusaurus/theme-classic/lib/nprogress.js',
];

const INFIMA = require.resolve('infima/dist/css/default/default.css');
/** Helpers of Docusaurus that ours in `src/client` take the place of, as their neighbours ask for them. */
const HELPERS = {request: /^\.\/(?:docusaurus|prefetch|preload)$/, from: /@docusaurus[\\/]core[\\/]lib[\\/]client$/};
/** Generated modules that the browser gets in a form of its own. */
const TRIMMED = /^@generated\/(?:routes|routesChunkNames|registry)$/;
/** Folders of the theme's components: the main module of each package stands at the top of it. */
const THEME_DIRS = ['@docusaurus/theme-classic', '@docusaurus/theme-common'].map((name) =>
  path.dirname(require.resolve(name)),
);
/** Drawings of the pictures that stand in the HTML already. */
const DRAWN_AT_BUILD = path.resolve(__dirname, '../../components/scenes/atBuild.ts');

interface Module {
  identifier: () => string;
  /** File that it is made from. */
  resource?: string;
}

type SplitGroups = Record<string, unknown>;

/** A file, for what the bundler ignores (`false`) it names after the folder that the project lies in. */
const NOTHING = path.join(__dirname, 'nothing.js');

/**
 * Tells the browser to compile all of the entry script while it comes in, beside the main thread: nearly all of it runs
 * at once. Behind the minifier, which drops comments, and before files get the names of their content.
 */
const COMPILE_EARLY = {banner: '//# allFunctionsCalledOnLoad', test: /js[\\/](?:(?:runtime~)?main|base)\./, stage: 500};

const ENTRY_MODULE = /[\\/]lib[\\/]client[\\/]clientEntry\.js$/;

/**
 * All that the entry script needs, in a file of its own. Loading it only registers modules; running them is another,
 * shorter task, of a script so small that no tool has to read all of it again when it asks where a call came from.
 */
const BASE = {
  name: 'base',
  chunks: ({name}: {name?: string}) => name === 'main',
  test: ({resource = ''}: Module) => !ENTRY_MODULE.test(resource),
  enforce: true,
  priority: 60,
};

/** Decides what a page loads at first. */
export default function weightPlugin({generatedFilesDir, siteDir, baseUrl}: LoadContext): Plugin<InfimaParts> {
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

    async allContentLoaded({actions}) {
      await actions.createData('records.json', {version: recordsVersion(generatedFilesDir)});
    },

    async postBuild({outDir}) {
      const dir = path.join(outDir, 'assets/records', recordsVersion(generatedFilesDir));
      const {pages} = readRecords(generatedFilesDir);
      mkdirSync(dir, {recursive: true});
      writeFileSync(path.join(dir, 'index.json'), JSON.stringify([...pages.keys()]));
      for (const [page, files] of pages) {
        const file = path.join(dir, `${page.slice(baseUrl.length)}.json`);
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, recordJson(files, siteDir));
      }
    },

    configureWebpack(config, isServer, {currentBundler}) {
      // The development server reloads generated modules, so it gets them whole, and it writes no HTML.
      const isShipped = !isServer && config.mode === 'production';
      const unused = [...UNUSED_MODULES.map((name) => require.resolve(name)), ...(isShipped ? [DRAWN_AT_BUILD] : [])];
      const trimmed = isShipped ? writeTrimmed(generatedFilesDir, path.join(generated, 'trimmed')) : {};
      const split = config.optimization?.splitChunks;
      const groups = (split ? split.cacheGroups : undefined) as SplitGroups | undefined;
      if (!isServer && groups) {
        // The stock rule puts every style sheet of the site into one file that each page loads. Ours are in layers, so
        // they may come with the pages that need them, in any order.
        delete groups.styles;
        if (isShipped) groups.base = BASE;
        // Most pages have pictures: their sheet is a file of its own that stays in the cache.
        groups.scenes = {
          name: 'scenes',
          type: 'css/mini-extract',
          test: (module: Module) => /src[\\/]components[\\/]scenes[\\/]/.test(module.identifier()),
          chunks: 'all',
          enforce: true,
          priority: 45,
        };
      }
      return {
        module: {
          rules: isShipped
            ? [
                {
                  test: path.join(generatedFilesDir, 'docusaurus.config.mjs'),
                  use: path.join(__dirname, 'trimConfig.cjs'),
                },
              ]
            : [],
        },
        resolve: {
          alias: {
            ...Object.fromEntries(unused.map((file) => [file, NOTHING])),
            [INFIMA]: path.join(generated, 'infima.css'),
          },
        },
        plugins: isShipped
          ? [
              new currentBundler.instance.NormalModuleReplacementPlugin(HELPERS.request, (asked) => {
                if (HELPERS.from.test(asked.context)) asked.request = path.join(siteDir, 'src/client', asked.request);
              }),
              new currentBundler.instance.NormalModuleReplacementPlugin(TRIMMED, (asked) => {
                asked.request = trimmed[asked.request]!;
              }),
              // `docusaurus start` renders no pages and writes no manifest.
              new RouteAssetsPlugin(generatedFilesDir, siteDir),
              new CompanionsPlugin(),
              new currentBundler.instance.BannerPlugin({...COMPILE_EARLY, raw: true}),
            ]
          : [],
      };
    },
  };
}
