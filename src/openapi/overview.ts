/** From a bundled OpenAPI document to the data of its pages. Pure; the document is not changed. */
import {isObject, list, namedEntries, resolver, text, type Json} from './json';
import {markdownRenderer, type MarkdownOptions} from './markdown';
import {METHODS, operationId, operationOf, serversOf, type Reader, type Source} from './operation';
import {schemasOf} from './schema';
import {alternativesOf, schemeOf, schemesIn} from './security';
import {newPage, shapesOf} from './schemaTree';
import {allocator, slugFor} from './slugs';
import type {Answer, Operation, Overview, SchemaPage, Tag} from './model';
import {isErrorStatus} from './status';

/** Addresses and anchors that the site itself uses, on the pages of the reference or beside them. */
const TAKEN = ['introduction', 'authentication', 'error-catalogue', 'downloads', 'schemas', 'index', '404', 'try'];
/** Anchors of an operation's own page. */
const PAGE_ANCHORS = [
  'headers',
  'authentication',
  'parameters',
  'request-body',
  'responses',
  'callbacks',
  'example-request',
  'try',
];

type Found = Omit<Source, 'page' | 'slug' | 'security'> & {operation: Json};

/** Every operation and webhook in the order of the document. */
function operationsIn(document: Json, reader: Pick<Reader, 'resolve'>): Found[] {
  const below = (container: unknown, isWebhook: boolean): Found[] =>
    namedEntries(container).flatMap(([path, node]) => {
      const item = reader.resolve(node);
      return METHODS.filter((method) => isObject(item[method])).map((method) => ({
        path,
        method,
        item,
        isWebhook,
        operation: item[method] as Json,
      }));
    });
  return [...below(document.paths, false), ...below(document.webhooks, true)];
}

/**
 * The overview of a bundled contract.
 *
 * @param document OpenAPI 3.0 or 3.1, references local
 * @param options how links in descriptions are read
 * @throws Error that names a reference which points to nothing or to itself
 */
export function overviewOf(document: Json, options: MarkdownOptions = {}): Overview {
  const resolve = resolver(document);
  const render = markdownRenderer(options);
  const shapes = shapesOf(schemasOf(document, resolve), render);
  const found = operationsIn(document, {resolve});

  const allocateSlug = allocator(TAKEN);
  const slugs = found.map(({operation, method, path}) =>
    allocateSlug(slugFor(operationId(operation, method, path), 'operation')),
  );
  const slugByTarget = new Map<string, string>();
  found.forEach(({operation, method, path, isWebhook}, index) => {
    const pointer = `#/${isWebhook ? 'webhooks' : 'paths'}/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method}`;
    slugByTarget.set(pointer, slugs[index]!);
    if (operation.operationId) slugByTarget.set(text(operation.operationId), slugs[index]!);
  });

  const ownPages = new Map<Json, {name: string; slug: string}>();
  const allocateSchema = allocator();
  const schemaSlug = (node: Json, name: string): string => {
    const known = ownPages.get(node) ?? {name, slug: allocateSchema(slugFor(name, 'schema'))};
    ownPages.set(node, known);
    return known.slug;
  };
  const page = () => newPage(allocator(PAGE_ANCHORS), schemaSlug);

  const reader: Reader = {resolve, shapes, render, slugOf: (target) => slugByTarget.get(target)};
  const security = alternativesOf(document.security);
  const operations = found.map((source, index) =>
    operationOf(reader, {...source, slug: slugs[index]!, page: page(), security}),
  );

  const tags = tagsOf(document, found, operations, (name) => allocateSlug(slugFor(name, 'tag')), render);
  // The pages of components may send more components to pages of their own.
  const schemas: SchemaPage[] = [];
  for (const [node, {name, slug}] of ownPages) {
    const {shapeOf} = shapes;
    schemas.push({name, slug, ...shapeOf(node, page(), 'both', 'schema')});
  }

  return {
    title: text(document.info?.title) || 'API',
    version: text(document.info?.version),
    descriptionHtml: render(document.info?.description, 2),
    servers: serversOf(document.servers, render),
    security: schemesIn([...security, ...operations.flatMap((operation) => operation.security)]).map((scheme) =>
      schemeOf(document, scheme, resolve, render),
    ),
    tags,
    schemas,
    errors: errorsOf(operations),
  };
}

/** Operations by their first tag: declared tags first, then the others as they come. */
function tagsOf(
  document: Json,
  found: readonly Found[],
  operations: readonly Operation[],
  slugOf: (name: string) => string,
  render: Reader['render'],
): Tag[] {
  const members = new Map<string, Operation[]>(list(document.tags).map(({name}) => [text(name), []]));
  found.forEach(({operation, isWebhook}, index) => {
    const name = text(list(operation.tags)[0]) || (isWebhook ? 'Webhooks' : 'Operations');
    const all = members.get(name) ?? [];
    all.push(operations[index]!);
    members.set(name, all);
  });
  const descriptions = new Map(list(document.tags).map(({name, description}) => [text(name), description as unknown]));
  return [...members]
    .filter(([, all]) => all.length > 0)
    .map(([name, all]) => ({
      name,
      slug: slugOf(name),
      descriptionHtml: render(descriptions.get(name)),
      operations: all,
    }));
}

/** Each error status as the first operation that has it describes it. */
function errorsOf(operations: readonly Operation[]): Answer[] {
  const errors = new Map<string, Answer>();
  for (const {answers} of operations) {
    for (const answer of answers) {
      if (isErrorStatus(answer.status) && !errors.has(answer.status)) errors.set(answer.status, answer);
    }
  }
  return [...errors.values()].sort((a, b) => a.status.localeCompare(b.status));
}
