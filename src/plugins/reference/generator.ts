/** docusaurus-plugin-openapi-docs: its options, as `docusaurus.config.ts` registers it, and its input. */
import path from 'node:path';
import {isOwn} from '../../config/ownTheme';
import {CONTRACT_INPUT, REFERENCE_DIR} from '../../config/reference';
import {METHODS, resolver, webhooksOf} from 'openapi-model/document';
import {entries, isObject, type Json} from 'openapi-model/json';
import type {OperationDoc, ReferencePages} from './pages';

/** Id of the docs instance with the generated pages. */
export const DOCS_ID = 'reference';
export const GENERATOR_ID = 'openapi';
/** Key of the contract in the generator's configuration, as in `docusaurus gen-api-docs contract`. */
export const CONTRACT_ID = 'contract';

interface Item {
  id: string;
  title: string;
}

/** Pages of one element from `theme/ApiItem`, with the operation from our model. */
const OWN_PAGES = {
  // Relative, because Docusaurus puts plugin options into the bundle.
  template: path.relative('', path.join(__dirname, 'operation.mustache')),
  markdownGenerators: {
    createApiPageMD: ({id}: Item) => `import data from './${id}.json';\n\n<Operation data={data} />`,
  },
};

export const generatorOptions = {
  id: GENERATOR_ID,
  docsPluginId: DOCS_ID,
  config: {
    [CONTRACT_ID]: {
      specPath: CONTRACT_INPUT,
      outputDir: REFERENCE_DIR,
      // The plugin in `index.ts` adds the overview at /developer.
      showInfoPage: false,
      ...(isOwn('ApiItem') && OWN_PAGES),
      sidebarOptions: {
        groupPathsBy: 'tag' as const,
        // By default, ids start with the name of the folder.
        sidebarGenerators: {createDocItem: ({id, title}: Item) => ({type: 'doc' as const, id, label: title})},
      },
    },
  },
};

/**
 * The bundled contract as the generator reads it: each operation has the id, title, description and tag of its page.
 * The generator makes ids from operationId or summary, and loses pages whose ids are equal or have no Latin letters.
 */
export function generatorInput(contract: Json, {overview, operations}: ReferencePages): Json {
  const resolve = resolver(contract);
  const keyOf = (isWebhook: boolean, method: string, address: string) => `${isWebhook} ${method} ${address}`;
  const pages = new Map<string, OperationDoc>(
    operations.map((page) => {
      const {isWebhook = false, method, path: address} = page.data.operation;
      return [keyOf(isWebhook, method, address), page];
    }),
  );
  const withPages = (paths: unknown, isWebhook: boolean): Json =>
    Object.fromEntries(
      entries(paths).map(([address, node]) => {
        const item = {...resolve(node)};
        for (const method of METHODS) {
          const page = pages.get(keyOf(isWebhook, method.toUpperCase(), address));
          if (!page || !isObject(item[method])) continue;
          const {slug, meta, tag} = page;
          const {title: summary, description} = meta;
          item[method] = {...item[method], operationId: slug, summary, description, tags: [tag.name]};
        }
        return [address, item];
      }),
    );
  const webhooks = webhooksOf(contract);
  return {
    ...contract,
    tags: overview.tags.map(({name}) => ({name})),
    paths: withPages(contract.paths, false),
    // The generator looks for the extension first.
    ...(webhooks !== undefined && {'x-webhooks': withPages(webhooks, true)}),
  };
}
