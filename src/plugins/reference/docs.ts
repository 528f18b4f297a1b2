import fs from 'node:fs/promises';
import path from 'node:path';
import docsPlugin, {type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {siteSettings} from '../../config/environment';
import {keepLastGood} from '../development/keepLastGood';
import {type Generated, referenceGenerator} from './generate';
import {DOCS_ID} from './generator';
import {watchedFiles} from './watched';

export {validateOptions} from '@docusaurus/plugin-content-docs';

interface Content extends LoadedContent {
  generated: Generated;
}

/**
 * The docs instance `reference`, which generates its pages before it loads them. One plugin does both, because Docusaurus
 * reloads plugins at the same time while `docusaurus start` runs: with two, the last to finish would undo the other's
 * routes. The command `docusaurus reference` generates the pages alone.
 *
 * @throws Error with every problem of the contract, when it loads for the first time
 */
export default async function referenceDocs(context: LoadContext, options: PluginOptions): Promise<Plugin<Content>> {
  const {siteDir} = context;
  // The docs plugin requires its folder to exist.
  await fs.mkdir(path.join(siteDir, options.path), {recursive: true});
  const docs = await docsPlugin(context, options);
  const generate = referenceGenerator(context);
  const load = keepLastGood('reference', context, generate);
  return {
    ...(docs as Plugin<LoadedContent | Content> as Plugin<Content>),
    getPathsToWatch: () => watchedFiles(siteDir, siteSettings().openapiFile),
    extendCli(cli) {
      cli
        .command('reference')
        .description('Generate the pages of the API reference.')
        .action(async () => {
          await generate();
        });
    },
    async loadContent() {
      const generated = await load();
      return {...(await docs.loadContent!()), generated};
    },
  };
}

/** The contract and its pages. */
export const generatedIn = (allContent: AllContent): Generated =>
  (allContent['docusaurus-plugin-content-docs']![DOCS_ID] as Content).generated;
