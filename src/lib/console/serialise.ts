/** Serialises field values for a request. Shares the OpenAPI styles with the code samples. */
import {fromJson, plainText} from '../../openapi/json';
import {encode} from '../samples/encode';
import {inHeader, inPath, inQuery} from '../samples/values';
import type {Field, ParameterField} from './types';

export type Value = string | string[] | Record<string, string>;

/**
 * Parses the text of a field: lists separated by commas or as JSON, objects as JSON.
 *
 * @returns undefined if the value has to be an object but isn't valid JSON
 */
export function parseValue({valueType: type}: Pick<Field, 'valueType'>, text: string): Value | undefined {
  if (type !== 'array' && type !== 'object') return text;
  const value = fromJson(text);
  if (Array.isArray(value)) return type === 'array' ? value.map(plainText) : undefined;
  if (type === 'array') return text.split(',').map((item) => item.trim());
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, plainText(item)]));
}

/** The value of a parameter's field; values with a content type, such as JSON, are sent as typed. */
const valueIn = (field: ParameterField, text: string): Value =>
  field.contentType ? text : (parseValue(field, text) ?? text);

/** A value for the path, percent-encoded. */
export const pathValue = (field: ParameterField, text: string): string => inPath(field, valueIn(field, text));

/** Reserved characters that don't end the query or one of its pairs. */
const RESERVED = /%(?:3A|2F|3F|40|21|24|27|28|29|2A|2C|3B)/g;

/** Name and value for the query or a cookie, percent-encoded. */
export function queryValue(field: ParameterField, text: string): string {
  const pair = inQuery(field, valueIn(field, text));
  return field.allowReserved ? pair.replace(RESERVED, decodeURIComponent) : pair;
}

/** A value for a header, not percent-encoded. */
export const headerValue = (field: ParameterField, text: string): string => inHeader(field, valueIn(field, text));

/** A URL with one more pair in its query. */
export const withPair = (url: string, name: string, value: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}${encode(name)}=${encode(value)}`;
