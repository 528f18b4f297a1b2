import path from 'node:path';
import type {Options} from 'docusaurus-openapi-pages/plugin/options';
import {generatedFiles} from 'docusaurus-openapi-pages/plugin/files';
import {siteSettings} from './environment';
import {CONTRACT_FILE} from './settings';
import {fillContract} from './tokens';

/** Whether a contract, by default that of the site, describes the product's own API, for which our guides and lint rules are. */
export const isOwnContract = (openapiFile: string = siteSettings().openapiFile): boolean =>
  path.resolve(openapiFile) === path.resolve(CONTRACT_FILE);

/** Id of the docs instance with the pages of the contract. */
export const REFERENCE = 'reference';

/** Folder of everything that is generated from the contract. */
const REFERENCE_DIR = '.cache/reference';

export const {
  /** The bundled contract as it is read, with marked numbers. */
  bundle: CONTRACT_BUNDLE,
  /** Folder of the bundled contract as it is published. */
  publicDir: CONTRACT_DIR,
} = generatedFiles(REFERENCE_DIR);

/** How a contract is read: our own with our rules, and its tokens replaced. */
export const referenceContract = (
  file: string,
  apiUrl?: string,
): Pick<Options, 'rules' | 'transform'> & {contract: () => string} => ({
  // A function, because options are published in the bundle, and this may be a local path.
  contract: () => file,
  ...(isOwnContract(file) && {
    rules: 'redocly.yaml',
    transform: (document) => fillContract(document, file, apiUrl),
  }),
});

/** The reference: the options of the preset. */
export function referenceOptions(): Options {
  const {openapiFile, apiUrl, sandboxUrl} = siteSettings();
  const isOwn = isOwnContract(openapiFile);
  return {
    ...referenceContract(openapiFile, apiUrl),
    dir: REFERENCE_DIR,
    id: REFERENCE,
    routeBasePath: 'developer/reference',
    overview: '/developer',
    docs: {docsRootComponent: '@theme/DocsFrame', docRootComponent: '@theme/DocFrame'},
    guides: isOwn ? {authentication: '/developer/guides/authentication', errors: '/developer/guides/errors'} : {},
    hasPolicy: true,
    ...(sandboxUrl && {mockServer: sandboxUrl}),
    // Relative links in a foreign contract do not refer to this site, and our own site says whom to ask, and under which terms.
    siteLinks: isOwn,
    contact: !isOwn,
    // The site writes both for all of its pages.
    markdown: false,
    icons: false,
  };
}
