import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Modules that others load and no page of ours uses. */
const UNUSED_MODULES = [
  // Highlighting comes with the code block instead, see theme/CodeBlock.
  '@docusaurus/theme-classic/lib/prism-include-languages.js',
  // A route that was prefetched opens at once; a bar above it would only flash.
  '@docusaurus/theme-classic/lib/nprogress.js',
  // Conversion of old character sets; JSON is always UTF-8.
  'iconv-lite',
];

/** Drawings of the pictures that stand in the HTML already. */
const DRAWN_AT_BUILD = path.resolve(__dirname, '../../components/scenes/atBuild.ts');

const EMPTY_MODULE = path.join(__dirname, 'empty.js');

const isConsoleStyle = (name: string | null | undefined): boolean => /docusaurus-theme-openapi-docs/.test(name ?? '');

interface CssModule {
  identifier: () => string;
}

interface SplitGroup {
  test?: (module: CssModule) => boolean;
  [option: string]: unknown;
}

/** Decides what a page loads at first. */
export default function weightPlugin(): Plugin {
  return {
    name: 'weight',

    configureWebpack(config, isServer, {currentBundler}) {
      const unused = UNUSED_MODULES.map((name) => require.resolve(name));
      // The development server writes no HTML.
      if (!isServer && config.mode === 'production') unused.push(DRAWN_AT_BUILD);
      const alias = Object.fromEntries(unused.map((file) => [file, false as const]));
      const split = config.optimization?.splitChunks;
      const groups = (split ? split.cacheGroups : undefined) as Record<string, SplitGroup> | undefined;
      if (!isServer && groups?.styles) {
        // The stock rule puts every style sheet of the site into one file; the console's are a third of it.
        const {styles} = groups;
        groups.styles = {...styles, test: (module) => !isConsoleStyle(module.identifier())};
        groups.consoleStyles = {...styles, name: 'console', test: (module) => isConsoleStyle(module.identifier())};
      }
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        resolve: {alias},
        // Invented names and words for variables such as {{$randomCity}}, which the console does not offer.
        plugins: [new NormalModuleReplacementPlugin(/^\.\/dynamic-variables$/, EMPTY_MODULE)],
      };
    },
  };
}
