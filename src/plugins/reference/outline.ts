/**
 * The contract as the generator gets it: an outline with one entry for each page, and nothing that it would have to
 * resolve. The pages show our own model of the contract, so the generator needs only ids, titles and tags. Given whole
 * documents it takes longer, and it fails on some valid ones (docs/decisions/reference.md).
 */
import type {Json} from '../../openapi/json';
import type {OperationPage, PageWords, Reference} from './pages';

/** Front matter of a page, each value as JSON, which is YAML too. */
interface FrontMatter {
  title: string;
  description: string;
  label: string;
}

/** What the templates and the sidebar need to know about a page. */
export interface PageFields {
  /** Id of the document, and the last part of its address. */
  slug: string;
  /** Name of its file and of its data, without the ending. */
  file: string;
  label: string;
  /** In capitals; undefined for a schema. */
  method?: string;
  frontMatter: FrontMatter;
}

/** Extension of an operation or schema that holds its `PageFields`. */
export const FIELDS = 'x-page';

const fieldsOf = (
  slug: string,
  file: string,
  label: string,
  {title, description}: PageWords,
  method?: string,
): PageFields => ({
  slug,
  file,
  label,
  ...(method && {method}),
  frontMatter: {
    title: JSON.stringify(title),
    description: JSON.stringify(description),
    label: JSON.stringify(label),
  },
});

const operationIn = ({file, words, tag, data: {operation}}: OperationPage): Json => ({
  operationId: file,
  summary: operation.summary,
  tags: [tag.name],
  responses: {default: {description: ''}},
  [FIELDS]: fieldsOf(operation.slug, file, operation.summary, words, operation.method),
});

/** Operations by path and method, as in the document. */
function pathsOf(pages: readonly OperationPage[]): Json {
  const paths = new Map<string, Json>();
  for (const page of pages) {
    const {path, method} = page.data.pointer;
    paths.set(path, {...paths.get(path), [method]: operationIn(page)});
  }
  return Object.fromEntries(paths);
}

/**
 * An OpenAPI document with an operation for each operation and webhook, and a schema for each schema that has a page of
 * its own. Every operationId, and every title of a schema, is the name of the page's file: unique and in ASCII.
 */
export function outlineOf({overview, operations, schemas}: Reference): Json {
  const isWebhook = ({data: {operation}}: OperationPage) => Boolean(operation.isWebhook);
  return {
    openapi: '3.1.0',
    info: {title: overview.title, version: overview.version},
    tags: overview.tags.map(({name}) => ({name})),
    paths: pathsOf(operations.filter((page) => !isWebhook(page))),
    webhooks: pathsOf(operations.filter(isWebhook)),
    components: {
      schemas: Object.fromEntries(
        schemas.map(({file, words, data: {slug, name}}) => [
          file,
          {title: file, type: 'object', [FIELDS]: fieldsOf(slug, file, name, words)},
        ]),
      ),
    },
  };
}
