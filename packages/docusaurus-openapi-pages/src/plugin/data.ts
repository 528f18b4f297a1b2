import {mkdirSync} from 'node:fs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {generatedIn} from './docs.ts';
import {problemsDir, reportProblems} from './keepLastGood.ts';
import type {PagesOptions} from './options.ts';
import {pageSettings} from './settings.ts';

/** Passes contract and settings to the pages, and shows mistakes while `docusaurus start` runs. */
export function dataPlugin({generatedFilesDir}: LoadContext, options: PagesOptions): Plugin {
  const alias: Record<string, string> = {};
  return {
    name: 'openapi-pages',

    // Runs after each change to the contract.
    async allContentLoaded({allContent, actions: {createData}}) {
      // For the sandbox, which reads the contract itself.
      alias['@openapi-pages/contract$'] = await createData(
        'contract.json',
        generatedIn(allContent, options.id).contract,
      );
      alias['@openapi-pages/settings$'] = await createData('settings.json', pageSettings(options));
    },

    configureWebpack({mode}) {
      if (mode !== 'development') return {resolve: {alias}};
      const dir = problemsDir(generatedFilesDir);
      mkdirSync(dir, {recursive: true});
      return {resolve: {alias}, plugins: [reportProblems(dir)]};
    },
  };
}
