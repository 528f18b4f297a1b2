import {mkdirSync} from 'node:fs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {languageScript} from './languageScript.ts';
import {generatedIn} from './docs.ts';
import {problemsDir, reportProblems} from './keepLastGood.ts';
import type {PagesOptions} from './options.ts';
import {writeMarkdownCopies} from './markdownCopies.ts';
import {pageSettings} from './settings.ts';

/** Passes contract and settings to the pages, and shows mistakes while `docusaurus start` runs. */
export function dataPlugin(
  {generatedFilesDir, outDir, baseUrl, siteConfig}: LoadContext,
  options: PagesOptions,
): Plugin {
  const alias: Record<string, string> = {};
  const settings = pageSettings(options);
  let pages: string[] = [];
  return {
    name: 'openapi-pages',

    // Runs after each change to the contract.
    async allContentLoaded({allContent, actions: {createData}}) {
      const {contract, reference} = generatedIn(allContent, options.id);
      pages = reference.operations.map(({slug}) => `${settings.base}/${slug}`);
      // For the sandbox, which reads the contract itself.
      alias['@openapi-pages/contract$'] = await createData('contract.json', contract);
      alias['@openapi-pages/settings$'] = await createData('settings.json', settings);
    },

    async postBuild() {
      if (!options.markdown) return;
      const overview = options.overview === true ? [settings.overview] : [];
      await writeMarkdownCopies(outDir, [...overview, ...pages], siteConfig.url + baseUrl);
    },

    injectHtmlTags: () => ({headTags: [{tagName: 'script', attributes: {}, innerHTML: languageScript}]}),

    configureWebpack({mode}, isServer, {currentBundler}) {
      const {DefinePlugin} = currentBundler.instance;
      // For the code of guides (steps/remark.ts): one file for all, because every page loads the list of files.
      const plugins = [new DefinePlugin({__OPENAPI_PAGES_SERVER__: JSON.stringify(isServer)})];
      const programs = {
        name: 'code',
        test: /[\\/]programs[\\/][^\\/]+\.json$/,
        chunks: 'async',
        enforce: true,
      } as const;
      if (mode !== 'development') {
        return {
          resolve: {alias},
          plugins,
          ...(!isServer && {optimization: {splitChunks: {cacheGroups: {programs}}}}),
        };
      }
      const dir = problemsDir(generatedFilesDir);
      mkdirSync(dir, {recursive: true});
      return {resolve: {alias}, plugins: [...plugins, reportProblems(dir)]};
    },
  };
}
