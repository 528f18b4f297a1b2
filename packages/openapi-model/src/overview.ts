/** Builds the reference model of a bundled OpenAPI document. Pure: the document is not modified. */
import {openContract, type Contract} from './contract.ts';
import {
  concerning,
  markdownIn,
  mayChangeIn,
  referenceTo,
  type OpenApiDocument,
  type OperationNode,
} from './document.ts';
import {docsIn, infoFacts} from './facts.ts';
import {compact, isObject, list, objectOf, text, type Json} from './json.ts';
import type {DescribedScheme, FirstRequest, Operation, Overview, ResponseModel, SharedCaveat, Tag} from './model.ts';
import {operationOf, type ContractReader} from './operation.ts';
import {AS_WRITTEN, PAGE_LEVEL, type Rendering} from './rendering.ts';
import {newPage, schemaTrees} from './schemaTree.ts';
import {alternativesOf, schemeOf, schemesIn, schemeText} from './security.ts';
import {serversOf} from './servers.ts';
import {allocator, slugAllocator, slugFor} from './slugs.ts';
import {isErrorStatus} from './status.ts';

const RESPONSE_LINES = 12;
const PAGE_ANCHORS =
  'headers authentication parameters request-body responses callbacks samples example-request try'.split(' ');

/** The tag of an operation: its first. */
const tagOf = ({node, isWebhook}: OperationNode): string =>
  text(list(node.tags)[0]) || (isWebhook ? 'Webhooks' : 'Operations');

/**
 * The slugs of all operations and webhooks, in their order, and of the tags that have any: declared tags first, then the
 * others in order of appearance.
 */
export function slugsOf({document, calls}: Contract): {calls: string[]; tags: Map<string, string>} {
  const allocate = slugAllocator();
  const slugs = calls.map(({id}) => allocate(slugFor(id, 'operation')));
  const used = calls.map(tagOf);
  const names = new Set([...list(document.tags).map(({name}) => text(name)), ...used]);
  const tags = [...names].filter((name) => used.includes(name));
  return {calls: slugs, tags: new Map(tags.map((name) => [name, allocate(slugFor(name, 'tag'))]))};
}

/**
 * The overview of a bundled contract.
 *
 * @param document OpenAPI 3.0 or 3.1 with local references only
 * @param rendering writes the descriptions; by default, they stay Markdown
 * @throws Error naming a reference that points to nothing or to itself
 */
export function overviewOf(document: Json, rendering = AS_WRITTEN): Overview {
  const contract = openContract(document as OpenApiDocument);
  const {calls} = contract;
  const {html} = rendering;
  const slugs = slugsOf(contract);
  const slugByTarget = new Map<string, string>();
  calls.forEach(({node, method, path, isWebhook}, index) => {
    slugByTarget.set(referenceTo(isWebhook ? 'webhooks' : 'paths', path, method.toLowerCase()), slugs.calls[index]!);
    if (node.operationId) slugByTarget.set(text(node.operationId), slugs.calls[index]!);
  });

  const reader: ContractReader = {
    contract,
    rendering,
    treeOf: schemaTrees(contract.schemas, html),
    slugOf: (target) => slugByTarget.get(target),
  };
  const operations = calls.map((source, index) =>
    concerning(source, () => operationOf(reader, source, slugs.calls[index]!, newPage(allocator(PAGE_ANCHORS)))),
  );

  const info = objectOf(document.info);
  const requirements = [alternativesOf(document.security), ...operations.map(({security}) => security)];
  return compact({
    title: text(info.title) || 'API',
    version: text(info.version),
    summary: text(info.summary),
    descriptionHtml: html(markdownIn(info), [], PAGE_LEVEL),
    facts: [...infoFacts(info), ...docsIn(document)],
    // As OpenAPI says of a document without any.
    servers: serversOf(document.servers ?? [{url: '/'}], html),
    security: securityOf(contract, schemesIn(requirements.flat()), html),
    tags: tagsOf(contract, slugs.tags, operations, html),
    first: firstRequest(operations),
    errors: errorsOf(operations),
    caveats: caveatsOf(
      mayChangeIn(info).map((sentence) => html(sentence)),
      operations,
    ),
  });
}

/** Security schemes as pages show them, with what tells those apart that use the same header. */
function securityOf(contract: Contract, names: readonly string[], html: Rendering['html']): DescribedScheme[] {
  const found = names.map((name) => schemeOf(contract, name));
  return found.map((scheme) => {
    const isShared = found.filter(({name}) => name === scheme.name).length > 1;
    const mark = isShared ? `Scheme \`${scheme.scheme}\`\n\n` : '';
    return {...scheme, descriptionHtml: html(mark + schemeText(contract, scheme.scheme))};
  });
}

/** The first operation that reads something and needs nothing but credentials. */
function firstRequest(operations: readonly Operation[]): FirstRequest | undefined {
  const operation = operations.find(
    ({method, isWebhook, parameters, body}) =>
      method === 'GET' && !isWebhook && !body && !parameters.some(({required}) => required),
  );
  if (!operation) return undefined;
  const body = operation.responses.find(({status}) => status.startsWith('2'))?.body;
  const lines = (body?.examples?.[0]?.text ?? body?.example)?.split('\n');
  if (!lines) return {operation};
  return {
    operation,
    response: [...lines.slice(0, RESPONSE_LINES), ...(lines.length > RESPONSE_LINES ? ['…'] : [])].join('\n'),
  };
}

/** The path of the collection that an operation is about. */
const resourceOf = ({path}: Operation): string => path.split('/{')[0]!;

/** Puts the operations on a resource that read before those that write, which a document cannot: it has them by path. */
function readingFirst(operations: readonly Operation[]): Operation[] {
  const resources = [...new Set(operations.map(resourceOf))];
  const rank = (operation: Operation) =>
    2 * resources.indexOf(resourceOf(operation)) + Number(operation.method !== 'GET');
  return operations.toSorted((a, b) => rank(a) - rank(b));
}

/** The tags with their operations. Tags in groups come last, in the order of the groups. */
function tagsOf(
  {document, calls}: Contract,
  slugs: ReadonlyMap<string, string>,
  operations: readonly Operation[],
  html: Rendering['html'],
): Tag[] {
  const declared = new Map(list(document.tags).map((tag) => [text(tag.name), tag]));
  const groups = list(document['x-tagGroups']).filter(isObject);
  const groupOf = (key: string) => groups.findIndex((group) => list<unknown>(group.tags).includes(key));
  // The menu finds a tag by its name.
  const nameOf = allocator();
  return [...slugs]
    .map(([key, slug]) => {
      const tag = declared.get(key) ?? {};
      return compact({
        name: nameOf(text(tag['x-displayName']) || key),
        key,
        group: text(groups[groupOf(key)]?.name) || undefined,
        slug,
        descriptionHtml: html(markdownIn(tag), docsIn(tag)),
        operations: readingFirst(operations.filter((_, index) => tagOf(calls[index]!) === key)),
      });
    })
    .toSorted((one, other) => groupOf(one.key) - groupOf(other.key));
}

/** Each error status once, as described by the first operation that has it. */
function errorsOf(operations: readonly Operation[]): ResponseModel[] {
  const errors = new Map<string, ResponseModel>();
  for (const response of operations.flatMap(({responses}) => responses)) {
    if (isErrorStatus(response.status) && !errors.has(response.status)) errors.set(response.status, response);
  }
  return [...errors.values()].sort((a, b) => a.status.localeCompare(b.status));
}

/** @param general what may change about the API as a whole, as HTML */
function caveatsOf(general: readonly string[], operations: readonly Operation[]): SharedCaveat[] {
  const found = new Map(general.map((sentence): [string, Operation[]] => [sentence, []]));
  for (const operation of operations) {
    for (const {descriptionHtml} of operation.caveats) {
      found.set(descriptionHtml, [...(found.get(descriptionHtml) ?? []), operation]);
    }
  }
  return [...found].map(([descriptionHtml, concerned]) => ({
    descriptionHtml,
    operations: concerned.map(({slug, summary}) => ({slug, summary})),
  }));
}
