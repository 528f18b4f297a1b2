import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePath, normalizeUrl} from '@docusaurus/utils';
import {CONTRACT_DIR} from '../../config/reference';
import {overviewOf} from './overview';
import type {OperationData, Overview} from './types';

/** Gives /developer its page: the whole contract on one page. */
export default function referencePlugin({siteDir, baseUrl}: LoadContext): Plugin<Overview> {
  const file = path.join(siteDir, CONTRACT_DIR, 'openapi.json');
  return {
    name: 'reference',

    getPathsToWatch: () => [file],

    async loadContent() {
      if (!existsSync(file)) throw new Error('The bundled contract is missing: run "npm run reference" first.');
      return overviewOf(JSON.parse(await readFile(file, 'utf8')));
    },

    async contentLoaded({content, actions}) {
      const overview = await actions.createData('overview.json', content);
      for (const tag of content.tags) {
        for (const operation of tag.operations) {
          // The generated page of the operation asks for this file.
          const data: OperationData = {operation, security: content.security, servers: content.servers};
          await actions.createData(`operation-${operation.slug}.json`, data);
        }
      }
      actions.addRoute({
        path: normalizeUrl([baseUrl, '/developer']),
        component: '@site/src/pages/_developer.tsx',
        modules: {data: aliasedSitePath(overview, siteDir)},
        exact: true,
      });
    },
  };
}
