/**
 * Changes between two contracts, and which of them break clients. Pure.
 *
 * Requests that were valid must stay valid, so allowing fewer values breaks clients. Responses must stay predictable, so
 * allowing more values breaks them; new properties don't, because clients must ignore unknown properties.
 */
import {METHODS, resolver, type Resolve} from '../../src/openapi/document';
import {entries, isObject, list, type Json} from '../../src/openapi/json';
import {canonical, compareSchemas, type Effect, type SchemaReader, schemaReader} from './schemaDiff';

export interface Change {
  /** Such as `GET /api/v1/courses`. */
  operation: string;
  message: string;
  /**
   * JSON pointer into the new contract, or into the old one for something that was removed. References are followed and
   * `allOf` counts as one schema.
   */
  pointer: string;
  isBreaking: boolean;
}

type Direction = 'request' | 'response';

interface Placed {
  node: Json;
  path: string[];
}

interface Operation extends Placed {
  name: string;
  parameters: Map<string, Placed>;
  /** Names of the schemes of each alternative. */
  security: string[][];
}

const pointerOf = (path: readonly string[]): string =>
  path.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

const isBreaking = (effect: Effect, direction: Direction): boolean =>
  ({narrower: direction === 'request', wider: direction === 'response', other: true, added: false, removed: true})[
    effect
  ];

/** A property's name from its path in a schema: `data[].title`. */
function propertyName(path: readonly string[]): string {
  let name = '';
  for (let at = 0; at < path.length; at += 1) {
    if (path[at] === 'properties' && at + 1 < path.length) name += `${name && '.'}${path[(at += 1)]}`;
    else if (path[at] === 'items') name += '[]';
    else if (path[at] === 'additionalProperties') name += `${name && '.'}*`;
  }
  return name;
}

/** All parameters of an operation by location and name; path parameters by position, because renaming one breaks no client. */
function parametersOf(path: string, item: Json, method: string, resolve: Resolve): Map<string, Placed> {
  const positions = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name!);
  const placed = (nodes: unknown, ...at: string[]): Placed[] =>
    list(nodes).map((node, index) => ({node: resolve(node), path: [...at, 'parameters', String(index)]}));
  const all = [...placed(item.parameters, 'paths', path), ...placed(item[method].parameters, 'paths', path, method)];
  const keyOf = ({in: place, name}: Json) =>
    `${place} ${place === 'path' ? positions.indexOf(name) : place === 'header' ? String(name).toLowerCase() : name}`;
  return new Map(all.map((parameter) => [keyOf(parameter.node), parameter]));
}

/** All operations by method and path, without the names of path parameters. */
function operationsOf(document: Json, resolve: Resolve): Map<string, Operation> {
  return new Map(
    entries(document.paths).flatMap(([path, pathItem]) => {
      const item = resolve(pathItem);
      return METHODS.filter((method) => isObject(item[method])).map((method): [string, Operation] => {
        const node: Json = item[method];
        const requirements = list(node.security ?? document.security);
        return [
          `${method} ${path.replace(/\{[^{}]+\}/g, '{}')}`,
          {
            name: `${method.toUpperCase()} ${path}`,
            node,
            path: ['paths', path, method],
            parameters: parametersOf(path, item, method, resolve),
            security: (requirements.length > 0 ? requirements : [{}]).map((entry) => Object.keys(entry).sort()),
          },
        ];
      });
    }),
  );
}

/** Credentials that were sufficient must stay sufficient. */
function* securityChanges(was: Operation, is: Operation): Generator<Change> {
  const nameOf = (names: string[]) => names.join(' and ') || 'no credentials';
  const pointer = pointerOf([...is.path, 'security']);
  for (const names of was.security) {
    if (is.security.some((other) => other.every((name) => names.includes(name)))) continue;
    yield {operation: is.name, message: `${nameOf(names)} no longer enough`, pointer, isBreaking: true};
  }
  const known = was.security.map(canonical);
  for (const names of is.security.filter((other) => !known.includes(canonical(other)))) {
    yield {operation: is.name, message: `${nameOf(names)} accepted`, pointer, isBreaking: false};
  }
}

/**
 * Compares two contracts.
 *
 * @param oldContract OpenAPI 3.0 or 3.1, with local references only
 * @param newContract likewise
 * @returns changes in document order; descriptions and examples don't count
 * @throws Error that names a dangling or circular reference
 */
export function contractChanges(oldContract: Json, newContract: Json): Change[] {
  const [before, after] = [resolver(oldContract), resolver(newContract)];
  const readers = {
    before,
    after,
    oldSchemas: schemaReader(oldContract, before),
    nextSchemas: schemaReader(newContract, after),
  };
  const [old, next] = [operationsOf(oldContract, before), operationsOf(newContract, after)];
  const gone = [...old].filter(([key]) => !next.has(key)).map(([, operation]) => operation);
  const added = [...next].filter(([key]) => !old.has(key)).map(([, operation]) => operation);
  const note = ({name, path}: Operation, message: string, breaks: boolean): Change => ({
    operation: name,
    message,
    pointer: pointerOf(path),
    isBreaking: breaks,
  });
  return [
    ...serverChanges(oldContract, newContract),
    ...gone.map((operation) => note(operation, 'operation removed', true)),
    ...[...old].flatMap(([key, was]) => {
      const is = next.get(key);
      return is ? [...operationChanges(was, is, readers)] : [];
    }),
    ...added.map((operation) => note(operation, 'operation added', false)),
  ];
}

function* serverChanges(old: Json, next: Json): Generator<Change> {
  const urls = (document: Json) => list(document.servers).map(({url}) => String(url));
  const change = (url: string, index: number, word: string): Change => ({
    operation: 'all operations',
    message: `server ${url} ${word}`,
    pointer: pointerOf(['servers', String(index)]),
    isBreaking: word === 'removed',
  });
  for (const [index, url] of urls(old).entries()) if (!urls(next).includes(url)) yield change(url, index, 'removed');
  for (const [index, url] of urls(next).entries()) if (!urls(old).includes(url)) yield change(url, index, 'added');
}

interface Readers {
  before: Resolve;
  after: Resolve;
  oldSchemas: SchemaReader;
  nextSchemas: SchemaReader;
}

function* operationChanges(
  was: Operation,
  is: Operation,
  {before, after, oldSchemas, nextSchemas}: Readers,
): Generator<Change> {
  const note = (path: string[], message: string, breaks: boolean): Change => ({
    operation: is.name,
    message,
    pointer: pointerOf(path),
    isBreaking: breaks,
  });
  const required = (node: Json) => node.required === true;

  function* schemas(old: unknown, next: unknown, subject: string, path: string[], direction: Direction) {
    if (old === undefined && next === undefined) return;
    for (const difference of compareSchemas(oldSchemas, nextSchemas, old ?? {}, next ?? {})) {
      const name = propertyName(difference.path);
      const message = `${subject}${name && `, "${name}"`}: ${difference.message}`;
      yield note([...path, ...difference.path], message, isBreaking(difference.effect, direction));
    }
  }

  function* contents(old: unknown, next: unknown, subject: string, path: string[], direction: Direction) {
    const [formats, others] = [new Map(entries(old)), new Map(entries(next))];
    for (const [format, media] of formats) {
      const at = [...path, 'content', format];
      const other = others.get(format);
      if (other) yield* schemas(media.schema, other.schema, subject, [...at, 'schema'], direction);
      else yield note(at, `${subject}: format ${format} removed`, true);
    }
    for (const format of others.keys()) {
      if (!formats.has(format)) yield note([...path, 'content', format], `${subject}: format ${format} added`, false);
    }
  }

  function* requirement(old: Json, next: Json, subject: string, path: string[]) {
    if (required(old) === required(next)) return;
    yield note([...path, 'required'], `${subject}: now ${required(next) ? 'required' : 'optional'}`, required(next));
  }

  if (!was.node.deprecated && is.node.deprecated) yield note([...is.path, 'deprecated'], 'operation deprecated', false);
  yield* securityChanges(was, is);

  const parameterName = ({in: place, name}: Json) => `${place} parameter "${name}"`;
  for (const [key, {node, path}] of was.parameters) {
    const other = is.parameters.get(key);
    if (!other) {
      yield note(path, `${parameterName(node)}: removed`, true);
      continue;
    }
    const subject = parameterName(other.node);
    yield* requirement(node, other.node, subject, other.path);
    for (const keyword of ['style', 'explode']) {
      if (canonical(node[keyword]) !== canonical(other.node[keyword])) {
        yield note([...other.path, keyword], `${subject}: ${keyword} changed`, true);
      }
    }
    yield* schemas(node.schema, other.node.schema, subject, [...other.path, 'schema'], 'request');
    yield* contents(node.content, other.node.content, subject, other.path, 'request');
  }
  for (const [key, {node, path}] of is.parameters) {
    if (was.parameters.has(key)) continue;
    yield note(path, `${parameterName(node)}: added${required(node) ? ' and required' : ''}`, required(node));
  }

  const [oldBody, nextBody] = [before(was.node.requestBody), after(is.node.requestBody)];
  const bodyPath = [...is.path, 'requestBody'];
  if (was.node.requestBody && is.node.requestBody) {
    yield* requirement(oldBody, nextBody, 'request body', bodyPath);
    yield* contents(oldBody.content, nextBody.content, 'request body', bodyPath, 'request');
  } else if (was.node.requestBody) yield note([...was.path, 'requestBody'], 'request body: removed', true);
  else if (is.node.requestBody) {
    yield note(bodyPath, `request body: added${required(nextBody) ? ' and required' : ''}`, required(nextBody));
  }

  const [oldResponses, nextResponses] = [new Map(entries(was.node.responses)), new Map(entries(is.node.responses))];
  for (const [status, node] of oldResponses) {
    const other = nextResponses.get(status);
    const subject = `response ${status}`;
    if (!other) {
      yield note([...was.path, 'responses', status], `${subject}: removed`, true);
      continue;
    }
    const [oldResponse, nextResponse] = [before(node), after(other)];
    const path = [...is.path, 'responses', status];
    yield* contents(oldResponse.content, nextResponse.content, subject, path, 'response');
    for (const [header] of entries(oldResponse.headers)) {
      if (!isObject(nextResponse.headers?.[header])) {
        yield note([...path, 'headers', header], `${subject}: header ${header} removed`, true);
      }
    }
  }
  for (const status of nextResponses.keys()) {
    if (!oldResponses.has(status)) yield note([...is.path, 'responses', status], `response ${status}: added`, false);
  }
}
