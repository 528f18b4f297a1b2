/** Safe access to untrusted JSON: properties may be missing, of any type, or named like those of a prototype. */

/* eslint-disable-next-line @typescript-eslint/no-explicit-any -- a document of any shape */
export type Json = Record<string, any>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value if it is an object, otherwise an empty object. */
export const objectOf = (value: unknown): Json => (isObject(value) ? value : {});

/** True for an own property. Unlike `Object.hasOwn`, works in Safari before 15.4, where the console should work too. */
export const hasOwn = (object: object, name: string): boolean => Object.prototype.hasOwnProperty.call(object, name);

/** An own property of an object or array; never an inherited one such as `constructor`. */
export const property = (object: unknown, name: string): unknown =>
  typeof object === 'object' && object !== null && hasOwn(object, name) ? (object as Json)[name] : undefined;

/** Entries of an object in order; empty for anything else. */
export const entries = (value: unknown): [name: string, value: Json][] =>
  isObject(value) ? Object.entries<Json>(value) : [];

/** Entries that are not extensions. */
export const namedEntries = (value: unknown): [name: string, value: Json][] =>
  entries(value).filter(([name]) => !name.startsWith('x-'));

/** The value if it is an array, otherwise an empty array. */
export const list = <T = Json>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : []);

/**
 * In front of the text of a number that JavaScript would write differently: 9007199254740993, 1.10, 1e400. Such numbers
 * of a contract are strings with this mark, so that they are printed as written. Unicode reserves the character for internal use.
 */
const MARK = '\uFDD0';
const NUMBER = String.raw`-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?`;
const MARKED = new RegExp(`^${MARK}${NUMBER}$`);
/** The strings and numbers of a JSON text. */
const TOKENS = new RegExp(String.raw`"[^"\\]*(?:\\.[^"\\]*)*"|${NUMBER}`, 'g');

/** Whether a value stands for a number that JavaScript would write differently. */
export const isMarked = (value: unknown): value is string => typeof value === 'string' && MARKED.test(value);

/** The JSON text that keeps a number as written; the number itself if JavaScript writes it in the same way. */
export function markedNumber(source: string): string {
  const marked = MARK + source;
  return String(Number(source)) !== source && MARKED.test(marked) ? JSON.stringify(marked) : source;
}

/** A number, marked or not; undefined for anything else. Not exact beyond 2^53. */
export const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : isMarked(value) ? Number(value.slice(1)) : undefined;

export function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  const number = numberOf(value);
  return number === undefined ? typeof value : Number.isInteger(number) ? 'integer' : 'number';
}

/** A value with plain numbers, for comparing and computing. */
export const unmarked = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(unmarked)
    : isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([name, child]) => [name, unmarked(child)]))
      : (numberOf(value) ?? value);

/** A scalar as text; empty for null and undefined. */
export const text = (value: unknown): string =>
  isMarked(value) ? value.slice(1) : typeof value === 'string' ? value : String(value ?? '');

export const stringOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Parses JSON; undefined for a text that is none. */
export function fromJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}

/**
 * Parses JSON as contracts are read: numbers that JavaScript would write differently are marked.
 *
 * @returns undefined for a text that is no JSON
 */
export const exactJson = (source: string): unknown =>
  fromJson(source) === undefined ? undefined : fromJson(source.replace(TOKENS, markedNumber));

/** A value as JSON, numbers as written; undefined for undefined. */
export function jsonText(value: unknown, indent?: number): string | undefined {
  const json = JSON.stringify(value, null, indent) as string | undefined;
  const isNumber = (token: string, at: number) => isMarked(token.slice(1, -1)) && json![at + token.length] !== ':';
  return json?.includes(MARK)
    ? json.replace(TOKENS, (token, at: number) => (isNumber(token, at) ? token.slice(2, -1) : token))
    : json;
}

/** A value for display: strings as they are, anything else as JSON; empty for undefined. */
export const plainText = (value: unknown): string =>
  typeof value === 'string' ? text(value) : (jsonText(value) ?? '');

/** An object without undefined properties, so that it survives a round trip through JSON unchanged. */
export function compact<T extends object>(object: T): T {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;
}
