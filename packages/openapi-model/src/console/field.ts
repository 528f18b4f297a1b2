/** The values of single fields. */
import {exactJson, fromJson, isObject} from '../json.ts';
import type {Field} from './types.ts';

/**
 * Parses the text of a field: lists separated by commas or as JSON, objects as JSON. One of several types is what it looks
 * like.
 *
 * @returns undefined if the value has to be a list or an object but isn't
 */
export function parseValue({valueType: type}: Pick<Field, 'valueType'>, text: string): unknown {
  if (type !== 'array' && type !== 'object' && type !== 'mixed') return text;
  const value = exactJson(text);
  if (type === 'mixed') return typeof value === 'object' && value !== null ? value : text;
  if (Array.isArray(value)) return type === 'array' ? value : undefined;
  if (type === 'array') return text.split(',').map((item) => item.trim());
  return isObject(value) ? value : undefined;
}

/** The value of a field as it is sent: with a content type, or if it can't be parsed, as typed. */
export const valueIn = (field: Field, text: string): unknown =>
  field.contentType ? text : (parseValue(field, text) ?? text);

/** The problem of a field before sending, or undefined. */
export function fieldProblem(field: Field, text: string): string | undefined {
  if (text === '') return field.required ? 'Enter a value' : undefined;
  if (parseValue(field, text) === undefined) return 'Write it as a JSON object, such as {"name": "value"}';
  return field.control === 'json' && fromJson(text) === undefined ? 'Write it as JSON' : undefined;
}
