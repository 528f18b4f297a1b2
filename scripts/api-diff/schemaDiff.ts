/** Differences between two schemas in OpenAPI 3.0 or 3.1. Pure. */
import type {Resolve} from '../../src/openapi/document';
import {isObject, list, type Json} from '../../src/openapi/json';
import {type FlatSchema, schemasOf, valuesOf} from '../../src/openapi/schema';

/**
 * What a change does to the set of valid values: `narrower` allows fewer, `wider` allows more, `other` does both or is
 * unknown. `added` is a new optional property, `removed` a property that is gone.
 */
export type Effect = 'narrower' | 'wider' | 'other' | 'added' | 'removed';

export interface Difference {
  /** Segments of a JSON pointer, relative to the schema. */
  path: string[];
  message: string;
  effect: Effect;
}

/** Reads the schemas of one contract. */
export interface SchemaReader {
  flatten: (node: unknown) => FlatSchema;
  /** The same text for nodes with the same meaning, however references and `allOf` combine them. */
  identify: (node: unknown) => string;
}

const LOWER_LIMITS = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties', 'minContains'];
const UPPER_LIMITS = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties', 'maxContains'];
/** Keywords that reject values when present. */
const FILTERS = ['format', 'pattern', 'multipleOf', 'uniqueItems', 'contentMediaType', 'contentEncoding'];
/** Keywords that are compared as a whole. */
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
];
const ALL_TYPES = ['array', 'boolean', 'null', 'number', 'object', 'string'];

/** Equal text for equal values, regardless of property order. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    isObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );

/**
 * Reader of a document's schemas.
 *
 * Flattening creates new `allOf` nodes where several parts define a property, so recursion can't be detected by comparing
 * nodes: `identify` goes down to the parts that are in the document.
 */
export function schemaReader(document: Json, resolve: Resolve): SchemaReader {
  const ids = new Map<unknown, number>();

  function parts(node: unknown, seen: Set<unknown>): void {
    const isReference = isObject(node) && typeof node.$ref === 'string' && Object.keys(node).length === 1;
    const target = isReference ? resolve(node) : node;
    if (seen.has(target)) return;
    seen.add(target);
    if (isObject(target) && Object.keys(target).every((key) => key === 'allOf')) {
      for (const part of list(target.allOf)) parts(part, seen);
    } else if (!ids.has(target)) ids.set(target, ids.size);
  }

  return {
    ...schemasOf(document, resolve, {simplify: false}),
    identify(node) {
      const seen = new Set<unknown>();
      parts(node, seen);
      return [...seen]
        .flatMap((part) => ids.get(part) ?? [])
        .sort((a, b) => a - b)
        .join();
    },
  };
}

const show = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

/** A keyword's value; a list if several parts set it differently. */
function keywordOf({keywords}: FlatSchema, name: string): unknown {
  const values = valuesOf(keywords[name]);
  return values.length > 1 ? values : values[0];
}

/** The allowed types; `number` includes `integer`. */
function typesOf({types = ALL_TYPES, isNullable}: FlatSchema): Set<string> {
  return new Set([...types, ...(types.includes('number') ? ['integer'] : []), ...(isNullable ? ['null'] : [])]);
}

/** Types as they are written in a contract. */
function writtenType({types, isNullable}: FlatSchema): unknown {
  const all = isNullable ? [...(types ?? []), 'null'] : types;
  return all?.length === 1 ? all[0] : all;
}

const enumOf = ({enumValues}: FlatSchema): unknown[] | undefined => enumValues?.map(({value}) => value);
const setOf = (values: unknown[] | undefined) => values && new Set(values.map(canonical));

/** Effect of replacing one set of allowed values with another; `undefined` stands for all values. */
function setEffect(old: ReadonlySet<string> | undefined, next: ReadonlySet<string> | undefined): Effect | undefined {
  const loses = next !== undefined && (old === undefined || [...old].some((value) => !next.has(value)));
  const gains = old !== undefined && (next === undefined || [...next].some((value) => !old.has(value)));
  return loses && gains ? 'other' : loses ? 'narrower' : gains ? 'wider' : undefined;
}

/** Differences in a schema's own keywords, without those of its parts. */
function* keywordDifferences(old: FlatSchema, next: FlatSchema): Generator<Difference> {
  const changed = (keyword: string, was: unknown, is: unknown) => `${keyword} changed from ${show(was)} to ${show(is)}`;

  const types = setEffect(typesOf(old), typesOf(next));
  if (types) yield {path: ['type'], message: changed('type', writtenType(old), writtenType(next)), effect: types};

  const [oldValues, nextValues] = [enumOf(old), enumOf(next)];
  const values = setEffect(setOf(oldValues), setOf(nextValues));
  if (values) yield {path: ['enum'], message: changed('enum', oldValues, nextValues), effect: values};

  for (const [keywords, none] of [
    [LOWER_LIMITS, -Infinity],
    [UPPER_LIMITS, Infinity],
  ] as const) {
    for (const limit of keywords) {
      const [was, is] = [old.keywords[limit] as number | undefined, next.keywords[limit] as number | undefined];
      if (was === is) continue;
      const isTighter = none < 0 ? (is ?? none) > (was ?? none) : (is ?? none) < (was ?? none);
      yield {path: [limit], message: changed(limit, was, is), effect: isTighter ? 'narrower' : 'wider'};
    }
  }
  for (const filter of FILTERS) {
    const [was, is] = [keywordOf(old, filter), keywordOf(next, filter)];
    if (canonical(was) === canonical(is)) continue;
    const effect = was === undefined ? 'narrower' : is === undefined ? 'wider' : 'other';
    yield {path: [filter], message: changed(filter, was, is), effect};
  }
  for (const opaque of OPAQUE) {
    if (canonical(keywordOf(old, opaque)) !== canonical(keywordOf(next, opaque))) {
      yield {path: [opaque], message: `${opaque} changed`, effect: 'other'};
    }
  }
}

/**
 * Compares a schema with its successor in another document, including all nested schemas. Pairs are compared once, so
 * recursive and shared schemas are cheap.
 */
export function compareSchemas(
  before: SchemaReader,
  after: SchemaReader,
  oldSchema: unknown,
  nextSchema: unknown,
): Difference[] {
  const known = new Map<string, Difference[]>();

  function compare(oldNode: unknown, nextNode: unknown): Difference[] {
    const pair = `${before.identify(oldNode)} ${after.identify(nextNode)}`;
    const found = known.get(pair);
    if (found) return found;
    const differences: Difference[] = [];
    known.set(pair, differences);
    const [old, next] = [before.flatten(oldNode), after.flatten(nextNode)];
    differences.push(
      ...keywordDifferences(old, next),
      ...propertyDifferences(old, next),
      ...itemDifferences(old.keywords.items, next.keywords.items),
      ...otherPropertyDifferences(
        old.keywords.additionalProperties ?? true,
        next.keywords.additionalProperties ?? true,
      ),
      ...variantDifferences(old, next),
    );
    return differences;
  }

  const within = (path: string[], old: unknown, next: unknown): Difference[] =>
    compare(old, next).map((difference) => ({...difference, path: [...path, ...difference.path]}));

  function* propertyDifferences(old: FlatSchema, next: FlatSchema): Generator<Difference> {
    for (const [name, schema] of old.properties) {
      const path = ['properties', name];
      const property = next.properties.get(name);
      if (property === undefined) {
        yield {path, message: 'removed', effect: 'removed'};
        continue;
      }
      if (old.required.has(name) !== next.required.has(name)) {
        yield next.required.has(name)
          ? {path, message: 'now required', effect: 'narrower'}
          : {path, message: 'now optional', effect: 'wider'};
      }
      yield* within(path, schema, property);
    }
    for (const name of next.properties.keys()) {
      if (old.properties.has(name)) continue;
      yield next.required.has(name)
        ? {path: ['properties', name], message: 'added and required', effect: 'narrower'}
        : {path: ['properties', name], message: 'added', effect: 'added'};
    }
  }

  function* itemDifferences(old: unknown, next: unknown): Generator<Difference> {
    if (old !== undefined && next !== undefined) yield* within(['items'], old, next);
    else if (old !== next) {
      yield {path: ['items'], message: 'items changed', effect: next === undefined ? 'wider' : 'narrower'};
    }
  }

  function* otherPropertyDifferences(old: unknown, next: unknown): Generator<Difference> {
    const path = ['additionalProperties'];
    if (isObject(old) && isObject(next)) yield* within(path, old, next);
    else if (canonical(old) !== canonical(next)) {
      // Clients must tolerate unknown properties.
      const effect = next === true || old === false ? 'added' : 'narrower';
      yield {path, message: `other properties ${next === false ? 'no longer allowed' : 'allowed differently'}`, effect};
    }
  }

  /** Variants are paired by reference, else by title, else by position. */
  function* variantDifferences({groups: oldGroups}: FlatSchema, {groups: nextGroups}: FlatSchema) {
    const nameOf = (variant: Json, index: number): string => variant.$ref ?? variant.title ?? `at ${index}`;
    for (const [kind, keyword] of [
      ['one of', 'oneOf'],
      ['any of', 'anyOf'],
    ] as const) {
      const optionsOf = (groups: FlatSchema['groups']) =>
        groups.filter((group) => group.kind === kind).flatMap(({options}) => options);
      const [old, next] = [optionsOf(oldGroups), optionsOf(nextGroups)];
      if (old.length === 0 || next.length === 0) {
        if (old.length === next.length) continue;
        const [message, effect] =
          old.length === 0 ? ([`${keyword} added`, 'narrower'] as const) : ([`${keyword} removed`, 'wider'] as const);
        yield {path: [keyword], message, effect};
        continue;
      }
      const nextByName = new Map(next.map((variant, index) => [nameOf(variant, index), index]));
      for (const [index, variant] of old.entries()) {
        const name = nameOf(variant, index);
        const at = nextByName.get(name);
        nextByName.delete(name);
        if (at === undefined)
          yield {path: [keyword, String(index)], message: 'variant removed', effect: 'narrower' as const};
        else yield* within([keyword, String(at)], variant, next[at]);
      }
      for (const at of nextByName.values()) {
        yield {path: [keyword, String(at)], message: 'variant added', effect: 'wider' as const};
      }
    }
  }

  return compare(oldSchema, nextSchema);
}
