/**
 * The outline of the contract that the generator reads: one entry for each page, without references. The pages show our
 * own model of the contract, so the generator needs only ids, titles and tags. With whole documents it is slower and
 * fails on some valid ones (docs/decisions/reference.md).
 */
import type {Json} from '../../openapi/json';
import type {PageMeta} from '../../openapi/page';
import type {OperationPage, Reference} from './pages';

/** Front matter of a page, each value as JSON, which is valid YAML. */
interface FrontMatter {
  title: string;
  description: string;
  label: string;
  /** Path of the page whose social image this one shares. */
  imageOf?: string;
}

/** Fields of a page for the templates and the sidebar. */
export interface PageFields {
  /** Id of the document, and the last part of its URL. */
  slug: string;
  /** Name of its page and data files, without the extension. */
  file: string;
  label: string;
  /** HTTP method in capitals; undefined for a schema. */
  method?: string;
  frontMatter: FrontMatter;
}

/** Extension field of an operation or schema that contains its `PageFields`. */
export const FIELDS = 'x-page';

const fieldsOf = (
  slug: string,
  file: string,
  label: string,
  {title, description, imageOf}: PageMeta,
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
    ...(imageOf && {imageOf: JSON.stringify(imageOf)}),
  },
});

const operationIn = ({file, meta, tag, data: {operation}}: OperationPage): Json => ({
  operationId: file,
  summary: operation.summary,
  tags: [tag.name],
  responses: {default: {description: ''}},
  [FIELDS]: fieldsOf(operation.slug, file, operation.summary, meta, operation.method),
});

/** Operations by path and method, as in the document. */
function pathsOf(pages: readonly OperationPage[]): Json {
  const paths = new Map<string, Json>();
  for (const page of pages) {
    const {path, method} = page.data.operation;
    paths.set(path, {...paths.get(path), [method.toLowerCase()]: operationIn(page)});
  }
  return Object.fromEntries(paths);
}

/**
 * An OpenAPI document with all operations and webhooks, and the schemas that have pages of their own. Each operationId and
 * each schema title is the name of the page's file, which is unique and ASCII.
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
        schemas.map(({file, meta, data: {slug, name}}) => [
          file,
          {title: file, type: 'object', [FIELDS]: fieldsOf(slug, file, name, meta)},
        ]),
      ),
    },
  };
}
