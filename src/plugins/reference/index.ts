import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePath, normalizeUrl} from '@docusaurus/utils';
import {CONTRACT_DIR} from '../../config/reference';
import type {Json} from '../../openapi/json';
import {overviewOf} from '../../openapi/overview';
import {markdownRenderer} from './markdown';
import {referencePages} from './pages';

export interface ReferenceOptions {
  /** Whether the contract describes an API other than the product's. */
  isForeign: boolean;
}

/** Makes the pages of the bundled contract: the overview at /developer, and one page for each operation. */
export default function referencePlugin({siteDir, baseUrl, siteConfig}: LoadContext, options: unknown): Plugin<Json> {
  const {isForeign} = options as ReferenceOptions;
  const file = path.join(siteDir, CONTRACT_DIR, 'openapi.json');
  return {
    name: 'reference',

    getPathsToWatch: () => [file],

    async loadContent() {
      if (!existsSync(file)) throw new Error('The bundled contract is missing: run "npm run reference" first.');
      return JSON.parse(await readFile(file, 'utf8'));
    },

    async contentLoaded({content: contract, actions: {createData, addRoute}}) {
      // The console reads the contract as it is.
      await createData('contract.json', contract);
      const rendering = markdownRenderer(isForeign ? {} : {baseUrl});
      const written = new Map<string, Promise<string>>();
      const dataOf = ({file: name, content}: {file: string; content: object}): Promise<string> => {
        const known = written.get(name) ?? createData(name, content).then((data) => aliasedSitePath(data, siteDir));
        written.set(name, known);
        return known;
      };
      for (const page of referencePages(overviewOf(contract), {product: siteConfig.title, isForeign, rendering})) {
        addRoute({
          path: normalizeUrl([baseUrl, page.path]),
          component: `@site/src/pages/_${page.template}.tsx`,
          modules: {data: await dataOf(page.data), ...(page.nav && {nav: await dataOf(page.nav)})},
          exact: true,
        });
      }
    },
  };
}
