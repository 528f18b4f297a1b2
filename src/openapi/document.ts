/** A bundled OpenAPI document: references, pointers and operations. The only place that follows a `$ref`. */
import {entries, isObject, list, namedEntries, property, text, type Json} from './json';

/** A bundled OpenAPI 3.0 or 3.1 document, as parsed JSON. All references point into the document itself. */
export interface OpenApiDocument extends Json {
  readonly openapi: string;
}

/** Methods of a path item, in the order in which operations are read. */
export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

/** Header parameters that OpenAPI says mean nothing: these headers are described elsewhere. */
const IGNORED_HEADERS = ['accept', 'content-type', 'authorization'];

/** Longest chain of references to references. */
const MAX_HOPS = 20;

/** Text with its percent codes resolved; undefined if they are broken. */
export function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** A JSON pointer as a reference within the document: `['paths', '/a']` → `#/paths/~1a`. */
export const referenceTo = (...parts: string[]): string =>
  `#${parts.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')}`;

/** Parts of a JSON pointer, decoded: `#/paths/~1a` → `['paths', '/a']`. */
export const partsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => (decode(part) ?? part).replaceAll('~1', '/').replaceAll('~0', '~'));

/** Follows a node's references down to an object that is not a reference. */
export type Resolve = (node: unknown) => Json;

/** The node that a reference names; undefined if it leads nowhere or out of the document. */
export function targetOf(document: Json, reference: string): unknown {
  if (reference === '#') return document;
  return reference.startsWith('#/') ? partsOf(reference).reduce<unknown>(property, document) : undefined;
}

/**
 * Follows references strictly: for builds, where a broken reference must not go unnoticed.
 *
 * @throws Error that names a reference which points to nothing or to itself
 */
export const resolver =
  (document: Json): Resolve =>
  (node) => {
    let found = node;
    for (let hops = 0; isObject(found) && typeof found.$ref === 'string'; hops += 1) {
      if (hops > MAX_HOPS) throw new Error(`Contract: reference ${found.$ref} points to itself`);
      const target = targetOf(document, found.$ref);
      if (target === undefined) throw new Error(`Contract: reference ${found.$ref} points to nothing`);
      found = target;
    }
    return isObject(found) ? found : {};
  };

/** Follows references leniently: for visitors, whose console must survive a broken reference. It becomes an empty object. */
export function lenientResolver(document: Json): Resolve {
  const resolve = resolver(document);
  return (node) => {
    try {
      return resolve(node);
    } catch {
      return {};
    }
  };
}

export type ParameterPlace = 'path' | 'query' | 'header' | 'cookie';

/** A parameter or a response header, with the defaults of OpenAPI filled in. */
export interface ParameterNode {
  name: string;
  in: ParameterPlace;
  required: boolean;
  schema: unknown;
  /** Media type of the value, where the contract describes it by `content`. */
  contentType?: string;
  /** Media type object of `content`; empty without one. */
  media: Json;
  style: string;
  explode: boolean;
  /** The parameter object itself, resolved. */
  node: Json;
}

export interface BodyNode {
  required: boolean;
  /** Media type objects by media type. */
  content: Json;
  /** The request body object itself, resolved. */
  node: Json;
}

/** An operation of the document with its references resolved down to media types. */
export interface OperationNode {
  /** The operationId, or method and path where there is none. */
  id: string;
  /** In capitals. */
  method: string;
  /** Template of the path; name of a webhook. */
  path: string;
  isWebhook: boolean;
  /** The operation's own parameters replace those of the path item with the same name and place. */
  parameters: ParameterNode[];
  body: BodyNode | null;
  /** Response objects by status as the contract writes it: `200`, `4XX` or `default`. */
  responses: ReadonlyMap<string, Json>;
  /** Security requirements of this operation, or of the document. */
  security: Json[];
  item: Json;
  node: Json;
}

/** Schema of a parameter or header, which may be described by `content`, and the style that its value is written in. */
export function parameterNode(node: Json): ParameterNode {
  const place = text(node.in) as ParameterPlace;
  const [contentType, media] = entries(node.content)[0] ?? [];
  const style = text(node.style) || (place === 'query' || place === 'cookie' ? 'form' : 'simple');
  return {
    name: text(node.name),
    in: place,
    required: node.required === true || place === 'path',
    schema: contentType === undefined ? node.schema : property(media, 'schema'),
    ...(contentType !== undefined && {contentType}),
    media: isObject(media) ? media : {},
    style,
    explode: typeof node.explode === 'boolean' ? node.explode : style === 'form',
    node,
  };
}

/** Whether OpenAPI ignores a parameter, because the header that it names is described elsewhere. */
export const isIgnored = ({in: place, name}: Pick<ParameterNode, 'in' | 'name'>): boolean =>
  place === 'header' && IGNORED_HEADERS.includes(name.toLowerCase());

function parametersOf(item: Json, operation: Json, resolve: Resolve): ParameterNode[] {
  const found = new Map<string, ParameterNode>();
  for (const node of [...list(item.parameters), ...list(operation.parameters)]) {
    const parameter = parameterNode(resolve(node));
    if (['path', 'query', 'header', 'cookie'].includes(parameter.in) && parameter.name) {
      found.set(`${parameter.in} ${parameter.name}`, parameter);
    }
  }
  return [...found.values()];
}

function bodyOf(node: unknown, resolve: Resolve): BodyNode | null {
  if (!isObject(node)) return null;
  const body = resolve(node);
  return {required: body.required === true, content: isObject(body.content) ? body.content : {}, node: body};
}

/** A request that the API sends: a path item of a webhook or a callback, read like an operation. */
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

/** Every operation of a document, then every webhook, in the order of the document. */
export function readOperations(document: Json, resolve: Resolve): OperationNode[] {
  const {security} = document;
  const below = (container: unknown, isWebhook: boolean) =>
    namedEntries(container).flatMap(([path, item]) =>
      operationsIn(path, resolve(item), resolve, {isWebhook, security}),
    );
  return [...below(document.paths, false), ...below(document.webhooks, true)];
}

/** The response that describes a status: its own, that of its class such as `4XX`, or the default. */
export function responseFor(responses: ReadonlyMap<string, Json>, status: number): Json | undefined {
  const wanted = [String(status), `${Math.floor(status / 100)}XX`, 'DEFAULT'];
  return wanted
    .map((key) => [...responses].find(([name]) => name.toUpperCase() === key)?.[1])
    .find((response) => response !== undefined);
}

/** Named examples of a media type, parameter or header, by name; one at another address has that as its value. */
export function namedExamples(node: Json, resolve: Resolve): {name: string; node: Json; value: unknown}[] {
  return entries(node.examples).map(([name, example]) => {
    const found = resolve(example);
    return {name, node: found, value: 'value' in found ? (found.value as unknown) : found.externalValue};
  });
}

/** The description of a node as Markdown; empty for anything but text. */
export const markdownIn = ({description}: Json): string =>
  typeof description === 'string' && description.trim() ? description : '';

/** Why something is not specified yet, as a sentence, where an extension says that it isn't. */
export function notSpecifiedIn(node: Json): string | undefined {
  const mark: unknown = node['x-not-specified'];
  if (!mark) return undefined;
  const reason: unknown = typeof mark === 'string' ? mark : node['x-not-specified-reason'];
  return typeof reason === 'string' ? reason : 'It is not specified yet.';
}
