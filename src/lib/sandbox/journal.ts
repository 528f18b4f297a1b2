/**
 * The changes made in the sandbox, as requests that can be sent to it again after the page has been reloaded. What they
 * created is never stored, so that storage cannot make anything up. Pure.
 */
import {isObject, list} from '@site/src/openapi/json';

/** A request to the sandbox, without credentials. */
export interface Entry {
  /** Upper case. */
  method: string;
  /** Path and query, from the root of the sandbox. */
  path: string;
  /** Header parameters of the operation. */
  headers: [name: string, value: string][];
  contentType?: string;
  body?: string;
}

/** Maximum number of entries, and of characters in all of them together. */
export const MAX_ENTRIES = 100;
export const MAX_CHARACTERS = 200_000;

/** Methods of entries. */
export const CHANGES = ['POST', 'PUT', 'PATCH', 'DELETE'];
const lengthOf = ({path, headers, contentType = '', body = ''}: Entry): number =>
  [path, contentType, body, ...headers.flat()].reduce((sum, text) => sum + text.length, 0);

/** Whether a journal has room for another entry. */
export const hasRoom = (entries: readonly Entry[], entry: Entry): boolean =>
  entries.length < MAX_ENTRIES && [...entries, entry].reduce((sum, one) => sum + lengthOf(one), 0) <= MAX_CHARACTERS;

export const encodeJournal = (entries: readonly Entry[]): string => JSON.stringify(entries);

const isText = (value: unknown): value is string => typeof value === 'string';
const isPair = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every(isText);

function readEntry(value: unknown): Entry | undefined {
  if (!isObject(value)) return undefined;
  const {method, path, contentType, body} = value as Record<string, unknown>;
  const headers = list<unknown>(value.headers);
  // Two slashes would begin a host, and a backslash is read as a slash.
  if (!isText(method) || !CHANGES.includes(method) || !isText(path) || !/^\/(?![/\\])/.test(path)) return undefined;
  if (!headers.every(isPair) || [contentType, body].some((part) => part !== undefined && !isText(part)))
    return undefined;
  return {
    method,
    path,
    headers,
    ...(isText(contentType) && isText(body) && {contentType, body}),
  };
}

/**
 * Reads a journal from storage. Anything may be stored there: whatever is not an entry, or exceeds the limits, is left
 * out.
 */
export function decodeJournal(text: string | null): Entry[] {
  if (text === null || text.length > 2 * MAX_CHARACTERS) return [];
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return [];
  }
  return list<unknown>(stored)
    .slice(0, MAX_ENTRIES)
    .reduce<Entry[]>((entries, value) => {
      const entry = readEntry(value);
      return entry && hasRoom(entries, entry) ? [...entries, entry] : entries;
    }, []);
}
