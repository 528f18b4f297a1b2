/** A bundled OpenAPI document: references, pointers and operations. The only module that follows a `$ref`. */
import {decode} from './decode.ts';
import {entries, isObject, list, namedEntries, objectOf, property, text, type Json} from './json.ts';

/** A bundled OpenAPI 3.0 or 3.1 document, as parsed JSON. All references point into the document itself. */
export interface OpenApiDocument extends Json {
  readonly openapi: string;
}

/** Methods of a path item, in the order in which operations are read. */
export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

const MAX_HOPS = 20;

/** A JSON pointer as a reference within the document: `['paths', '/a']` → `#/paths/~1a`. */
export const referenceTo = (...parts: string[]): string =>
  `#${parts.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')}`;

/** Parts of a JSON pointer, decoded: `#/paths/~1a` → `['paths', '/a']`. */
export const partsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => (decode(part) ?? part).replaceAll('~1', '/').replaceAll('~0', '~'));

/** Follows references until it reaches an object that is not one. */
export type Resolve = (node: unknown) => Json;

/** The node that a reference points to; undefined if it dangles or leaves the document. */
export function targetOf(document: Json, reference: string): unknown {
  if (reference === '#') return document;
  return reference.startsWith('#/') ? partsOf(reference).reduce<unknown>(property, document) : undefined;
}

/**
 * Follows the references of a document.
 *
 * @throws Error naming a reference that points to nothing or to itself
 */
export function resolver(document: Json): Resolve {
  const targets = new Map<string, unknown>();
  return (node) => {
    let found = node;
    for (let hops = 0; isObject(found) && typeof found.$ref === 'string'; hops += 1) {
      if (hops > MAX_HOPS) throw new Error(`Contract: reference ${found.$ref} points to itself`);
      const target = targets.get(found.$ref) ?? targetOf(document, found.$ref);
      if (target === undefined) throw new Error(`Contract: reference ${found.$ref} points to nothing`);
      targets.set(found.$ref, target);
      found = target;
    }
    return isObject(found) ? found : {};
  };
}

export type ParameterPlace = 'path' | 'query' | 'header' | 'cookie';

/** A parameter or a response header, with the defaults of OpenAPI filled in. */
export interface ParameterNode {
  name: string;
  in: ParameterPlace;
  required: boolean;
  schema: unknown;
  /** Media type of the value, if the parameter uses `content`. */
  contentType?: string;
  style: string;
  explode: boolean;
  allowReserved: boolean;
  /** Whether it is the credential of a security scheme. */
  isCredential?: boolean;
  node: Json;
  /** What holds the schema and the examples: the parameter with its media type object, if it has one. */
  source: Json;
}

export interface BodyNode {
  required: boolean;
  /** Media type objects by media type. */
  content: Json;
  node: Json;
}

/** An operation of the document with its references resolved down to media types. */
export interface OperationNode {
  /** The operationId; method and path if there is none. */
  id: string;
  /** Upper case. */
  method: string;
  /** Path template, or the name of a webhook. */
  path: string;
  isWebhook: boolean;
  /** The operation's own parameters override path item parameters with the same name and location. */
  parameters: ParameterNode[];
  body: BodyNode | null;
  /** Response objects by status as written in the contract: `200`, `4XX` or `default`. */
  responses: ReadonlyMap<string, Json>;
  /** Security requirements of the operation; those of the document if it has none of its own. */
  security: Json[];
  item: Json;
  node: Json;
}

type Call = Pick<OperationNode, 'method' | 'path' | 'isWebhook'>;

/** Steps to an operation in the document. */
export const stepsTo = ({method, path, isWebhook}: Call): readonly string[] => [
  isWebhook ? 'webhooks' : 'paths',
  path,
  method.toLowerCase(),
];

/** An error about one operation: its message names method and path. */
export class OperationError extends Error {
  readonly steps: readonly string[];

  constructor(operation: Call, message: string) {
    super(`${operation.method} ${operation.path}: ${message}`);
    this.steps = stepsTo(operation);
  }
}

/** @throws OperationError in place of any other error */
export function concerning<T>(operation: Call, make: () => T): T {
  try {
    return make();
  } catch (error) {
    throw error instanceof OperationError ? error : new OperationError(operation, (error as Error).message);
  }
}

/** Reads a parameter or header: its schema, directly or from `content`, and its serialisation style. */
export function parameterNode(node: Json): ParameterNode {
  const place = text(node.in) as ParameterPlace;
  const [contentType, media] = entries(node.content)[0] ?? [];
  const source: Json = {...media, ...node};
  const style = text(node.style) || (place === 'query' || place === 'cookie' ? 'form' : 'simple');
  return {
    name: text(node.name),
    in: place,
    required: node.required === true || place === 'path',
    schema: source.schema as unknown,
    ...(contentType !== undefined && {contentType}),
    style,
    explode: typeof node.explode === 'boolean' ? node.explode : style === 'form',
    allowReserved: node.allowReserved === true,
    node,
    source,
  };
}

/** Header parameters that OpenAPI tells tools to ignore: other fields describe these headers. */
const IGNORED = ['accept', 'content-type', 'authorization'];

export const isIgnored = ({
  in: place,
  name,
  isCredential,
}: Pick<ParameterNode, 'in' | 'name' | 'isCredential'>): boolean =>
  isCredential === true || (place === 'header' && IGNORED.includes(name.toLowerCase()));

/** A field of a URL-encoded form as the parameter that its encoding makes of it; undefined if that names no style. */
export function styledField(media: Json, name: string): ParameterNode | undefined {
  const encoding = property(media.encoding, name);
  const isStyled = ['style', 'explode', 'allowReserved'].some((field) => property(encoding, field) !== undefined);
  return isStyled ? parameterNode({...(encoding as Json), name, in: 'query'}) : undefined;
}

function parametersOf(item: Json, operation: Json, resolve: Resolve): ParameterNode[] {
  const all = [...list(item.parameters), ...list(operation.parameters)].map((node) => parameterNode(resolve(node)));
  return [...new Map(all.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter])).values()];
}

function bodyOf(node: unknown, resolve: Resolve): BodyNode | null {
  if (!isObject(node)) return null;
  const body = resolve(node);
  return {required: body.required === true, content: isObject(body.content) ? body.content : {}, node: body};
}

/** The operations of one path item, which may belong to a path, a webhook or a callback. */
export function operationsIn(
  path: string,
  item: Json,
  resolve: Resolve,
  {isWebhook = false, security = []}: {isWebhook?: boolean; security?: unknown} = {},
): OperationNode[] {
  return METHODS.filter((method) => isObject(item[method])).map((method): OperationNode => {
    const node: Json = item[method];
    return {
      id: text(node.operationId) || `${method} ${path}`,
      method: method.toUpperCase(),
      path,
      isWebhook,
      parameters: parametersOf(item, node, resolve),
      body: bodyOf(node.requestBody, resolve),
      responses: new Map(namedEntries(node.responses).map(([status, response]) => [status, resolve(response)])),
      security: list(node.security ?? security).filter(isObject),
      item,
      node,
    };
  });
}

/** The webhooks of a document. Contracts in OpenAPI 3.0, which has none, name them by an extension. */
const webhooksOf = (document: Json): unknown => document.webhooks ?? document['x-webhooks'];

/** All operations of a document, then all webhooks, in document order. */
export function readOperations(document: Json, resolve: Resolve): OperationNode[] {
  const {security} = document;
  const below = (container: unknown, isWebhook: boolean) =>
    namedEntries(container).flatMap(([path, item]) =>
      operationsIn(path, resolve(item), resolve, {isWebhook, security}),
    );
  return [...below(document.paths, false), ...below(webhooksOf(document), true)];
}

/** The response for a status: an exact match, its class such as `4XX`, or the default. */
export function responseFor<T>(responses: ReadonlyMap<string, T>, status: number): T | undefined {
  const wanted = [String(status), `${Math.floor(status / 100)}XX`, 'DEFAULT'];
  return wanted
    .map((key) => [...responses].find(([name]) => name.toUpperCase() === key)?.[1])
    .find((response) => response !== undefined);
}

interface NamedExample {
  name: string;
  node: Json;
  /** Undefined for an example that is only a URL, which is never loaded. */
  value: unknown;
}

export const examplesIn = ({examples}: Json, resolve: Resolve): NamedExample[] =>
  entries(examples).map(([name, example]) => ({
    name,
    node: resolve(example),
    value: resolve(example).value as unknown,
  }));

export const namedExamples = (node: Json, resolve: Resolve): NamedExample[] =>
  examplesIn(node, resolve).filter(({value}) => value !== undefined);

/** The description of a node as Markdown; empty unless it is a string. */
export const markdownIn = ({description}: Json): string =>
  typeof description === 'string' && description.trim() ? description : '';

/** Address of a page on what the API does not do. */
export const notOfferedIn = ({info}: Json): string => text(objectOf(info)['x-not-offered']);

/** What may change about the API or an operation, in the sentences of the contract. */
export const mayChangeIn = (node: Json): string[] =>
  [node['x-may-change']].flat().filter((sentence) => typeof sentence === 'string');
