import type {Contract} from '../openapi/contract';
import {decode} from '../openapi/decode';
import {type OperationNode, type ParameterNode, type ParameterPlace} from '../openapi/document';
import {isIgnored} from '../openapi/headers';
import {fromJson} from '../openapi/json';
import {valuesOf} from '../openapi/schema';
import {Refusal} from './refusal';
import type {TextReader} from './text';
import {firstProblem, type createChecks} from './validation';

/** The parts of a request except its body. */
export interface Sources {
  /** Still percent-encoded. */
  path: ReadonlyMap<string, string>;
  query: URLSearchParams;
  headers: Headers;
  cookies: ReadonlyMap<string, string>;
}

export type Values = Readonly<Record<ParameterPlace, Readonly<Record<string, unknown>>>>;

/** Header that replaces `Cookie`, which scripts in a page can't set. */
export const COOKIE_HEADER = 'X-Sandbox-Cookie';

export function cookiesOf(headers: Headers): Map<string, string> {
  const text = headers.get('Cookie') ?? headers.get(COOKIE_HEADER) ?? '';
  const cookies = new Map<string, string>();
  for (const pair of text.split(';')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, Math.max(at, 0)).trim();
    const value = pair.slice(at + 1).trim();
    if (name) cookies.set(name, decode(value) ?? value);
  }
  return cookies;
}

const SEPARATORS: Record<string, RegExp> = {spaceDelimited: / /, pipeDelimited: /\|/};

/** The raw values of a parameter; undefined if it is missing. */
function textsOf({name, in: place}: ParameterNode, sources: Sources): string[] | undefined {
  if (place === 'query') return sources.query.has(name) ? sources.query.getAll(name) : undefined;
  const text =
    place === 'path'
      ? sources.path.get(name)
      : place === 'header'
        ? sources.headers.get(name)
        : sources.cookies.get(name);
  return text === undefined || text === null ? undefined : [text];
}

function decodePath(name: string, text: string): string {
  const decoded = decode(text);
  if (decoded === undefined) throw new Refusal(400, `${name} has broken percent-encoding`, name);
  return decoded;
}

/** Properties of an object in the query: `filter[name]=x`, or `name=x` for exploded parameters. */
function queryRecord(parameter: ParameterNode, {query}: Sources, reader: TextReader): object | undefined {
  const {name: prefix, schema, style, explode} = parameter;
  const own = (key: string): string | undefined => {
    if (style === 'deepObject')
      return key.startsWith(prefix) ? /^\[([^\]]*)\]$/.exec(key.slice(prefix.length))?.[1] : undefined;
    return explode && reader.propertySchema(schema, key) !== true ? key : undefined;
  };
  const entries = [...query].flatMap(([key, text]) => {
    const name = own(key);
    return name === undefined ? [] : [[name, text] as const];
  });
  return entries.length > 0 ? reader.record(entries, schema) : undefined;
}

function valueOf(parameter: ParameterNode, sources: Sources, reader: TextReader): unknown {
  const {name, in: place, schema, style, explode, contentType} = parameter;
  const isJson = contentType !== undefined;
  if (place === 'query' && reader.isRecord(schema) && !isJson) {
    const found = queryRecord(parameter, sources, reader);
    if (found !== undefined) return found;
  }
  const texts = textsOf(parameter, sources);
  if (texts === undefined) return undefined;
  const decoded = place === 'path' ? texts.map((text) => decodePath(name, text)) : texts;
  if (isJson) {
    const value = fromJson(decoded[0]!);
    if (value === undefined) throw new Refusal(400, `${name} must be JSON`, name);
    return value;
  }
  if (reader.isList(schema)) {
    const parts =
      place === 'query' && style === 'form' && explode
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

/** Path styles that add more than the value; they are not parsed. */
const UNREAD_STYLES = ['label', 'matrix'];

/**
 * Reads and validates the parameters of a request. Missing ones get their documented defaults.
 *
 * @throws Refusal naming the first invalid parameter
 */
export function readParameters(
  {schemas}: Contract,
  {parameters}: OperationNode,
  sources: Sources,
  reader: TextReader,
  checks: ReturnType<typeof createChecks>,
): Values {
  const values = {
    path: Object.create(null),
    query: Object.create(null),
    header: Object.create(null),
    cookie: Object.create(null),
  } as Record<ParameterPlace, Record<string, unknown>>;
  for (const parameter of parameters) {
    const {name, in: place, required, schema, style} = parameter;
    if (UNREAD_STYLES.includes(style) || isIgnored(parameter)) continue;
    const value = valueOf(parameter, sources, reader);
    if (value === undefined) {
      if (required) throw new Refusal(400, `${name} is required`, name);
      const fallback = schemas.flatten(schema).keywords.default as unknown;
      if (fallback !== undefined) values[place][name] = fallback;
      continue;
    }
    const problem = firstProblem(checks(schema, 'request'), value);
    if (problem) {
      const at = [name, problem.at].filter(Boolean).join('.');
      throw new Refusal(400, `${at} ${problem.rule}`, name);
    }
    if (typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)) {
      if (!valuesOf(schemas.flatten(schema).keywords.format).includes('int64'))
        throw new Refusal(400, `${name} is too large`, name);
    }
    values[place][name] = value;
  }
  return values;
}
