import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePath, normalizeUrl} from '@docusaurus/utils';
import {generatedIn} from 'docusaurus-openapi-pages/plugin/docs';
import {REFERENCE} from '../../config/reference';
import {dataModules} from '../dataModules';
import {documentationOf, guideEntries} from './documentation';

/** Adds the overview at /developer, and passes the menu to the pages. */
export default function referencePlugin({siteDir, baseUrl}: LoadContext): Plugin {
  const data = dataModules('reference');
  return {
    name: 'reference',

    // Runs after each change to a guide or the contract.
    async allContentLoaded({allContent, actions}) {
      const createData = data.through(actions);
      const generated = generatedIn(allContent, REFERENCE);
      await createData('documentation.json', documentationOf(generated, guideEntries(allContent)));
      actions.addRoute({
        path: normalizeUrl([baseUrl, '/developer']),
        component: '@site/src/pages/_developer.tsx',
        // An absolute path would put the project's location into the bundle.
        modules: {data: aliasedSitePath(await createData('overview.json', generated.reference.overview), siteDir)},
        exact: true,
      });
    },

    configureWebpack: data.configureWebpack,
  };
}
