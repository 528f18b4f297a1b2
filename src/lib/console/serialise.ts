/** From what is typed into a field to its place in a request; the styles of OpenAPI are those of the code samples. */
import {encode, inHeader, inPath, inQuery, type SampleParameter} from '../samples/values';
import {typeOf} from './resolve';
import type {Field, ParameterField} from './types';

export type Value = string | string[] | Record<string, string>;

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
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
  if (type !== 'array' && type !== 'object') return text;
  const value = parse(text);
  if (Array.isArray(value)) return type === 'array' ? value.map(asText) : undefined;
  if (type === 'array') return text.split(',').map((item) => item.trim());
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, asText(member)]));
}

/** The field with its value in the place of the example. */
const filled = ({name, in: place, type, required, style, explode, ...field}: ParameterField, text: string) =>
  ({
    name,
    in: place,
    type,
    required,
    style,
    explode,
    ...(field.contentType && {contentType: field.contentType}),
    example: field.contentType ? text : JSON.stringify(parseValue({schema: field.schema}, text) ?? text),
  }) satisfies SampleParameter;

/** Within the path, percent-encoded. */
export const pathValue = (field: ParameterField, text: string): string => inPath(filled(field, text));

/** Reserved characters that cannot end the query or a pair of it. */
const RESERVED = /%(?:3A|2F|3F|40|21|24|27|28|29|2A|2C|3B)/g;

/** Name and value in a query or among cookies, percent-encoded. */
export function queryValue(field: ParameterField, text: string): string {
  const pair = inQuery(filled(field, text));
  return field.allowReserved ? pair.replace(RESERVED, decodeURIComponent) : pair;
}

/** As a header's value, which is not percent-encoded. */
export const headerValue = (field: ParameterField, text: string): string => inHeader(filled(field, text));

/** An address with one more pair in its query. */
export const withPair = (url: string, name: string, value: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}${encode(name)}=${encode(value)}`;
