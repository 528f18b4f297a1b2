/** How OpenAPI writes the value of a parameter into path, query, header or cookie, by `style` and `explode`. */
import {wellFormed} from '../samples/parts';
import type {Field, ParameterField} from './types';
import {typeOf} from './resolve';

export type Value = string | string[] | Record<string, string>;

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** Percent-encodes a text; half of a character travels as the replacement character. */
export const encode = (text: string): string => encodeURIComponent(wellFormed(text));

/** Leaves the reserved characters that cannot end the query or the pair. */
const encodeReserved = (text: string): string =>
  encode(text).replace(/%(?:3A|2F|3F|40|21|24|27|28|29|2A|2C|3B)/g, (code) => decodeURIComponent(code));

function jsonObject(text: string): Record<string, string> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, asText(member)]));
  } catch {
    return undefined;
  }
}

function jsonList(text: string): string[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.map(asText) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What is typed into a field, as a value: lists separated by commas or as JSON, objects as JSON.
 *
 * @returns undefined where an object is not written as JSON
 */
export function parseValue({schema}: Pick<Field, 'schema'>, text: string): Value | undefined {
  const type = typeOf(schema);
  if (type === 'array') return jsonList(text) ?? text.split(',').map((item) => item.trim());
  return type === 'object' ? jsonObject(text) : text;
}

const isList = (value: Value): value is string[] => Array.isArray(value);

/** `name=value` for each member, or names and values in turn. */
const members = (value: Record<string, string>, isExploded: boolean, write: (text: string) => string): string[] =>
  Object.entries(value).flatMap(([name, member]) =>
    isExploded ? [`${write(name)}=${write(member)}`] : [write(name), write(member)],
  );

/** A value within a path: `simple`, `label` or `matrix`, percent-encoded. */
export function pathValue({name, style, explode}: ParameterField, value: Value): string {
  const parts =
    typeof value === 'string' ? [encode(value)] : isList(value) ? value.map(encode) : members(value, explode, encode);
  if (style === 'label') return `.${parts.join(explode ? '.' : ',')}`;
  if (style !== 'matrix') return parts.join(',');
  const isFlat = typeof value === 'string' || isList(value);
  if (explode)
    return (isFlat ? parts.map((part) => `${encode(name)}=${part}`) : parts).map((part) => `;${part}`).join('');
  return `;${encode(name)}=${parts.join(',')}`;
}

const SEPARATORS: Record<string, string> = {spaceDelimited: '%20', pipeDelimited: '%7C'};

/** Pairs of a query, percent-encoded, without `&`. */
export function queryPairs({name, style, explode, allowReserved}: ParameterField, value: Value): string[] {
  const write = allowReserved ? encodeReserved : encode;
  const pair = (key: string, text: string) => `${encode(key)}=${text}`;
  if (typeof value === 'string') return [pair(name, write(value))];
  if (isList(value)) {
    return explode
      ? value.map((item) => pair(name, write(item)))
      : [pair(name, value.map(write).join(SEPARATORS[style] ?? ','))];
  }
  if (style === 'deepObject') return Object.entries(value).map(([key, text]) => pair(`${name}[${key}]`, write(text)));
  return explode
    ? members(value, true, write)
    : [pair(name, members(value, false, write).join(SEPARATORS[style] ?? ','))];
}

/** A header's value. Headers are not percent-encoded. */
export function headerValue({explode}: ParameterField, value: Value): string {
  if (typeof value === 'string') return value;
  return (isList(value) ? value : members(value, explode, (text) => text)).join(',');
}

/** An address with one more pair in its query. */
export const withPair = (url: string, name: string, value: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}${encode(name)}=${encode(value)}`;
