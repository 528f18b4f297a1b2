/** A JSON object from outside: any member may be missing or of any type. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** A bundled OpenAPI 3.0 or 3.1 document, as parsed JSON. All references point into the document itself. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly [member: string]: unknown;
}

export type ParameterPlace = 'path' | 'query' | 'header' | 'cookie';

export interface Parameter {
  name: string;
  in: ParameterPlace;
  required: boolean;
  schema: unknown;
  style: string;
  explode: boolean;
  /** Whether the value is JSON text, as a parameter with `content` has it. */
  isJson: boolean;
}

export interface RequestBody {
  required: boolean;
  /** Media type objects by media type. */
  content: JsonObject;
}

export interface Operation {
  /** The operationId, or method and path where there is none. */
  id: string;
  /** In capitals. */
  method: string;
  /** Template of the path, as the contract has it. */
  path: string;
  parameters: Parameter[];
  body: RequestBody | null;
  /** Response objects by code: `200`, `4XX` or `default`. */
  responses: ReadonlyMap<string, JsonObject>;
  /** Alternatives, each the schemes that are needed together. */
  security: JsonObject[];
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
/** Header parameters that OpenAPI describes elsewhere. */
const RESERVED_HEADERS = ['accept', 'content-type', 'authorization'];
/** Longest chain of references to references. */
const MAX_HOPS = 32;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const objectOf = (value: unknown): JsonObject => (isObject(value) ? value : {});

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** A member of its own, never one that objects inherit. */
export const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

/** Text with its percent codes resolved, or undefined if they are broken. */
export function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** What a reference such as `#/components/schemas/Course` points at; undefined if nothing is there. */
export function target(document: OpenApiDocument, reference: string): unknown {
  if (!reference.startsWith('#/')) return undefined;
  return reference
    .slice(2)
    .split('/')
    .map((part) => (decode(part) ?? part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(memberOf, document);
}

/** The object that a node is or refers to; an empty one if the reference leads nowhere. */
export function resolve(document: OpenApiDocument, node: unknown): JsonObject {
  let found = node;
  for (let hops = 0; hops < MAX_HOPS; hops += 1) {
    const reference = textOf(memberOf(found, '$ref'));
    if (reference === undefined) return objectOf(found);
    found = target(document, reference);
  }
  return {};
}

function readParameter(document: OpenApiDocument, node: unknown): Parameter | null {
  const parameter = resolve(document, node);
  const name = textOf(parameter.name);
  const place = textOf(parameter.in) as ParameterPlace;
  if (name === undefined || !['path', 'query', 'header', 'cookie'].includes(place)) return null;
  if (place === 'header' && RESERVED_HEADERS.includes(name.toLowerCase())) return null;
  const style = textOf(parameter.style) ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple');
  const media = Object.values(objectOf(parameter.content))[0];
  return {
    name,
    in: place,
    required: parameter.required === true || place === 'path',
    schema: media === undefined ? (parameter.schema ?? true) : (objectOf(media).schema ?? true),
    style,
    explode: typeof parameter.explode === 'boolean' ? parameter.explode : style === 'form',
    isJson: media !== undefined,
  };
}

/** Parameters of a path and of one of its operations; the latter replace those of the same name and place. */
function readParameters(document: OpenApiDocument, ...lists: unknown[]): Parameter[] {
  const found = new Map<string, Parameter>();
  for (const node of lists.flatMap(listOf)) {
    const parameter = readParameter(document, node);
    if (parameter) found.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  return [...found.values()];
}

function readBody(document: OpenApiDocument, node: unknown): RequestBody | null {
  if (!isObject(node)) return null;
  const body = resolve(document, node);
  return {required: body.required === true, content: objectOf(body.content)};
}

/** Every operation of a contract, references resolved down to media types and headers. */
export function readOperations(document: OpenApiDocument): Operation[] {
  return Object.entries(objectOf(document.paths)).flatMap(([path, pathNode]) => {
    const item = resolve(document, pathNode);
    return METHODS.filter((method) => isObject(item[method])).map((name): Operation => {
      const node = objectOf(item[name]);
      const method = name.toUpperCase();
      return {
        id: textOf(node.operationId) ?? `${method} ${path}`,
        method,
        path,
        parameters: readParameters(document, item.parameters, node.parameters),
        body: readBody(document, node.requestBody),
        responses: new Map(
          Object.entries(objectOf(node.responses))
            .filter(([code]) => /^(?:[1-5]\d\d|[1-5]XX|default)$/i.test(code))
            .map(([code, response]) => [
              code.toLowerCase() === 'default' ? 'default' : code.toUpperCase(),
              resolve(document, response),
            ]),
        ),
        security: listOf(node.security ?? document.security).map(objectOf),
      };
    });
  });
}

/** The response that describes a status code: its own, that of its class such as `4XX`, or the default. */
export function responseFor({responses}: Operation, status: number): JsonObject | undefined {
  return responses.get(String(status)) ?? responses.get(`${Math.floor(status / 100)}XX`) ?? responses.get('default');
}

/** The first documented success of an operation; 200 without a description if there is none. */
export function successOf(operation: Operation): {status: number; response: JsonObject} {
  const codes = [...operation.responses.keys()].sort();
  const exact = codes.find((code) => /^2\d\d$/.test(code));
  const redirect = codes.includes('2XX') ? undefined : codes.find((code) => /^3\d\d$/.test(code));
  const status = Number(exact ?? redirect ?? 200);
  return {status, response: responseFor(operation, status) ?? {}};
}

/** Paths under which the servers of a contract offer it, the longest first; always the root too. */
export function serverPaths(document: OpenApiDocument): string[] {
  const items = Object.values(objectOf(document.paths)).map((node) => resolve(document, node));
  const nodes = [document, ...items, ...items.flatMap((item) => METHODS.map((method) => item[method]))];
  const paths = nodes
    .flatMap((node) => listOf(memberOf(node, 'servers')).map(objectOf))
    .map((server) => {
      const variables = objectOf(server.variables);
      const url = (textOf(server.url) ?? '').replace(
        /\{([^}]*)\}/g,
        (_, name: string) => textOf(objectOf(memberOf(variables, name)).default) ?? '',
      );
      try {
        return new URL(url, 'https://sandbox.example').pathname.replace(/\/+$/, '');
      } catch {
        return '';
      }
    });
  return [...new Set([...paths, ''])].sort((a, b) => b.length - a.length);
}
