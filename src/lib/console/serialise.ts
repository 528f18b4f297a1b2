/** From what is typed into a field to its place in a request; the styles of OpenAPI are those of the code samples. */
import {plainText} from '@site/src/openapi/json';
import {encode, inHeader, inPath, inQuery} from '../samples/values';
import type {Field, ParameterField} from './types';

export type Value = string | string[] | Record<string, string>;

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
export function parseValue({valueType: type}: Pick<Field, 'valueType'>, text: string): Value | undefined {
  if (type !== 'array' && type !== 'object') return text;
  const value = parse(text);
  if (Array.isArray(value)) return type === 'array' ? value.map(plainText) : undefined;
  if (type === 'array') return text.split(',').map((item) => item.trim());
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, plainText(item)]));
}

/** What a parameter's field holds, as a value to be written: documents such as JSON go out as they were typed. */
const valueIn = (field: ParameterField, text: string): Value =>
  field.contentType ? text : (parseValue(field, text) ?? text);

/** Within the path, percent-encoded. */
export const pathValue = (field: ParameterField, text: string): string => inPath(field, valueIn(field, text));

/** Reserved characters that cannot end the query or a pair of it. */
const RESERVED = /%(?:3A|2F|3F|40|21|24|27|28|29|2A|2C|3B)/g;

/** Name and value in a query or among cookies, percent-encoded. */
export function queryValue(field: ParameterField, text: string): string {
  const pair = inQuery(field, valueIn(field, text));
  return field.allowReserved ? pair.replace(RESERVED, decodeURIComponent) : pair;
}

/** As a header's value, which is not percent-encoded. */
export const headerValue = (field: ParameterField, text: string): string => inHeader(field, valueIn(field, text));

/** An address with one more pair in its query. */
export const withPair = (url: string, name: string, value: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}${encode(name)}=${encode(value)}`;
