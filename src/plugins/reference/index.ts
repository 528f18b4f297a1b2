import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePath, normalizeUrl} from '@docusaurus/utils';
import type {Settings} from '../../config/settings';
import {type Generated, generateReference} from './generate';

export interface ReferenceOptions {
  /** Path of the contract's root file. */
  openapiFile: string;
}

/**
 * Makes the pages of the contract before any plugin loads its content: those of operations and schemas for the docs
 * instance `reference`, and the overview at /developer.
 *
 * @throws Error with every problem of the contract
 */
export default async function referencePlugin(
  {siteDir, baseUrl, siteConfig}: LoadContext,
  options: unknown,
): Promise<Plugin<Generated>> {
  const {openapiFile} = options as ReferenceOptions;
  const {apiUrl} = siteConfig.customFields!.settings as unknown as Settings;
  const generate = () => generateReference(siteDir, {openapiFile, apiUrl, baseUrl, product: siteConfig.title});
  let good: Generated = await generate();
  let isFresh = true;

  /** While `docusaurus start` runs, a faulty contract is reported and the last good pages stay. */
  async function regenerate(): Promise<void> {
    try {
      good = await generate();
    } catch (error) {
      console.error((error as Error).message);
    }
  }

  return {
    name: 'reference',

    getPathsToWatch: () => [path.join(path.resolve(siteDir, path.dirname(openapiFile)), '**/*.{yaml,yml,json}')],

    async loadContent() {
      if (!isFresh) await regenerate();
      isFresh = false;
      return good;
    },

    async contentLoaded({actions: {createData, addRoute}}) {
      // The console reads the contract as it is.
      await createData('contract.json', good.contract);
      addRoute({
        path: normalizeUrl([baseUrl, '/developer']),
        component: '@site/src/pages/_developer.tsx',
        // An absolute path would end up in the bundle.
        modules: {data: aliasedSitePath(await createData('overview.json', good.reference.overview), siteDir)},
        exact: true,
      });
    },
  };
}
