/** The preset: pages of a contract, and the theme that shows them. */
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {type PluginOptions as DocsOptions, validateOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, PluginConfig, PluginModule, Preset} from '@docusaurus/types';
import {icons} from 'docusaurus-kit/icons';
import {plainError} from './lib/plainError.ts';
import {fileOf} from './plugin/contract.ts';
import {dataPlugin} from './plugin/data.ts';
import {pagesPlugin} from './plugin/docs.ts';
import {generatedFiles} from './plugin/files.ts';
import {checkedOptions, type Options} from './plugin/options.ts';
import {ICONS} from './lib/icons.ts';

export type {Options} from './plugin/options.ts';

const {resolve} = createRequire(import.meta.url);

const PEERS = ['docusaurus-plugin-openapi-docs', 'docusaurus-theme-openapi-docs'];

/** @throws Error that names the packages to install */
function checkPeers(siteDir: string): void {
  const site = createRequire(path.join(siteDir, 'package.json'));
  const missing = PEERS.filter((name) => {
    try {
      return !site.resolve(name);
    } catch {
      return true;
    }
  });
  if (missing.length > 0)
    throw plainError(`docusaurus-openapi-pages needs ${missing.join(' and ')}: npm install ${missing.join(' ')}`);
}

/** On demand, after the check that it is installed. */
const stockTheme: PluginModule = async (...args) => (await import('./plugin/stockTheme.ts')).default(...args);

export default function preset(context: LoadContext, given: Options): Preset {
  const options = checkedOptions(given);
  const {contract, dir, id, routeBasePath} = options;
  const {siteDir, siteConfig} = context;
  checkPeers(siteDir);
  const file = path.resolve(siteDir, fileOf({contract}));
  if (!existsSync(file)) throw plainError(`docusaurus-openapi-pages: contract: there is no file ${file}`);
  const {pagesDir, publicDir, sidebars} = generatedFiles(dir);
  // No plugin may add static files in another way. A site that needs them in an order of its own lists the folder itself.
  if (!siteConfig.staticDirectories.includes(publicDir)) siteConfig.staticDirectories.push(publicDir);

  const pages = Object.assign((of: LoadContext, docs: DocsOptions) => pagesPlugin(of, docs, options), {
    validateOptions,
  });
  const docsOptions = {
    id,
    path: pagesDir,
    routeBasePath,
    sidebarPath: path.join(siteDir, sidebars),
    docItemComponent: '@theme/ApiItem',
    numberPrefixParser: false,
    ...options.docs,
  };
  return {
    plugins: [
      [pages, docsOptions] as PluginConfig,
      (of) => dataPlugin(of, options),
      options.icons && (icons({names: ICONS, staticDir: publicDir}) as PluginModule),
    ],
    // As a function, because `docusaurus swizzle` knows one theme of each package, and slots are to be found.
    themes: [stockTheme, resolve('docusaurus-openapi-pages/theme')],
  };
}
