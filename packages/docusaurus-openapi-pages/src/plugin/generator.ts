/** docusaurus-plugin-openapi-docs: its options and its input. */
import {fileURLToPath} from 'node:url';
import type {Json} from 'openapi-model/json';
import {generatedFiles} from './files.ts';
import type {PagesOptions} from './options.ts';
import type {ReferencePages} from './pages.ts';

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
 * What the generator needs of the pages, as a contract: an operation with the id, title, description and tag of each, of
 * webhooks, too. It would follow references in examples, stop at what it doesn't know, and lose pages whose ids are equal.
 */
export const generatorInput = ({overview, overviewMeta, operations}: ReferencePages): Json => ({
  openapi: '3.0.3',
  info: {title: overviewMeta.title, version: overview.version},
  tags: overview.tags.map(({name}) => ({name})),
  paths: Object.fromEntries(
    operations.map(({slug, meta: {title, description}, tag}) => [
      `/${slug}`,
      {get: {operationId: slug, summary: title, description, tags: [tag.name], responses: {}}},
    ]),
  ),
});
