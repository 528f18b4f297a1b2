import fs from 'node:fs/promises';
import path from 'node:path';
import docsPlugin, {type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {siteSettings} from '../../config/environment';
import {REFERENCE_DIR} from '../../config/reference';
import {keepLastGood} from '../development/keepLastGood';
import {type Generated, referenceGenerator} from './generate';
import {DOCS_ID} from './generator';

export {validateOptions} from '@docusaurus/plugin-content-docs';

interface Content extends LoadedContent {
  generated: Generated;
}

/**
 * Patterns of the files whose changes regenerate the reference while `docusaurus start` runs: all YAML and JSON in the
 * contract's folder. Folders that start, build or installation write to are left out, because a contract in the project
 * folder would otherwise be regenerated without end.
 */
function watchedFiles(siteDir: string, openapiFile: string): string[] {
  const folder = path.relative(siteDir, path.resolve(siteDir, path.dirname(openapiFile))) || '.';
  const written = [`${folder}/**/{node_modules,.cache,.docusaurus}`, 'build', REFERENCE_DIR];
  return [`${folder}/**/*.{yaml,yml,json}`, ...written.map((dir) => `!${dir}/**`)];
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
