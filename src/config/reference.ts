import type {PluginConfig} from '@docusaurus/types';

/** Where the bundled contract and what is generated from it stand; `scripts/reference.ts` makes both. */
export const CONTRACT_DIR = '.cache/contract';
export const REFERENCE_DIR = 'docs/reference';

interface GeneratedItem {
  id: string;
  title: string;
  api: {method: string};
}

/** A row of the sidebar. The generator's own rows name the folder twice where it is the root of its docs instance. */
const createDocItem = ({id, title, api}: GeneratedItem) => ({
  type: 'doc',
  id,
  label: title,
  className: `api-method ${api.method}`,
});

interface GeneratedPage {
  id: string;
}

const PAGE_COMPONENT = '@site/src/components/reference/OperationPage';

/** Body of an operation page: our own component, which is complete without a script. */
const createApiPageMD = ({
  id,
}: GeneratedPage): string => `import data from '@generated/reference/default/operation-${id}.json';
import OperationPage from '${PAGE_COMPONENT}';

<OperationPage {...data} />
`;

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
        markdownGenerators: {createApiPageMD},
        sidebarOptions: {groupPathsBy: 'tag', sidebarCollapsed: false, sidebarGenerators: {createDocItem}},
      },
    },
  },
];
