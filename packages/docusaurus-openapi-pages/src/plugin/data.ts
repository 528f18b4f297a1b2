import {mkdirSync} from 'node:fs';
import type {LoadContext, Plugin} from '@docusaurus/types';
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

    configureWebpack({mode}) {
      if (mode !== 'development') return {resolve: {alias}};
      const dir = problemsDir(generatedFilesDir);
      mkdirSync(dir, {recursive: true});
      return {resolve: {alias}, plugins: [reportProblems(dir)]};
    },
  };
}
