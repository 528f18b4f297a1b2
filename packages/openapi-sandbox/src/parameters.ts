import type {Contract} from 'openapi-model/contract';
import {decode} from 'openapi-model/decode';
import {isIgnored, type OperationNode, type ParameterNode, type ParameterPlace} from 'openapi-model/document';
import {fromJson} from 'openapi-model/json';
import {isJsonType} from 'openapi-model/media';
import {valuesOf} from 'openapi-model/schema';
import {fromHeaderText} from 'openapi-model/serialise';
import {short} from 'openapi-model/short';
import type {TextReader} from 'openapi-model/textReader';
import {Refusal, refusalOf, type FieldFault} from './refusal.ts';
import {problemsOf} from 'openapi-model/validation';

/** The parts of a request except its body. */
export interface Sources {
  /** Still percent-encoded. */
  path: ReadonlyMap<string, string>;
  query: URLSearchParams;
  headers: Headers;
  cookies: URLSearchParams;
}

export type Values = Readonly<Record<ParameterPlace, Readonly<Record<string, unknown>>>>;

/** Header that replaces `Cookie`, which scripts in a page can't set. */
export const COOKIE_HEADER = 'X-Sandbox-Cookie';

export function cookiesOf(headers: Headers): URLSearchParams {
  const text = headers.get('Cookie') ?? headers.get(COOKIE_HEADER) ?? '';
  const cookies = new URLSearchParams();
  for (const pair of text.split(';')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, Math.max(at, 0)).trim();
    const value = pair.slice(at + 1).trim();
    if (name) cookies.append(name, decode(value) ?? value);
  }
  return cookies;
}

const SEPARATORS: Record<string, RegExp> = {spaceDelimited: / /, pipeDelimited: /\|/};

/** The pairs of the query or the cookies. */
const pairsIn = ({in: place}: ParameterNode, {query, cookies}: Sources): URLSearchParams | undefined =>
  place === 'query' ? query : place === 'cookie' ? cookies : undefined;

/** The raw values of a parameter; undefined if it is missing. */
function textsOf(parameter: ParameterNode, sources: Sources): string[] | undefined {
  const {name, in: place} = parameter;
  const pairs = pairsIn(parameter, sources);
  if (pairs) return pairs.has(name) ? pairs.getAll(name) : undefined;
  const text = place === 'path' ? sources.path.get(name) : sources.headers.get(name);
  if (text === undefined || text === null) return undefined;
  return [place === 'header' ? fromHeaderText(text) : text];
}

function decodePath(name: string, text: string): string {
  const decoded = decode(text);
  if (decoded === undefined) throw new Refusal(400, `${name} has broken percent-encoding`, name);
  return decoded;
}

const MAX_BRACKETS = 20;

/** The names in brackets after the name of a parameter: `filter[a][b]` → `['a', 'b']`; undefined for other keys. */
export function bracketsOf(key: string, name: string): string[] | undefined {
  const rest = key.startsWith(name) ? key.slice(name.length) : '';
  if (!/^(?:\[[^\]]*\])+$/.test(rest)) return undefined;
  const names = rest.slice(1, -1).split('][');
  return names.length > MAX_BRACKETS ? undefined : names;
}

/** The value of pairs whose keys are the names on the way to a part of it. */
function nestedValue(pairs: [path: string[], text: string][], schema: unknown, reader: TextReader): unknown {
  const [[path, text]] = pairs as [[string[], string]];
  if (path.length === 0) return reader.scalar(text, schema);
  const parts = new Map<string, [string[], string][]>();
  for (const [[first = '', ...rest], value] of pairs) parts.set(first, [...(parts.get(first) ?? []), [rest, value]]);
  if (reader.isList(schema))
    return [...parts.values()].map((inner) => nestedValue(inner, reader.itemSchema(schema), reader));
  return Object.fromEntries(
    [...parts].map(([name, inner]) => [name, nestedValue(inner, reader.propertySchema(schema, name), reader)]),
  );
}

/** A `deepObject`, or an object whose properties are parameters of their own. */
function nestedRecord(parameter: ParameterNode, pairs: URLSearchParams, reader: TextReader): unknown {
  const {name, schema, style, explode} = parameter;
  const found = [...pairs].flatMap(([key, text]): [string[], string][] => {
    const isOwn = style !== 'deepObject' && explode && reader.propertySchema(schema, key) !== true;
    const path = style === 'deepObject' ? bracketsOf(key, name) : isOwn ? [key] : undefined;
    return path ? [[path, text]] : [];
  });
  return found.length > 0 ? nestedValue(found, schema, reader) : undefined;
}

/** The value of a parameter; undefined if it is missing. */
export function valueOf(parameter: ParameterNode, sources: Sources, reader: TextReader): unknown {
  const {name, in: place, schema, style, explode, contentType} = parameter;
  const pairs = pairsIn(parameter, sources);
  if (pairs && contentType === undefined && (style === 'deepObject' || reader.isRecord(schema))) {
    const found = nestedRecord(parameter, pairs, reader);
    if (found !== undefined) return found;
  }
  const texts = textsOf(parameter, sources);
  if (texts === undefined) return undefined;
  const decoded = place === 'path' ? texts.map((text) => decodePath(name, text)) : texts;
  if (contentType !== undefined) {
    if (!isJsonType(contentType)) return decoded[0];
    const value = fromJson(decoded[0]!);
    if (value === undefined) throw new Refusal(400, `${name} must be JSON`, name);
    return value;
  }
  if (reader.isList(schema)) {
    const parts =
      pairs && style === 'form' && explode
        ? decoded
        : texts.flatMap((text) =>
            text.split(SEPARATORS[style] ?? ',').map((part) => (place === 'path' ? decodePath(name, part) : part)),
          );
    return reader.list(parts, schema);
  }
  if (reader.isRecord(schema)) {
    const parts = decoded[0]!.split(',');
    const pairs = explode
      ? parts.map((part) => part.split('=', 2))
      : parts.flatMap((part, index) => (index % 2 === 0 ? [[part, parts[index + 1] ?? '']] : []));
    return reader.record(
      pairs.map(([key = '', text = '']) => [key, text] as const),
      schema,
    );
  }
  if (decoded.length > 1) throw new Refusal(400, `${name} is given more than once`, name);
  return reader.scalar(decoded[0]!, schema);
}

/**
 * Names in the query that belong to no parameter.
 *
 * @param credentials names of credentials, which are none
 */
export function unknownPairs(
  {parameters}: OperationNode,
  {query}: Sources,
  {isRecord}: TextReader,
  credentials: readonly string[],
): string[] {
  const own = parameters.filter((parameter) => parameter.in === 'query');
  // The properties of an exploded object are names of their own.
  if (own.some(({style, explode, schema}) => style === 'form' && explode && isRecord(schema))) return [];
  const isKnown = (key: string) => own.some(({name}) => key === name || bracketsOf(key, name));
  return [...new Set(query.keys())].filter((key) => !isKnown(key) && !credentials.includes(key)).map(short);
}

/** Path styles that add more than the value; they are not parsed. */
const UNREAD_STYLES = ['label', 'matrix'];

/**
 * Reads and validates the parameters of a request. Missing ones get their documented defaults.
 *
 * @throws Refusal naming the invalid parameters
 */
export function readParameters(
  {schemas, checkOf}: Contract,
  {parameters}: OperationNode,
  sources: Sources,
  reader: TextReader,
): Values {
  const values = {
    path: Object.create(null),
    query: Object.create(null),
    header: Object.create(null),
    cookie: Object.create(null),
  } as Record<ParameterPlace, Record<string, unknown>>;
  const faults: FieldFault[] = [];
  for (const parameter of parameters) {
    const {name, in: place, required, schema, style} = parameter;
    if (UNREAD_STYLES.includes(style) || isIgnored(parameter)) continue;
    const value = valueOf(parameter, sources, reader);
    if (value === undefined) {
      if (required) faults.push({field: name, text: `${name} is required`});
      const fallback = schemas.flatten(schema).keywords.default as unknown;
      if (fallback !== undefined) values[place][name] = fallback;
      continue;
    }
    for (const {path, message} of problemsOf(checkOf(schema, 'request'), value)) {
      faults.push({field: name, text: `${[name, path].filter(Boolean).join('.')} ${message}`});
    }
    if (typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)) {
      if (!valuesOf(schemas.flatten(schema).keywords.format).includes('int64'))
        faults.push({field: name, text: `${name} is too large`});
    }
    values[place][name] = value;
  }
  if (faults.length > 0) throw refusalOf(faults);
  return values;
}
