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

/** A scalar as text; empty for null and undefined. */
export const text = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined || value === null ? '' : String(value);

/** The value if it is a string. */
export const stringOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Parses JSON; undefined for a text that is none. */
export function fromJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}

/** The value of a JSON text; any other text as it is. */
export function jsonOrText(source: string): unknown {
  const value = fromJson(source);
  return value === undefined ? source : value;
}

/** A value as compact JSON; undefined for undefined. */
export const jsonText = (value: unknown): string | undefined =>
  value === undefined ? undefined : JSON.stringify(value);

/** A value for display: strings as they are, anything else as JSON; empty for undefined. */
export const plainText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** An object without undefined properties, so that it survives a round trip through JSON unchanged. */
export function compact<T extends object>(object: T): T {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;
}
