import docsPlugin, {type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {siteSettings} from '../../config/environment';
import {keepLastGood} from '../development/keepLastGood';
import {type Generated, generateReference} from './generate';
import {DOCS_ID} from './generator';
import {watchedFiles} from './watched';

export {validateOptions} from '@docusaurus/plugin-content-docs';

interface Content extends LoadedContent {
  generated: Generated;
}

/**
 * The docs instance `reference`, which generates its pages before it loads them. One plugin does both, because Docusaurus
 * reloads plugins at the same time while `docusaurus start` runs: with two, the last to finish would undo the other's
 * routes.
 *
 * @throws Error with every problem of the contract, when it loads for the first time
 */
export default async function referenceDocs(context: LoadContext, options: PluginOptions): Promise<Plugin<Content>> {
  const {siteDir, baseUrl, siteConfig} = context;
  // Read here instead of passed as a plugin option: options are published in the bundle, and this is a local path.
  const {apiUrl, openapiFile} = siteSettings();
  const docs = await docsPlugin(context, options);
  const generate = keepLastGood('reference', context, () =>
    generateReference(siteDir, {openapiFile, apiUrl, baseUrl, product: siteConfig.title}),
  );
  return {
    ...(docs as Plugin<LoadedContent | Content> as Plugin<Content>),
    getPathsToWatch: () => watchedFiles(siteDir, openapiFile),
    async loadContent() {
      const generated = await generate();
      return {...(await docs.loadContent!()), generated};
    },
  };
}

/** The contract and its pages. */
export const generatedIn = (allContent: AllContent): Generated =>
  (allContent['docusaurus-plugin-content-docs']![DOCS_ID] as Content).generated;
