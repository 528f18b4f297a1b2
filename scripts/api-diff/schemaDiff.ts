/** What changed between two schemas, in OpenAPI 3.0 or 3.1. Pure. */
import type {Resolve} from '../../src/openapi/document';
import {entries, isObject, list, type Json} from '../../src/openapi/json';

/**
 * What a change does to the values that a schema allows: fewer, more, others, a new member that may be left out, or a
 * member that is gone.
 */
export type Effect = 'narrower' | 'wider' | 'other' | 'added' | 'removed';

export interface Difference {
  /** Parts of a JSON pointer from the schema downwards. */
  path: string[];
  message: string;
  effect: Effect;
}

const LOWER_LIMITS = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties', 'minContains'];
const UPPER_LIMITS = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties', 'maxContains'];
/** Keywords that allow fewer values where they stand than where they are missing. */
const FILTERS = ['format', 'pattern', 'multipleOf', 'uniqueItems', 'contentMediaType', 'contentEncoding'];
/** Keywords whose changes are reported without a look inside. */
const OPAQUE = [
  'not',
  'if',
  'then',
  'else',
  'prefixItems',
  'contains',
  'patternProperties',
  'propertyNames',
  'dependentRequired',
  'dependentSchemas',
  'discriminator',
];
const ALL_TYPES = ['array', 'boolean', 'null', 'number', 'object', 'string'];

/** The same text for equal values, regardless of the order of their properties. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    isObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );

const words = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

/** `allOf` as one schema: what all its parts say together. */
function merged(node: unknown, resolve: Resolve, seen: readonly Json[] = []): Json {
  const schema = resolve(node);
  if (!Array.isArray(schema.allOf) || seen.includes(schema)) return schema;
  const {allOf, ...own} = schema;
  const parts = [...allOf.map((part: unknown) => merged(part, resolve, [...seen, schema])), own];
  return parts.reduce(
    (all, part) => ({
      ...all,
      ...part,
      properties: {...all.properties, ...part.properties},
      required: [...list(all.required), ...list(part.required)],
    }),
    {},
  );
}

/** The types that a schema allows; an integer is a kind of number. */
function typesOf({type, nullable}: Json): Set<string> {
  const types: string[] = type === undefined ? ALL_TYPES : [type].flat();
  return new Set([...types, ...(types.includes('number') ? ['integer'] : []), ...(nullable ? ['null'] : [])]);
}

/** The values that a schema lists; undefined where any value will do. */
const valuesOf = (schema: Json): Set<string> | undefined =>
  'const' in schema ? new Set([canonical(schema.const)]) : schema.enum && new Set(list(schema.enum).map(canonical));

/** A limit as 3.1 writes it; 3.0 marks the inclusive limit as exclusive. */
function limitOf(schema: Json, keyword: string): number | undefined {
  const isExclusive = keyword.startsWith('exclusive');
  const inclusive = isExclusive ? (keyword === 'exclusiveMinimum' ? 'minimum' : 'maximum') : keyword;
  const mark: unknown = schema[`exclusive${inclusive.charAt(0).toUpperCase()}${inclusive.slice(1)}`];
  const value: unknown = mark === true ? (isExclusive ? schema[inclusive] : undefined) : schema[keyword];
  return typeof value === 'number' ? value : undefined;
}

/** What became of a set, or undefined if it holds the same as before; a missing set holds everything. */
function setEffect(old: ReadonlySet<string> | undefined, next: ReadonlySet<string> | undefined): Effect | undefined {
  const loses = next !== undefined && (old === undefined || [...old].some((value) => !next.has(value)));
  const gains = old !== undefined && (next === undefined || [...next].some((value) => !old.has(value)));
  return loses && gains ? 'other' : loses ? 'narrower' : gains ? 'wider' : undefined;
}

/** Differences in the keywords of one schema that hold no other schema. */
function* keywordDifferences(old: Json, next: Json): Generator<Difference> {
  const changed = (keyword: string) => `${keyword} changed from ${words(old[keyword])} to ${words(next[keyword])}`;

  const types = setEffect(typesOf(old), typesOf(next));
  if (types) yield {path: ['type'], message: changed('type'), effect: types};

  const values = setEffect(valuesOf(old), valuesOf(next));
  const keyword = 'const' in next ? 'const' : next.enum ? 'enum' : 'const' in old ? 'const' : 'enum';
  if (values) yield {path: [keyword], message: changed(keyword), effect: values};

  for (const [keywords, none] of [
    [LOWER_LIMITS, -Infinity],
    [UPPER_LIMITS, Infinity],
  ] as const) {
    for (const limit of keywords) {
      const [was, is] = [limitOf(old, limit), limitOf(next, limit)];
      if (was === is) continue;
      const isTighter = none < 0 ? (is ?? none) > (was ?? none) : (is ?? none) < (was ?? none);
      const message = `${limit} changed from ${words(was)} to ${words(is)}`;
      yield {path: [limit], message, effect: isTighter ? 'narrower' : 'wider'};
    }
  }
  for (const filter of FILTERS) {
    if (canonical(old[filter]) === canonical(next[filter])) continue;
    const effect = old[filter] === undefined ? 'narrower' : next[filter] === undefined ? 'wider' : 'other';
    yield {path: [filter], message: changed(filter), effect};
  }
  for (const opaque of OPAQUE) {
    if (canonical(old[opaque]) !== canonical(next[opaque])) {
      yield {path: [opaque], message: `${opaque} changed`, effect: 'other'};
    }
  }
}

/**
 * Compares a schema of one document with its successor in another, down to the last level.
 *
 * A pair of schemas that is met again is not compared again, so that schemas may contain themselves.
 */
export function compareSchemas(before: Resolve, after: Resolve, oldSchema: unknown, nextSchema: unknown): Difference[] {
  const known = new Map<unknown, Map<unknown, Difference[]>>();

  function compare(oldNode: unknown, nextNode: unknown): Difference[] {
    const [oldTarget, nextTarget] = [before(oldNode), after(nextNode)];
    const pairs = known.get(oldTarget) ?? new Map<unknown, Difference[]>();
    known.set(oldTarget, pairs);
    const found = pairs.get(nextTarget);
    if (found) return found;
    const differences: Difference[] = [];
    pairs.set(nextTarget, differences);
    const [old, next] = [merged(oldTarget, before), merged(nextTarget, after)];
    differences.push(...keywordDifferences(old, next), ...memberDifferences(old, next), ...partDifferences(old, next));
    return differences;
  }

  const within = (path: string[], old: unknown, next: unknown): Difference[] =>
    compare(old, next).map((difference) => ({...difference, path: [...path, ...difference.path]}));

  function* memberDifferences(old: Json, next: Json): Generator<Difference> {
    const [oldMembers, nextMembers] = [new Map(entries(old.properties)), new Map(entries(next.properties))];
    const isRequired = (schema: Json, name: string) => list(schema.required).includes(name as never);
    for (const [name, schema] of oldMembers) {
      const path = ['properties', name];
      const member = nextMembers.get(name);
      if (member === undefined) {
        yield {path, message: 'removed', effect: 'removed'};
        continue;
      }
      if (isRequired(old, name) !== isRequired(next, name)) {
        const [message, effect] = isRequired(next, name)
          ? (['required now', 'narrower'] as const)
          : (['optional now', 'wider'] as const);
        yield {path, message, effect};
      }
      yield* within(path, schema, member);
    }
    for (const name of nextMembers.keys()) {
      if (oldMembers.has(name)) continue;
      yield isRequired(next, name)
        ? {path: ['properties', name], message: 'added and required', effect: 'narrower'}
        : {path: ['properties', name], message: 'added', effect: 'added'};
    }
  }

  function* partDifferences(old: Json, next: Json): Generator<Difference> {
    if (old.items !== undefined && next.items !== undefined) yield* within(['items'], old.items, next.items);
    else if (old.items !== next.items) {
      const effect = next.items === undefined ? 'wider' : 'narrower';
      yield {path: ['items'], message: 'kind of entries changed', effect};
    }

    const [oldRest, nextRest]: unknown[] = [old.additionalProperties ?? true, next.additionalProperties ?? true];
    if (isObject(oldRest) && isObject(nextRest)) yield* within(['additionalProperties'], oldRest, nextRest);
    else if (canonical(oldRest) !== canonical(nextRest)) {
      // Clients must tolerate unknown properties.
      const isMore = nextRest === true || oldRest === false;
      const message = `further members ${nextRest === false ? 'refused' : 'allowed differently'}`;
      yield {path: ['additionalProperties'], message, effect: isMore ? 'added' : 'narrower'};
    }

    for (const keyword of ['oneOf', 'anyOf']) yield* variantDifferences(keyword, old[keyword], next[keyword]);
  }

  /** Variants are the same if they have the same reference, else if they say the same, else if they stand at the same place. */
  function* variantDifferences(keyword: string, old: unknown, next: unknown): Generator<Difference> {
    if (old === undefined && next === undefined) return;
    if (old === undefined || next === undefined) {
      const effect = old === undefined ? 'narrower' : 'wider';
      yield {path: [keyword], message: `${keyword} ${old === undefined ? 'added' : 'removed'}`, effect};
      return;
    }
    const nameOf = (variant: Json, index: number): string => variant.$ref ?? variant.title ?? `at ${index}`;
    const nextByName = new Map(list(next).map((variant, index) => [nameOf(variant, index), index]));
    for (const [index, variant] of list(old).entries()) {
      const name = nameOf(variant, index);
      const at = nextByName.get(name);
      nextByName.delete(name);
      if (at === undefined) yield {path: [keyword, String(index)], message: 'variant removed', effect: 'narrower'};
      else yield* within([keyword, String(at)], variant, list(next)[at]);
    }
    for (const at of nextByName.values()) {
      yield {path: [keyword, String(at)], message: 'variant added', effect: 'wider'};
    }
  }

  return compare(oldSchema, nextSchema);
}
