import type {Plugin} from '@docusaurus/types';

/** Modules that others load and no page of ours uses. */
const UNUSED_MODULES = [
  // Highlighting comes with the code block instead, see theme/CodeBlock.
  '@docusaurus/theme-classic/lib/prism-include-languages.js',
  // A route that was prefetched opens at once; a bar above it would only flash.
  '@docusaurus/theme-classic/lib/nprogress.js',
];

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

    configureWebpack(config, isServer) {
      const alias = Object.fromEntries(UNUSED_MODULES.map((name) => [require.resolve(name), false as const]));
      const split = config.optimization?.splitChunks;
      const groups = (split ? split.cacheGroups : undefined) as Record<string, SplitGroup> | undefined;
      if (!isServer && groups) {
        // Pictures are drawn by the same code on most pages: one file that stays in the cache.
        groups.scenes = {
          name: 'scenes',
          test: (module) => /src[\\/](?:components|content)[\\/]scenes[\\/].*\.tsx?$/.test(module.identifier()),
          chunks: 'async',
          enforce: true,
          priority: 45,
        };
      }
      return {resolve: {alias}};
    },
  };
}
