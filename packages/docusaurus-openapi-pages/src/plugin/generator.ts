/** docusaurus-plugin-openapi-docs: its options and its input. */
import {fileURLToPath} from 'node:url';
import {METHODS, resolver, webhooksOf} from 'openapi-model/document';
import {entries, isObject, type Json} from 'openapi-model/json';
import {generatedFiles} from './files.ts';
import type {PagesOptions} from './options.ts';
import type {OperationDoc, ReferencePages} from './pages.ts';

/** Key of the contract in the generator's configuration, as in `docusaurus gen-api-docs contract`. */
export const CONTRACT_ID = 'contract';

interface Item {
  id: string;
}

const TEMPLATE = fileURLToPath(new URL('./operation.mustache', import.meta.url));

/** Pages of one element from `theme/ApiItem`, with the operation from our model. */
export function generatorOptions({dir, id}: PagesOptions) {
  const {input, pagesDir} = generatedFiles(dir);
  return {
    id,
    docsPluginId: id,
    config: {
      [CONTRACT_ID]: {
        specPath: input,
        outputDir: pagesDir,
        showInfoPage: false,
        template: TEMPLATE,
        markdownGenerators: {
          createApiPageMD: (item: Item) => `import data from './${item.id}.json';\n\n<Operation data={data} />`,
        },
      },
    },
  };
}

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
