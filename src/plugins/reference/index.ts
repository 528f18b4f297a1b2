import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePath, normalizeUrl} from '@docusaurus/utils';
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- moves below this plugin with the generator
import {bundleContract} from '../../../scripts/bundle';
import {CONTRACT_DIR} from '../../config/reference';
import {readSettings} from '../../config/settings';
import type {Json} from '../../openapi/json';
import {overviewOf} from '../../openapi/overview';
import {referencePages} from './pages';

export interface ReferenceOptions {
  /** Whether the contract describes an API other than the product's. */
  isForeign: boolean;
}

/** @throws Error that lists what is wrong with the contract: file, line, rule, message, JSON pointer */
function bundle(): void {
  const {apiUrl, openapiFile} = readSettings(process.env);
  const problems = bundleContract(openapiFile, {apiUrl});
  if (problems.length === 0) return;
  const lines = problems.map(
    ({file, line, rule, message, pointer}) => `${file}:${line}: ${rule}: ${message}${pointer ? ` (${pointer})` : ''}`,
  );
  throw new Error(`The contract is wrong:\n${lines.join('\n')}`);
}

/** Makes the pages of the bundled contract: the overview at /developer, and one page for each operation. */
export default async function referencePlugin(
  {siteDir, baseUrl, siteConfig}: LoadContext,
  options: unknown,
): Promise<Plugin<Json>> {
  // Before the static files are looked for, of which the bundle is one.
  bundle();
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
      const overview = overviewOf(contract, isForeign ? {} : {baseUrl});
      const written = new Map<string, Promise<string>>();
      const dataOf = ({file: name, content}: {file: string; content: object}): Promise<string> => {
        const known = written.get(name) ?? createData(name, content).then((data) => aliasedSitePath(data, siteDir));
        written.set(name, known);
        return known;
      };
      for (const page of referencePages(overview, {product: siteConfig.title, isForeign})) {
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
