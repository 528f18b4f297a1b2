/** Turns the overview of a contract into pages: file names, titles, descriptions, and the data that each page loads. */
import type {Operation, Overview, Tag} from '../../openapi/model';
import type {SampleRequest} from '../../openapi/sampleRequest';
import {
  pageOf,
  type OperationData,
  type OperationRow,
  type Operation as PageOperation,
  type OverviewData,
  type OverviewOperation,
  type PageMeta,
  type Rendering,
  type SchemaPage,
  type Server,
} from '../../openapi/page';
import {allocator} from '../../openapi/slugs';
import {isErrorStatus} from '../../openapi/status';
import {exampleRequest} from '../../lib/samples/example';
import {OVERVIEW} from '../../lib/documentation';
import {firstCharacters} from '../../lib/surrogates';
import {firstLine, markdownRenderer} from './markdown';

/**
 * Above either limit the contract is big: the overview lists the operations instead of showing them in full, and all
 * pages share the overview's social image, because drawing takes most of the time that a page costs the build.
 */
const MAX_FULL_OPERATIONS = 60;
const MAX_FULL_CHARACTERS = 1_200_000;
const MAX_TITLE = 60;
const MIN_DESCRIPTION = 50;
const MAX_DESCRIPTION = 160;
/** Appended to descriptions that are too short. */
const FILLER = 'Part of the API reference, with types, limits and examples.';

/** The page of an operation or webhook. */
export interface OperationPage {
  /** Name of the generated file, without its extension. */
  file: string;
  meta: PageMeta;
  /** The tag that lists the operation. */
  tag: Pick<Tag, 'name' | 'slug'>;
  data: OperationData;
}

/** The page of a schema that is too big to repeat wherever it is used. */
export interface SchemaDoc {
  /** Name of the generated file, without its extension. */
  file: string;
  meta: PageMeta;
  data: SchemaPage;
}

export interface Reference {
  overview: OverviewData;
  /** Title and description of the overview; by default those of the site's metadata table. */
  overviewMeta?: PageMeta;
  /** In the order of the sidebar. */
  operations: OperationPage[];
  schemas: SchemaDoc[];
}

/** Cuts a text after the last word that fits. */
function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = firstCharacters(text, max - 1);
  const words = cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut;
  return `${/^[^]*[^\s,.;:(]/.exec(words)?.[0] ?? ''}…`;
}

/** Returns a function that composes titles and descriptions and never returns the same one twice. */
function metaComposer(product: string): (title: string, fallback: string, markdown: string) => PageMeta {
  const seen = {title: new Set<string>(), description: new Set<string>()};
  const unique = (kind: 'title' | 'description', max: number, ...candidates: string[]): string => {
    const fitting = candidates.map((candidate) => clip(candidate, max));
    let found = fitting.find((candidate) => !seen[kind].has(candidate));
    for (let count = 2; found === undefined; count += 1) {
      const numbered = `${clip(candidates[0]!, max - 5)} ${count}`;
      if (!seen[kind].has(numbered)) found = numbered;
    }
    seen[kind].add(found);
    return found;
  };
  return (title, fallback, markdown) => {
    const lead = firstLine(markdown, ['paragraph']);
    const full = [`${title}.`, lead, `${fallback}.`].filter(Boolean).join(' ');
    const long = [lead, full].find(({length}) => length >= MIN_DESCRIPTION) ?? `${full} ${FILLER}`;
    return {
      title: unique('title', MAX_TITLE - ` | ${product}`.length, title, fallback, `${title}: ${fallback}`),
      description: unique('description', MAX_DESCRIPTION, long, `${fallback}. ${long}`),
    };
  };
}

/** Level of the headings in a description: on the operation's own page, and below its heading in the overview. */
const PAGE_LEVEL = 2;
const SECTION_LEVEL = 4;

const rowOf = ({slug, method, summary, path, deprecated}: Operation): OperationRow => ({
  slug,
  method,
  summary,
  path,
  deprecated,
});

/**
 * Names for generated files. The generator passes every id through lodash's kebabCase, which separates letters from
 * digits. Names that it would change could collide.
 */
function fileNames(): (slug: string) => string {
  const allocate = allocator();
  return (slug) => allocate(slug.replace(/[a-z](?=\d)|\d(?=[a-z])/g, '$&-'));
}

export interface PageOptions {
  /** Name of the product, which is appended to every title. */
  product: string;
  /** Whether the overview's title comes from the contract instead of the site's metadata table. */
  isForeign: boolean;
  /** Renders descriptions; by default, with external links only. */
  rendering?: Rendering;
}

/** An operation as the overview shows it: credentials, servers and error responses are described on its own page. */
const overviewOperation = ({id, security, servers, ...shown}: PageOperation): OverviewOperation => ({
  ...shown,
  responses: shown.responses.filter(({status}) => !isErrorStatus(status)),
  failures: shown.responses.filter(({status}) => isErrorStatus(status)).map(({id, status}) => ({id, status})),
});

const NO_SERVER: Server = {url: '/', label: ''};

/** All pages of a contract, with unique titles and descriptions. */
export function referencePages(
  overview: Overview,
  {product, isForeign, rendering = markdownRenderer()}: PageOptions,
): Reference {
  const {tags, schemas, first, ...rest} = overview;
  const {security, servers, ...shared} = pageOf(rest, rendering, PAGE_LEVEL);
  const all = tags.flatMap(({operations}) => operations);
  const isFull = all.length <= MAX_FULL_OPERATIONS && JSON.stringify(all).length <= MAX_FULL_CHARACTERS;
  const compose = metaComposer(product);
  const metaOf = (...text: Parameters<typeof compose>): PageMeta => ({
    ...compose(...text),
    ...(!isFull && {imageOf: OVERVIEW}),
  });
  const operationFile = fileNames();
  const schemaFile = fileNames();
  const overviewMeta = compose(overview.title, `${overview.title} reference`, overview.description);

  const requestOf = (operation: Operation): SampleRequest =>
    exampleRequest(operation.servers?.[0] ?? servers[0] ?? NO_SERVER, operation, security);
  const operationOf = (operation: Operation, level: number): PageOperation => ({
    ...pageOf(operation, rendering, level),
    ...(!operation.isWebhook && {request: requestOf(operation)}),
  });

  const operationPage = (operation: Operation, {name, slug}: Tag): OperationPage => {
    const schemes = new Set(operation.security.flatMap((alternative) => alternative.map(({scheme}) => scheme)));
    return {
      file: operationFile(operation.slug),
      meta: metaOf(operation.summary, `${operation.method} ${operation.path}`, operation.description),
      tag: {name, slug},
      data: {
        operation: operationOf(operation, PAGE_LEVEL),
        security: security.filter(({scheme}) => schemes.has(scheme)),
        servers: operation.servers ? pageOf(operation.servers, rendering) : servers,
      },
    };
  };

  return {
    overview: {
      ...shared,
      security,
      servers,
      ...(first && {
        first: {
          ...first,
          operation: {
            id: first.operation.id,
            slug: first.operation.slug,
            summary: first.operation.summary,
            request: requestOf(first.operation),
          },
        },
      }),
      tags: tags.map(({operations, ...tag}) => ({
        ...pageOf(tag, rendering),
        ...(isFull
          ? {operations: operations.map((operation) => overviewOperation(operationOf(operation, SECTION_LEVEL)))}
          : {rows: operations.map(rowOf)}),
      })),
    },
    ...(isForeign && {overviewMeta}),
    operations: tags.flatMap((tag) => tag.operations.map((operation) => operationPage(operation, tag))),
    schemas: schemas.map((schema) => ({
      file: schemaFile(schema.slug),
      meta: metaOf(schema.name, `Schema ${schema.name} of ${overview.title}`, schema.description),
      data: pageOf(schema, rendering),
    })),
  };
}
