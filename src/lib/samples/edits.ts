/** Values of a sample request that a visitor may change, and where a program shows them. Pure. */
import {decode} from '../../openapi/document';
import {isObject} from '../../openapi/json';
import {isJsonType} from '../../openapi/media';
import {encode} from './encode';
import type {Generator, SampleRequest} from './types';

/** A value of a request, and the request with another text in its place. */
export interface EditableValue {
  /** Unique in the request: `path.2`, `query.page`, `header.X-Domain-ID`, `body/title`. */
  key: string;
  name: string;
  /** As a person would type it, neither encoded nor quoted. */
  text: string;
  /** True for numbers, booleans and null, which programs write without quotes. */
  isBare: boolean;
  change: (text: string) => SampleRequest;
}

/** A place in a program, as offsets. */
export interface Place {
  start: number;
  end: number;
  value: EditableValue;
}

/** A body with more values is edited as a whole, in the console. */
const MOST_VALUES = 60;

/** Replaces one item of a list. */
const replaced = <T>(items: readonly T[], at: number, item: T): T[] =>
  items.map((other, index) => (index === at ? item : other));

/** The path parameters that fill a segment of their own. Segments are counted from the end: servers may have a path. */
function pathValues(request: SampleRequest, template: string): EditableValue[] {
  const [address = '', ...query] = request.url.split('?');
  const segments = address.split('/');
  const names = template.split('/').map((part) => /^\{([^{}]+)\}$/.exec(part)?.[1]);
  return names.flatMap((name, index) => {
    const at = segments.length - names.length + index;
    const segment = segments[at];
    if (!name || segment === undefined) return [];
    const change = (text: string): SampleRequest => ({
      ...request,
      url: [replaced(segments, at, encode(text)).join('/'), ...query].join('?'),
    });
    return {key: `path.${index}`, name, text: decode(segment) ?? segment, isBare: false, change};
  });
}

function queryValues(request: SampleRequest): EditableValue[] {
  const start = request.url.indexOf('?') + 1;
  if (start === 0) return [];
  const pairs = request.url.slice(start).split('&');
  return pairs.map((pair, at) => {
    const [name = '', ...rest] = pair.split('=');
    const value = rest.join('=');
    const change = (text: string): SampleRequest => ({
      ...request,
      url: request.url.slice(0, start) + replaced(pairs, at, `${name}=${encode(text)}`).join('&'),
    });
    return {key: `query.${at}`, name: decode(name) ?? name, text: decode(value) ?? value, isBare: false, change};
  });
}

/** Headers that the operation asks for: not what negotiates the format, nor credentials. */
function headerValues(request: SampleRequest): EditableValue[] {
  return request.headers.flatMap((header, at) => {
    const {name} = header;
    if (!('value' in header) || /^(?:accept|cookie)$/i.test(name)) return [];
    const change = (value: string): SampleRequest => ({
      ...request,
      headers: replaced(request.headers, at, {name, value}),
    });
    return {key: `header.${name}`, name, text: header.value, isBare: false, change};
  });
}

const indented = (value: unknown): string => JSON.stringify(value, null, 2);

/** The value that a person means: what was a number, a boolean or null may become another one, or a text. */
function meant(text: string, before: unknown): unknown {
  if (typeof before === 'string') return text;
  return /^(?:true|false|null|-?\d{1,15}(?:\.\d{1,9})?)$/.test(text) ? (JSON.parse(text) as unknown) : text;
}

/** The value with another one at a path of names and indices. */
function withValue(whole: unknown, path: readonly string[], value: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  if (Array.isArray(whole)) return replaced(whole, Number(first), withValue(whole[Number(first)], rest, value));
  const entries = Object.entries(whole as object);
  return Object.fromEntries(
    entries.map(([name, item]) => [name, name === first ? withValue(item, rest, value) : item]),
  );
}

function bodyValues(request: SampleRequest): EditableValue[] {
  const {body} = request;
  if (!body || !isJsonType(body.contentType)) return [];
  let whole: unknown;
  try {
    whole = JSON.parse(body.text);
  } catch {
    return [];
  }
  // Otherwise a change would rewrite more than one value: numbers beyond double precision, duplicate names …
  if (indented(whole) !== body.text) return [];
  const found: EditableValue[] = [];
  const visit = (value: unknown, path: readonly string[]): void => {
    if (Array.isArray(value) || isObject(value)) {
      for (const [name, item] of Object.entries(value)) visit(item, [...path, name]);
      return;
    }
    const name = path.filter((part) => !/^\d+$/.test(part)).pop() ?? 'body';
    found.push({
      key: ['body', ...path].join('/'),
      name,
      text: String(value),
      isBare: typeof value !== 'string',
      change: (text) => ({
        ...request,
        body: {...body, text: indented(withValue(whole, path, meant(text, value)))},
      }),
    });
  };
  visit(whole, []);
  return found.length > MOST_VALUES ? [] : found;
}

/**
 * The values of a request that a visitor may change: path and query parameters, headers, and the values of a JSON body.
 *
 * @param template path of the operation, such as `/users/{user_id}`
 */
export const valuesIn = (request: SampleRequest, template: string): EditableValue[] => [
  ...pathValues(request, template),
  ...queryValues(request),
  ...headerValues(request),
  ...bodyValues(request),
];

/** A text that neither starts nor ends like another one, and that no language has to escape. */
function standIn({text, isBare}: EditableValue): string {
  const [one, other] = isBare ? '89' : 'ZQ';
  return (text.startsWith(one!) ? other! : one!) + (text.endsWith(other!) ? one! : other!);
}

/** How many characters two texts have in common from their start, or from their end. */
function common(a: string, b: string, most: number, fromEnd = false): number {
  let count = 0;
  const at = (text: string) => text.charAt(fromEnd ? text.length - 1 - count : count);
  while (count < most && at(a) === at(b)) count++;
  return count;
}

/**
 * Where a program shows the values of its request. Found by generating the program with another text for each value, so
 * that it works for any language; a value that is shown twice, or changes more than itself, has no place.
 *
 * @param code what `generate` returns for the request of the values
 * @returns places in order, none of which overlap
 */
export function placesIn(code: string, generate: Generator, values: readonly EditableValue[]): Place[] {
  const places = values.flatMap((value): Place[] => {
    const text = standIn(value);
    const other = generate(value.change(text));
    const shorter = Math.min(code.length, other.length);
    const start = common(code, other, shorter);
    const rest = common(code, other, shorter - start, true);
    const end = code.length - rest;
    const isAlone = other.slice(start, other.length - rest) === text && !code.slice(start, end).includes('\n');
    return isAlone ? [{start, end, value}] : [];
  });
  places.sort((a, b) => a.start - b.start);
  return places.filter(({start}, index) => index === 0 || start >= places[index - 1]!.end);
}
