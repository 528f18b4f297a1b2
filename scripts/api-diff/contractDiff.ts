/**
 * What changed between two contracts, and what of it breaks clients. Pure.
 *
 * A request must stay acceptable, so what allows fewer values breaks it; an answer must hold nothing unexpected, so what
 * allows more values breaks it. New members are expected: clients ignore what they do not know.
 */
import {METHODS, resolver, type Resolve} from '../../src/openapi/document';
import {entries, isObject, list, type Json} from '../../src/openapi/json';
import {canonical, compareSchemas, type Effect} from './schemaDiff';

export interface Change {
  /** Such as `GET /api/v1/courses`. */
  operation: string;
  /** What is different, in words. */
  message: string;
  /**
   * JSON pointer, with references followed and `allOf` as one schema: into the new contract, or into the old one where
   * something is gone.
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

/** The name of a member from its place in a schema: `data[].title`. */
function memberName(path: readonly string[]): string {
  let name = '';
  for (let at = 0; at < path.length; at += 1) {
    if (path[at] === 'properties' && at + 1 < path.length) name += `${name && '.'}${path[(at += 1)]}`;
    else if (path[at] === 'items') name += '[]';
    else if (path[at] === 'additionalProperties') name += `${name && '.'}*`;
  }
  return name;
}

/** Parameters of the path and of the operation by place and name; in the path the position counts, not the name. */
function parametersOf(path: string, item: Json, method: string, resolve: Resolve): Map<string, Placed> {
  const positions = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name!);
  const placed = (nodes: unknown, ...at: string[]): Placed[] =>
    list(nodes).map((node, index) => ({node: resolve(node), path: [...at, 'parameters', String(index)]}));
  const all = [...placed(item.parameters, 'paths', path), ...placed(item[method].parameters, 'paths', path, method)];
  const keyOf = ({in: place, name}: Json) =>
    `${place} ${place === 'path' ? positions.indexOf(name) : place === 'header' ? String(name).toLowerCase() : name}`;
  return new Map(all.map((parameter) => [keyOf(parameter.node), parameter]));
}

/** Every operation by its method and its path without the names in it. */
function operationsOf(document: Json, resolve: Resolve): Map<string, Operation> {
  return new Map(
    entries(document.paths).flatMap(([path, pathItem]) => {
      const item = resolve(pathItem);
      return METHODS.filter((method) => isObject(item[method])).map((method): [string, Operation] => {
        const node: Json = item[method];
        const requirements = list(node.security ?? document.security);
        return [
          `${method} ${path.replace(/\{[^}]+\}/g, '{}')}`,
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

/** A client that satisfied one of the old alternatives must still satisfy one. */
function* securityChanges(was: Operation, is: Operation): Generator<Change> {
  const words = (names: string[]) => names.join(' and ') || 'no credentials';
  const pointer = pointerOf([...is.path, 'security']);
  for (const names of was.security) {
    if (is.security.some((other) => other.every((name) => names.includes(name)))) continue;
    yield {operation: is.name, message: `${words(names)} no longer enough`, pointer, isBreaking: true};
  }
  const known = was.security.map(canonical);
  for (const names of is.security.filter((other) => !known.includes(canonical(other)))) {
    yield {operation: is.name, message: `${words(names)} accepted`, pointer, isBreaking: false};
  }
}

/**
 * Compares two contracts.
 *
 * @param oldContract OpenAPI 3.0 or 3.1, references local
 * @param newContract the same
 * @returns changes in the order of the contracts; words such as descriptions and examples are none
 * @throws Error that names a reference which points to nothing or to itself
 */
export function contractChanges(oldContract: Json, newContract: Json): Change[] {
  const [before, after] = [resolver(oldContract), resolver(newContract)];
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
      return is ? [...operationChanges(was, is, before, after)] : [];
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

function* operationChanges(was: Operation, is: Operation, before: Resolve, after: Resolve): Generator<Change> {
  const note = (path: string[], message: string, breaks: boolean): Change => ({
    operation: is.name,
    message,
    pointer: pointerOf(path),
    isBreaking: breaks,
  });
  const required = (node: Json) => node.required === true;

  function* schemas(old: unknown, next: unknown, subject: string, path: string[], direction: Direction) {
    if (old === undefined && next === undefined) return;
    for (const difference of compareSchemas(before, after, old ?? {}, next ?? {})) {
      const name = memberName(difference.path);
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

  function* necessity(old: Json, next: Json, subject: string, path: string[]) {
    if (required(old) === required(next)) return;
    yield note([...path, 'required'], `${subject}: ${required(next) ? 'required' : 'optional'} now`, required(next));
  }

  if (!was.node.deprecated && is.node.deprecated) yield note([...is.path, 'deprecated'], 'operation deprecated', false);
  yield* securityChanges(was, is);

  const parameterWords = ({in: place, name}: Json) => `${place} parameter "${name}"`;
  for (const [key, {node, path}] of was.parameters) {
    const other = is.parameters.get(key);
    if (!other) {
      yield note(path, `${parameterWords(node)}: removed`, true);
      continue;
    }
    const subject = parameterWords(other.node);
    yield* necessity(node, other.node, subject, other.path);
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
    yield note(path, `${parameterWords(node)}: added${required(node) ? ' and required' : ''}`, required(node));
  }

  const [oldBody, nextBody] = [before(was.node.requestBody), after(is.node.requestBody)];
  const bodyPath = [...is.path, 'requestBody'];
  if (was.node.requestBody && is.node.requestBody) {
    yield* necessity(oldBody, nextBody, 'request body', bodyPath);
    yield* contents(oldBody.content, nextBody.content, 'request body', bodyPath, 'request');
  } else if (was.node.requestBody) yield note([...was.path, 'requestBody'], 'request body: removed', true);
  else if (is.node.requestBody) {
    yield note(bodyPath, `request body: added${required(nextBody) ? ' and required' : ''}`, required(nextBody));
  }

  const [oldAnswers, nextAnswers] = [new Map(entries(was.node.responses)), new Map(entries(is.node.responses))];
  for (const [status, node] of oldAnswers) {
    const other = nextAnswers.get(status);
    const subject = `answer ${status}`;
    if (!other) {
      yield note([...was.path, 'responses', status], `${subject}: removed`, true);
      continue;
    }
    const [oldAnswer, nextAnswer] = [before(node), after(other)];
    const path = [...is.path, 'responses', status];
    yield* contents(oldAnswer.content, nextAnswer.content, subject, path, 'response');
    for (const [header] of entries(oldAnswer.headers)) {
      if (!isObject(nextAnswer.headers?.[header])) {
        yield note([...path, 'headers', header], `${subject}: header ${header} removed`, true);
      }
    }
  }
  for (const status of nextAnswers.keys()) {
    if (!oldAnswers.has(status)) yield note([...is.path, 'responses', status], `answer ${status}: added`, false);
  }
}
