/** Turns the overview of a contract into pages: titles, descriptions, and the data that each page loads. */
import {openContract} from 'openapi-model/contract';
import {concerning, type OpenApiDocument} from 'openapi-model/document';
import type {Json} from 'openapi-model/json';
import type {Operation, Overview, Tag} from 'openapi-model/model';
import type {
  OperationData,
  Operation as PageOperation,
  OperationRow,
  OverviewData,
  OverviewOperation,
  PageDescription,
  PartData,
} from 'openapi-model/page';
import {PAGE_LEVEL} from 'openapi-model/rendering';
import {isErrorStatus} from 'openapi-model/status';
import {escapeHtml} from 'openapi-model/escapeHtml';
import {withFacts} from 'openapi-model/facts';
import {allocator} from 'openapi-model/slugs';
import {consoleOperation} from 'openapi-model/console/operation';
import {exampleRequest} from 'openapi-model/console/sample';
import {shorten} from '../lib/text.ts';
import {firstLine} from './markdown.ts';
import {pagesOf} from './parts.ts';

/** Above this length of their JSON, the overview lists operations instead of showing them in full. */
const MAX_FULL_LENGTH = 60_000;
const MAX_TITLE = 60;
const MIN_DESCRIPTION = 50;
const MAX_DESCRIPTION = 160;
/** Appended to descriptions that are too short. */
const FILLER = 'Part of the API reference, with types, limits and examples.';

/** The page of an operation or webhook, or of a part that is too long for it. */
export interface OperationDoc {
  /** Id of the document, and the last part of its URL. */
  slug: string;
  meta: PageDescription;
  /** The tag that lists the operation. */
  tag: Pick<Tag, 'name' | 'slug'>;
  data: OperationData | PartData;
}

export interface ReferencePages {
  overview: OverviewData;
  /** Title and description of the overview. */
  overviewMeta: PageDescription;
  /** In the order of the sidebar. */
  operations: OperationDoc[];
}

/** Returns a function that composes titles and descriptions. One that is taken gets the unique fallback. */
function metaComposer(product: string): (title: string, fallback: string, html: string) => PageDescription {
  const taken = new Set<string>();
  const unique = (text: string, fallback: string): string => {
    const found = taken.has(text) ? fallback : text;
    taken.add(found);
    return found;
  };
  return (title, fallback, html) => {
    const lead = firstLine(html);
    const full = [`${title}.`, lead, `${fallback}.`].filter(Boolean).join(' ');
    const long = [lead, full].find(({length}) => length >= MIN_DESCRIPTION) ?? `${full} ${FILLER}`;
    const maxTitle = MAX_TITLE - ` | ${product}`.length;
    return {
      title: unique(shorten(title, maxTitle), shorten(fallback, maxTitle)),
      description: unique(shorten(long, MAX_DESCRIPTION), shorten(`${fallback}. ${long}`, MAX_DESCRIPTION)),
    };
  };
}

/** Level of the highest headings in the description of an operation in the overview, below its own heading. */
const SECTION_LEVEL = 4;

/** A description with its headings as many levels lower. */
const lowered = (html: string): string =>
  html.replace(/(?<=<\/?h)\d/g, (level) => String(Math.min(Number(level) + SECTION_LEVEL - PAGE_LEVEL, 6)));

export interface PageOptions {
  /** Name of the product, which is appended to every title. */
  product: string;
  /** Whether the overview shows the contract's summary, contact, licence and terms. */
  hasContact: boolean;
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
  descriptionHtml: lowered(shown.descriptionHtml),
  responses: shown.responses.filter(({status}) => !isErrorStatus(status)),
  failures: shown.responses.map(({status}) => status).filter(isErrorStatus),
});

const rowOf = ({slug, method, summary, path, deprecated}: Operation): OperationRow => ({
  slug,
  method,
  summary,
  path,
  deprecated,
});

/**
 * All pages of a contract, with unique titles and descriptions.
 *
 * @param document the bundled contract, from which the overview was made
 */
export function referencePages(overview: Overview, document: Json, {product, hasContact}: PageOptions): ReferencePages {
  const {tags, first, summary, facts, errors, descriptionHtml, ...shared} = overview;
  const {security, servers} = overview;
  const compose = metaComposer(product);
  const overviewMeta = compose(overview.title, `${overview.title} reference`, descriptionHtml || escapeHtml(summary));

  const contract = openContract(document as OpenApiDocument);
  const requestOf = ({id, method, path, isWebhook = false}: Operation) =>
    concerning({method, path, isWebhook}, () => exampleRequest(consoleOperation(contract, id)));

  const withRequest = (operation: Operation): PageOperation =>
    operation.isWebhook ? operation : {...operation, request: requestOf(operation)};
  const allocate = allocator([
    ...tags.map(({slug}) => slug),
    ...tags.flatMap((tag) => tag.operations.map(({slug}) => slug)),
  ]);

  const operationPages = (whole: Operation, {name, slug}: Tag): OperationDoc[] => {
    const [{content: operation}, ...parts] = pagesOf({slug: whole.slug, content: whole}, allocate);
    const tag = {name, slug};
    const {method, path, summary: title, isWebhook} = operation;
    const schemes = new Set(operation.security.flatMap((alternative) => alternative.map(({scheme}) => scheme)));
    const page: OperationDoc = {
      slug: operation.slug,
      meta: namingApi(overview.title, compose(title, `${method} ${path}`, operation.descriptionHtml)),
      tag,
      data: {
        operation: withRequest(operation),
        security: security.filter(({scheme}) => schemes.has(scheme)),
        servers: operation.servers ?? servers,
      },
    };
    return [
      page,
      ...parts.map(({slug: own, content: part}) => ({
        slug: own,
        meta: compose(`${part.name} in ${title}`, own, part.descriptionHtml),
        tag,
        data: {
          slug: own,
          part,
          operation: {slug: operation.slug, method, path, summary: title, ...(isWebhook && {isWebhook})},
        },
      })),
    ];
  };

  const pages = tags.flatMap((tag) => tag.operations.flatMap((operation) => operationPages(operation, tag)));
  const inFull = tags.map((tag) => tag.operations.map((operation) => overviewOperation(withRequest(operation))));
  const isFull = JSON.stringify(inFull).length <= MAX_FULL_LENGTH;
  const opening = summary && `<p>${escapeHtml(summary)}</p>\n`;

  return {
    overview: {
      ...shared,
      // Our own site says whom to ask, and under which terms.
      descriptionHtml: hasContact ? withFacts(opening + descriptionHtml, facts) : descriptionHtml,
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
        ...tag,
        ...(isFull ? {operations: inFull[index]} : {rows: operations.map(rowOf)}),
      })),
    },
    overviewMeta,
    operations: pages,
  };
}
