import type {PluginConfig} from '@docusaurus/types';

/** Where the bundled contract and what is generated from it stand; `scripts/reference.ts` makes both. */
export const CONTRACT_DIR = '.cache/contract';
export const REFERENCE_DIR = 'docs/reference';

/** Options of the generator of operation pages, one set for the whole contract. */
export const referenceGenerator: PluginConfig = [
  'docusaurus-plugin-openapi-docs',
  {
    id: 'reference-generator',
    docsPluginId: 'reference',
    config: {
      api: {
        specPath: `${CONTRACT_DIR}/openapi.yaml`,
        outputDir: REFERENCE_DIR,
        showInfoPage: false,
        sidebarOptions: {groupPathsBy: 'tag', sidebarCollapsed: false},
      },
    },
  },
];
