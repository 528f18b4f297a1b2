/** How docusaurus-plugin-openapi-docs is set up for our reference; `docusaurus.config.ts` registers it with these options. */
import path from 'node:path';
import {FIELDS, type PageFields} from './outline';

/** Id of the docs instance that holds the generated pages. */
export const DOCS_ID = 'reference';
/** Key of the contract among the generator's configurations: `docusaurus gen-api-docs contract`. */
export const CONTRACT_ID = 'contract';

/** What the generator knows of a page; the rest of its items is not used. */
interface Item {
  type: 'api' | 'schema' | 'info' | 'tag';
  id: string;
  api?: Record<string, unknown>;
  schema?: Record<string, unknown>;
}

const fieldsOf = ({id, api, schema}: Item): PageFields => {
  const fields = (api ?? schema)?.[FIELDS];
  if (!fields) throw new Error(`${id} is no page of the outline.`);
  return fields as PageFields;
};

/** The body of a page: one element of `theme/ApiItem`, with the data that lies beside the page. */
const element = (name: string, data: string): string => `import data from './${data}.json';\n\n<${name} data={data} />`;

/** Relative, because Docusaurus puts the options of plugins into the bundle. */
const templateFile = (name: string): string => path.relative(process.cwd(), path.join(__dirname, `${name}.mustache`));

/**
 * Options of the generator.
 *
 * @param outline file of the outline that `outlineOf` makes
 * @param outputDir folder of the pages and of `sidebar.ts`
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
      // The overview at /developer is a page of its own.
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
