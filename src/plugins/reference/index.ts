import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePath, normalizeUrl} from '@docusaurus/utils';
import {isForeignContract} from '../../config/reference';
import {siteSettings} from '../../config/environment';
import {documentationOf, guideEntries} from './documentation';
import {type Generated, generateReference} from './generate';
import {watchedFiles} from './watched';

/**
 * Generates the pages of the contract before any plugin loads its content: operations and schemas for the docs instance
 * `reference`, and the overview at /developer.
 *
 * @throws Error with every problem of the contract
 */
export default async function referencePlugin({siteDir, baseUrl, siteConfig}: LoadContext): Promise<Plugin<Generated>> {
  // Read here instead of passed as a plugin option: options are published in the bundle, and this is a local path.
  const {apiUrl, openapiFile} = siteSettings();
  const generate = () => generateReference(siteDir, {openapiFile, apiUrl, baseUrl, product: siteConfig.title});
  let lastGood: Generated = await generate();
  let isFresh = true;

  /** While `docusaurus start` runs, problems in the contract are reported and the last good pages are kept. */
  async function regenerate(): Promise<void> {
    try {
      lastGood = await generate();
    } catch (error) {
      console.error((error as Error).message);
    }
  }

  return {
    name: 'reference',

    getPathsToWatch: () => watchedFiles(siteDir, openapiFile),

    async loadContent() {
      if (!isFresh) await regenerate();
      isFresh = false;
      return lastGood;
    },

    async contentLoaded({actions: {createData, addRoute}}) {
      // For the sandbox, which reads the contract itself.
      await createData('contract.json', lastGood.contract);
      const guides = isForeignContract(openapiFile) ? [] : await guideEntries(siteDir);
      await createData('documentation.json', documentationOf(lastGood.reference, guides));
      addRoute({
        path: normalizeUrl([baseUrl, '/developer']),
        component: '@site/src/pages/_developer.tsx',
        // An absolute path would put the project's location into the bundle.
        modules: {data: aliasedSitePath(await createData('overview.json', lastGood.reference.overview), siteDir)},
        exact: true,
      });
    },
  };
}
