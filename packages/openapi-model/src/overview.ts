/** Builds the reference model of a bundled OpenAPI document. Pure: the document is not modified. */
import {openContract, type Contract} from './contract.ts';
import {markdownIn, mayChangeIn, referenceTo, type OpenApiDocument, type OperationNode} from './document.ts';
import {docsIn, infoFacts, someFacts} from './facts.ts';
import {compact, isObject, list, objectOf, text, type Json} from './json.ts';
import type {FirstRequest, Operation, Overview, ResponseModel, SecurityScheme, SharedCaveat, Tag} from './model.ts';
import {operationOf, type ContractReader} from './operation.ts';
import {newPage, schemaTrees} from './schemaTree.ts';
import {alternativesOf, schemeOf, schemesIn} from './security.ts';
import {serversOf} from './servers.ts';
import {allocator, slugAllocator, slugFor} from './slugs.ts';
import {isErrorStatus} from './status.ts';

const RESPONSE_LINES = 12;
const PAGE_ANCHORS =
  'headers authentication parameters request-body responses callbacks samples example-request try'.split(' ');

/**
 * The overview of a bundled contract.
 *
 * @param document OpenAPI 3.0 or 3.1 with local references only
 * @throws Error naming a reference that points to nothing or to itself
 */
export function overviewOf(document: Json): Overview {
  const contract = openContract(document as OpenApiDocument);
  const {calls} = contract;
  const allocateSlug = slugAllocator();
  const slugs = calls.map(({id}) => allocateSlug(slugFor(id, 'operation')));
  const slugByTarget = new Map<string, string>();
  calls.forEach(({node, method, path, isWebhook}, index) => {
    slugByTarget.set(referenceTo(isWebhook ? 'webhooks' : 'paths', path, method.toLowerCase()), slugs[index]!);
    if (node.operationId) slugByTarget.set(text(node.operationId), slugs[index]!);
  });

  const reader: ContractReader = {
    contract,
    treeOf: schemaTrees(contract.schemas),
    slugOf: (target) => slugByTarget.get(target),
  };
  const operations = calls.map((source, index) =>
    operationOf(reader, source, slugs[index]!, newPage(allocator(PAGE_ANCHORS))),
  );
  const tags = tagsOf(document, calls, operations, (name) => allocateSlug(slugFor(name, 'tag')));

  const info = objectOf(document.info);
  const requirements = [alternativesOf(document.security), ...operations.map(({security}) => security)];
  return compact({
    title: text(info.title) || 'API',
    version: text(info.version),
    summary: text(info.summary),
    description: markdownIn(info),
    facts: someFacts([...infoFacts(info), ...docsIn(document)]),
    servers: serversOf(document.servers),
    security: securityOf(contract, schemesIn(requirements.flat())),
    tags,
    first: firstRequest(operations),
    errors: errorsOf(operations),
    caveats: caveatsOf(mayChangeIn(info), operations),
  });
}

/** Security schemes as pages show them, with what tells those apart that use the same header. */
function securityOf(contract: Contract, schemes: readonly string[]): SecurityScheme[] {
  const found = schemes.map((scheme) => schemeOf(contract, scheme));
  return found.map((scheme) => {
    const isShared = found.filter(({name}) => name === scheme.name).length > 1;
    return isShared ? {...scheme, description: `Scheme \`${scheme.scheme}\`\n\n${scheme.description}`} : scheme;
  });
}

/** The first operation that reads something and needs nothing but credentials. */
function firstRequest(operations: readonly Operation[]): FirstRequest | undefined {
  const operation = operations.find(
    ({method, isWebhook, parameters, body}) =>
      method === 'GET' && !isWebhook && !body && !parameters.some(({required}) => required),
  );
  if (!operation) return undefined;
  const lines = operation.responses.find(({status}) => status.startsWith('2'))?.body?.example?.split('\n');
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

/**
 * Groups operations by their first tag: declared tags first, then the others in order of appearance. Tags in groups come
 * last, in the order of the groups.
 */
function tagsOf(
  document: Json,
  found: readonly OperationNode[],
  operations: readonly Operation[],
  slugOf: (name: string) => string,
): Tag[] {
  const declared = list(document.tags);
  const byName = new Map<string, Operation[]>(declared.map(({name}) => [text(name), []]));
  found.forEach(({node, isWebhook}, index) => {
    const name = text(list(node.tags)[0]) || (isWebhook ? 'Webhooks' : 'Operations');
    byName.set(name, [...(byName.get(name) ?? []), operations[index]!]);
  });
  const tags = new Map(declared.map((tag) => [text(tag.name), tag]));
  const groups = list(document['x-tagGroups']).filter(isObject);
  const groupOf = (key: string) => groups.findIndex((group) => list<unknown>(group.tags).includes(key));
  // The menu finds a tag by its name.
  const nameOf = allocator();
  return [...byName]
    .filter(([, all]) => all.length > 0)
    .map(([key, all]) => {
      const tag = tags.get(key) ?? {};
      return compact({
        name: nameOf(text(tag['x-displayName']) || key),
        key,
        group: text(groups[groupOf(key)]?.name) || undefined,
        slug: slugOf(key),
        description: markdownIn(tag),
        facts: someFacts(docsIn(tag)),
        operations: readingFirst(all),
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

/** @param general what may change about the API as a whole */
function caveatsOf(general: readonly string[], operations: readonly Operation[]): SharedCaveat[] {
  const found = new Map(general.map((sentence): [string, Operation[]] => [sentence, []]));
  for (const operation of operations) {
    for (const {description} of operation.caveats) {
      found.set(description, [...(found.get(description) ?? []), operation]);
    }
  }
  return [...found].map(([description, concerned]) => ({
    description,
    operations: concerned.map(({slug, summary}) => ({slug, summary})),
  }));
}
