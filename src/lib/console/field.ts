/** Validation of single values. */
import {fromJson} from '../../openapi/json';
import {parseValue} from './serialise';
import type {Field} from './types';

/** True for values that `fetch` accepts in a header: Latin-1 without line breaks. */
export const isHeaderValue = (text: string): boolean => /^[\t\x20-\x7E\x80-\xFF]*$/.test(text);
export const HEADER_HINT = 'may only contain Latin-1 characters, without line breaks';

/** The problem of a field before sending, or undefined. */
export function fieldProblem(field: Field, text: string): string | undefined {
  if (text === '') return field.required ? 'Enter a value' : undefined;
  if (parseValue(field, text) === undefined) return 'Write it as a JSON object, such as {"name": "value"}';
  return field.control === 'json' && fromJson(text) === undefined ? 'Write it as JSON' : undefined;
}
