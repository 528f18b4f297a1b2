/** Options of docusaurus-plugin-openapi-docs for our reference, as `docusaurus.config.ts` registers it. */
import path from 'node:path';
import {FIELDS, type PageFields} from './outline';

/** Id of the docs instance with the generated pages. */
export const DOCS_ID = 'reference';
/** Key of the contract in the generator's configuration, as in `docusaurus gen-api-docs contract`. */
export const CONTRACT_ID = 'contract';

/** The properties of a generator item that are used here. */
interface Item {
  type: 'api' | 'schema' | 'info' | 'tag';
  id: string;
  api?: Record<string, unknown>;
  schema?: Record<string, unknown>;
}

const fieldsOf = ({id, api, schema}: Item): PageFields => {
  const fields = (api ?? schema)?.[FIELDS];
  if (!fields) throw new Error(`${id} is not in the outline.`);
  return fields as PageFields;
};

/** The body of a page: one element from `theme/ApiItem`, with the data file next to the page. */
const element = (name: string, data: string): string => `import data from './${data}.json';\n\n<${name} data={data} />`;

/** Relative, because Docusaurus puts plugin options into the bundle. */
const templateFile = (name: string): string => path.relative(process.cwd(), path.join(__dirname, `${name}.mustache`));

/**
 * Options of the generator.
 *
 * @param outline file with the result of `outlineOf`
 * @param outputDir folder for the pages and `sidebar.ts`
 */
export const generatorOptions = (outline: string, outputDir: string) => ({
  id: 'openapi',
  docsPluginId: DOCS_ID,
  config: {
    [CONTRACT_ID]: {
      specPath: outline,
      outputDir,
      template: templateFile('operation'),
      schemaTemplate: templateFile('schema'),
      // The plugin in `index.ts` adds the overview at /developer.
      showInfoPage: false,
      showSchemas: true,
      markdownGenerators: {
        createApiPageMD: (item: Item) => element('Operation', fieldsOf(item).file),
        createSchemaPageMD: (item: Item) => element('Schema', fieldsOf(item).file),
      },
      sidebarOptions: {
        groupPathsBy: 'tag' as const,
        sidebarGenerators: {
          createDocItem(item: Item) {
            const {slug, label, method} = fieldsOf(item);
            const id = item.type === 'schema' ? `schemas/${slug}` : slug;
            return {type: 'doc' as const, id, label, customProps: {method}};
          },
        },
      },
    },
  },
});
