/** Reads calls to the sandbox: which operation, with which identifiers. */
import {consoleOperation, initialDraft} from '@site/src/lib/console/operation';
import type {ConsoleOperation, Draft} from '@site/src/lib/console/types';
import type {Origin} from '@site/src/lib/sandbox/carried';
import type {Call} from '@site/src/lib/sandbox/created';
import {idsIn} from '@site/src/lib/sandbox/offers';
import type {Contract} from '@site/src/openapi/contract';
import {decode, readOperations, type OperationNode} from '@site/src/openapi/document';
import {text} from '@site/src/openapi/json';
import {operationSlugs} from '@site/src/openapi/slugs';
import {createRouter} from '@site/src/sandbox/routing';

/** An operation that a request calls, and the request as the console would show it. */
export interface Target {
  node: OperationNode;
  operation: ConsoleOperation;
  origin: Origin;
  draft: Draft;
  /** Decoded values of the path parameters. */
  values: string[];
}

export interface SentRequest {
  method: string;
  /** Absolute URL. */
  url: string;
  contentType?: string;
  body?: string;
}

/** Finds the operation of a request; undefined if the contract has none. */
export function createReader(contract: Contract): (request: SentRequest) => Target | undefined {
  const match = createRouter(contract);
  const all = readOperations(contract.document, contract.resolve);
  const slugs = operationSlugs(all);
  const slugOf = ({id, path, method}: OperationNode) =>
    slugs[all.findIndex((other) => other.id === id && other.path === path && other.method === method)] ?? '';
  const operations = new Map<OperationNode, ConsoleOperation>();
  const operationOf = (node: OperationNode): ConsoleOperation => {
    const {method, path} = node;
    const known =
      operations.get(node) ??
      consoleOperation({operation: {method, path, security: []}, security: [], servers: []}, contract);
    operations.set(node, known);
    return known;
  };

  return ({method, url, contentType, body}) => {
    const {pathname, searchParams} = new URL(url);
    const found = match(pathname).find(({route}) => route.operations.has(method));
    const node = found?.route.operations.get(method);
    if (!found || !node) return undefined;
    const operation = operationOf(node);
    const start = initialDraft(operation);
    const values = new Map([...found.values].map(([name, value]) => [name, decode(value) ?? value]));
    const given = operation.parameters.map(({key, name, in: place}): [string, string] => [
      key,
      (place === 'path' ? values.get(name) : place === 'query' ? searchParams.get(name) : undefined) ?? '',
    ]);
    const type = contentType ?? start.contentType;
    const draft: Draft = {
      ...start,
      values: Object.fromEntries(given),
      form: {},
      contentType: type,
      bodies: {...start.bodies, ...(body !== undefined && {[type]: body})},
    };
    const origin = {slug: slugOf(node), summary: text(node.node.summary) || `${method} ${node.path}`};
    return {node, operation, origin, draft, values: [...values.values()]};
  };
}

/** A call as the session learns from it. */
export const callOf = ({node, operation, origin, draft, values}: Target, status: number, content: unknown): Call => ({
  method: node.method,
  path: node.path,
  origin,
  values,
  ids: idsIn(operation, draft),
  status,
  content,
});
