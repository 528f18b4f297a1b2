/** Values of a parsed JSON document, read without trusting their names. */

/* eslint-disable-next-line @typescript-eslint/no-explicit-any -- a document of any shape */
export type Json = Record<string, any>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A member of an object; nothing where the name is only known to the prototype, as `constructor` is. */
export const member = (object: unknown, name: string): unknown =>
  typeof object === 'object' && object !== null && Object.hasOwn(object, name) ? (object as Json)[name] : undefined;

/** Members of an object in order; none of anything else. */
export const entries = (value: unknown): [name: string, value: Json][] =>
  isObject(value) ? Object.entries<Json>(value) : [];

/** Members that are not extensions. */
export const namedEntries = (value: unknown): [name: string, value: Json][] =>
  entries(value).filter(([name]) => !name.startsWith('x-'));

export const list = (value: unknown): Json[] => (Array.isArray(value) ? value : []);

export const text = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined || value === null ? '' : String(value);

/** An object without the members that are undefined, so that it stays equal to itself as JSON. */
export function compact<T extends object>(object: T): T {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;
}

export type Resolve = (node: unknown) => Json;

/**
 * Follows references within a document, down to the node that is none.
 *
 * @throws Error that names a reference which points to nothing or to itself
 */
export function resolver(document: Json): Resolve & {target: (reference: string) => unknown} {
  const target = (reference: string): unknown => {
    const found = reference.startsWith('#/')
      ? reference
          .slice(2)
          .split('/')
          .map((part) => decode(part).replaceAll('~1', '/').replaceAll('~0', '~'))
          .reduce<unknown>(member, document)
      : reference === '#'
        ? document
        : undefined;
    if (found === undefined) throw new Error(`Contract: reference ${reference} points to nothing`);
    return found;
  };
  const resolve = (node: unknown): Json => {
    let found = node;
    for (let depth = 0; isObject(found) && typeof found.$ref === 'string'; depth += 1) {
      if (depth > 20) throw new Error(`Contract: reference ${found.$ref} points to itself`);
      found = target(found.$ref);
    }
    return isObject(found) ? found : {};
  };
  return Object.assign(resolve, {target});
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
