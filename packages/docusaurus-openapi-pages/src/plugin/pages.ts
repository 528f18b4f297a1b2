/** Turns the overview of a contract into pages: titles, descriptions, and the data that each page loads. */
import {openContract} from 'openapi-model/contract';
import type {OpenApiDocument} from 'openapi-model/document';
import type {Json} from 'openapi-model/json';
import type {Operation, Overview, Tag} from 'openapi-model/model';
import {
  pageOf,
  type OperationData,
  type Operation as PageOperation,
  type OverviewData,
  type OverviewOperation,
  type PageDescription,
  type Rendering,
} from 'openapi-model/page';
import {isErrorStatus} from 'openapi-model/status';
import {escapeHtml} from 'openapi-model/escapeHtml';
import {consoleOperation} from 'openapi-model/console/operation';
import {exampleRequest} from 'openapi-model/console/sample';
import {shorten} from '../lib/text.ts';
import {firstLine, markdownRenderer} from './markdown.ts';

/** Above this length of their JSON, the overview lists operations instead of showing them in full. */
const MAX_FULL_LENGTH = 60_000;
const MAX_TITLE = 60;
const MIN_DESCRIPTION = 50;
const MAX_DESCRIPTION = 160;
/** Appended to descriptions that are too short. */
const FILLER = 'Part of the API reference, with types, limits and examples.';

/** The page of an operation or webhook. */
export interface OperationDoc {
  /** Id of the document, and the last part of its URL. */
  slug: string;
  meta: PageDescription;
  /** The tag that lists the operation. */
  tag: Pick<Tag, 'name' | 'slug'>;
  data: OperationData;
}

export interface ReferencePages {
  overview: OverviewData;
  /** Title and description of the overview. */
  overviewMeta: PageDescription;
  /** In the order of the sidebar. */
  operations: OperationDoc[];
}

/** Returns a function that composes titles and descriptions. One that is taken gets the unique fallback. */
function metaComposer(product: string): (title: string, fallback: string, markdown: string) => PageDescription {
  const taken = new Set<string>();
  const unique = (text: string, fallback: string): string => {
    const found = taken.has(text) ? fallback : text;
    taken.add(found);
    return found;
  };
  return (title, fallback, markdown) => {
    const lead = firstLine(markdown, ['paragraph']);
    const full = [`${title}.`, lead, `${fallback}.`].filter(Boolean).join(' ');
    const long = [lead, full].find(({length}) => length >= MIN_DESCRIPTION) ?? `${full} ${FILLER}`;
    const maxTitle = MAX_TITLE - ` | ${product}`.length;
    return {
      title: unique(shorten(title, maxTitle), shorten(fallback, maxTitle)),
      description: unique(shorten(long, MAX_DESCRIPTION), shorten(`${fallback}. ${long}`, MAX_DESCRIPTION)),
    };
  };
}

/** Level of the headings in a description: on the operation's own page, and below its heading in the overview. */
const PAGE_LEVEL = 2;
const SECTION_LEVEL = 4;

export interface PageOptions {
  /** Name of the product, which is appended to every title. */
  product: string;
  /** Whether the overview's title comes from the contract instead of the site's metadata table. */
  isForeign: boolean;
  /** Renders descriptions; by default, with external links only. */
  rendering?: Rendering;
}

/** Names the API at the end of a description, if there is room. */
const namingApi = (api: string, {title, description}: PageDescription): PageDescription => {
  const named = `${description} ${api} reference.`;
  return {title, description: named.length > MAX_DESCRIPTION ? description : named};
};

/** An operation as the overview shows it: credentials, servers, caveats, errors and more samples are on its own page. */
const overviewOperation = ({
  id,
  security,
  servers,
  caveats,
  samplesHtml,
  ...shown
}: PageOperation): OverviewOperation => ({
  ...shown,
  responses: shown.responses.filter(({status}) => !isErrorStatus(status)),
  failures: shown.responses.map(({status}) => status).filter(isErrorStatus),
});

/**
 * All pages of a contract, with unique titles and descriptions.
 *
 * @param document the bundled contract, from which the overview was made
 */
export function referencePages(
  overview: Overview,
  document: Json,
  {product, isForeign, rendering = markdownRenderer()}: PageOptions,
): ReferencePages {
  const {tags, first, summary, facts, ...others} = overview;
  // Our own site says whom to ask, and under which terms.
  const rest = isForeign ? {...others, facts} : others;
  const {security, servers, errors, ...shared} = pageOf(rest, rendering, PAGE_LEVEL);
  const compose = metaComposer(product);
  const overviewMeta = compose(overview.title, `${overview.title} reference`, overview.description || overview.summary);

  const contract = openContract(document as OpenApiDocument);
  const requestOf = ({id}: Operation) => exampleRequest(consoleOperation(contract, id));
  const operationOf = (operation: Operation, level: number): PageOperation => ({
    ...pageOf(operation, rendering, level),
    ...(!operation.isWebhook && {request: requestOf(operation)}),
  });

  const operationPage = (operation: Operation, {name, slug}: Tag): OperationDoc => {
    const schemes = new Set(operation.security.flatMap((alternative) => alternative.map(({scheme}) => scheme)));
    return {
      slug: operation.slug,
      meta: namingApi(
        overview.title,
        compose(operation.summary, `${operation.method} ${operation.path}`, operation.description),
      ),
      tag: {name, slug},
      data: {
        operation: operationOf(operation, PAGE_LEVEL),
        security: security.filter(({scheme}) => schemes.has(scheme)),
        servers: operation.servers ? pageOf(operation.servers, rendering) : servers,
      },
    };
  };

  const inFull = tags.map(({operations}) =>
    operations.map((operation) => overviewOperation(operationOf(operation, SECTION_LEVEL))),
  );
  const isFull = JSON.stringify(inFull).length <= MAX_FULL_LENGTH;

  return {
    overview: {
      ...shared,
      ...(isForeign && summary && {descriptionHtml: `<p>${escapeHtml(summary)}</p>\n${shared.descriptionHtml}`}),
      security,
      servers,
      errors: errors.map(({status, description}) => ({status, description})),
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
      tags: tags.map(({operations, key: _, ...tag}, index) => ({
        ...pageOf(tag, rendering),
        ...(isFull
          ? {operations: inFull[index]}
          : {
              rows: operations.map(({slug, method, summary, path, deprecated}) => ({
                slug,
                method,
                summary,
                path,
                deprecated,
              })),
            }),
      })),
    },
    overviewMeta,
    operations: tags.flatMap((tag) => tag.operations.map((operation) => operationPage(operation, tag))),
  };
}
