import type {Json} from './types';

export type Resolve = (node: unknown) => Json;

const isObject = (node: unknown): node is Json => typeof node === 'object' && node !== null && !Array.isArray(node);

/**
 * Follows local references of a contract.
 *
 * @returns an empty object where a reference points to nothing, to itself or out of the document: one bad spot of a
 *   contract must not take the console away
 */
export function resolver(contract: Json): Resolve {
  return function resolve(node) {
    let found: unknown = node;
    for (let step = 0; step < 20; step++) {
      if (!isObject(found)) return {};
      if (typeof found.$ref !== 'string') return found;
      found = pointedAt(contract, found.$ref);
    }
    return {};
  };
}

function pointedAt(contract: Json, ref: string): unknown {
  if (!ref.startsWith('#/')) return undefined;
  return ref
    .slice(2)
    .split('/')
    .map((part) => decode(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((found, part) => (found as Json | undefined)?.[part], contract);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A schema whose `allOf` is merged at the top, so that type, properties and required names can be read off it. */
export function flatSchema(node: unknown, resolve: Resolve, depth = 0): Json {
  const {allOf, ...own} = resolve(node);
  if (!Array.isArray(allOf) || depth > 20) return own;
  const parts = [...allOf.map((part) => flatSchema(part, resolve, depth + 1)), own];
  return parts.reduce<Json>((merged, part) => {
    const required = [...(merged.required ?? []), ...(part.required ?? [])];
    return {
      ...merged,
      ...part,
      ...(merged.properties || part.properties ? {properties: {...merged.properties, ...part.properties}} : {}),
      ...(required.length > 0 ? {required} : {}),
    };
  }, {});
}

/** The type that a value is written in; `null` beside another type does not count. */
export function typeOf(schema: Json): string {
  const types = [schema.type].flat().filter((type) => type && type !== 'null');
  if (types[0]) return String(types[0]);
  if (schema.properties || schema.additionalProperties) return 'object';
  return schema.items ? 'array' : 'string';
}
