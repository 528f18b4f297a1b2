import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePath, normalizeUrl} from '@docusaurus/utils';
import {generatedIn} from './docs';
import {documentationOf, guideEntries} from './documentation';

/** Adds the overview at /developer, and passes contract and menu to the pages. `docs.ts` generates the other pages. */
export default function referencePlugin({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'reference',

    // Runs after each change to a guide or the contract.
    async allContentLoaded({allContent, actions: {createData, addRoute}}) {
      const generated = generatedIn(allContent);
      const {contract, reference} = generated;
      // For the sandbox, which reads the contract itself.
      await createData('contract.json', contract);
      await createData('documentation.json', documentationOf(generated, guideEntries(allContent)));
      addRoute({
        path: normalizeUrl([baseUrl, '/developer']),
        component: '@site/src/pages/_developer.tsx',
        // An absolute path would put the project's location into the bundle.
        modules: {data: aliasedSitePath(await createData('overview.json', reference.overview), siteDir)},
        exact: true,
      });
    },
  };
}
