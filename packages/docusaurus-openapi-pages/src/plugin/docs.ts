import fs from 'node:fs/promises';
import path from 'node:path';
import docsPlugin, {type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {fileOf} from './contract.ts';
import {generatedFiles} from './files.ts';
import {type Generated, pageGenerator} from './generate.ts';
import {keepLastGood} from './keepLastGood.ts';
import type {PagesOptions} from './options.ts';

interface Content extends LoadedContent {
  generated: Generated;
}

/**
 * Patterns of the files whose changes regenerate the pages while `docusaurus start` runs: all YAML and JSON in the
 * contract's folder. Folders that start, build or installation write to are left out, because a contract in the project
 * folder would otherwise be regenerated without end.
 */
function watchedFiles(siteDir: string, options: PagesOptions): string[] {
  const folder = path.relative(siteDir, path.resolve(siteDir, path.dirname(fileOf(options)))) || '.';
  const written = [`${folder}/**/{node_modules,.cache,.docusaurus}`, 'build', options.dir];
  return [`${folder}/**/*.{yaml,yml,json}`, ...written.map((name) => `!${name}/**`)];
}

/**
 * A docs instance that generates its pages before it loads them. One plugin does both, because Docusaurus reloads plugins
 * at the same time while `docusaurus start` runs: with two, the last to finish would undo the other's routes. The command
 * `docusaurus reference` generates the pages alone.
 *
 * @throws Error with every problem of the contract, when it loads for the first time
 */
export async function pagesPlugin(
  context: LoadContext,
  docsOptions: PluginOptions,
  options: PagesOptions,
): Promise<Plugin<Content>> {
  // The docs plugin requires its folder and its sidebar to exist.
  const {pagesDir, sidebars} = generatedFiles(options.dir);
  await fs.mkdir(path.join(context.siteDir, pagesDir), {recursive: true});
  await fs.appendFile(path.join(context.siteDir, sidebars), '');
  const docs = await docsPlugin(context, docsOptions);
  const generate = pageGenerator(context, options);
  const load = keepLastGood(options.id, context, generate);
  return {
    ...(docs as Plugin<LoadedContent | Content> as Plugin<Content>),
    getPathsToWatch: () => watchedFiles(context.siteDir, options),
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
      // Without operations, the site's own overview is all there is, and the docs plugin refuses an empty folder.
      const isEmpty = generated.reference.operations.length === 0 && options.overview !== true;
      return {...(isEmpty ? {loadedVersions: []} : await docs.loadContent!()), generated};
    },
  };
}

/** The contract and its pages. */
export const generatedIn = (allContent: AllContent, id = 'api'): Generated =>
  (allContent['docusaurus-plugin-content-docs']![id] as Content).generated;
