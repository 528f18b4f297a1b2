/** What is wrong with a single value. */
import {parseValue} from './serialise';
import type {Field} from './types';

/** What `fetch` takes as the value of a header: bytes without line breaks. */
export const isHeaderValue = (text: string): boolean => /^[\t\x20-\x7E\x80-\xFF]*$/.test(text);
export const HEADER_HINT = 'may hold letters, digits and signs of Latin-1 only, and no line break';

const asJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** What is wrong with a single field before it is sent. */
export function fieldProblem(field: Field, text: string): string | undefined {
  if (text === '') return field.required ? 'Enter a value' : undefined;
  if (parseValue(field, text) === undefined) return 'Write it as a JSON object, such as {"name": "value"}';
  return field.control === 'json' && !asJson(text) ? 'Write it as JSON' : undefined;
}
