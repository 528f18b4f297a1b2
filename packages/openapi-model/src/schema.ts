/** Flattens OpenAPI 3.0 and 3.1 schemas: follows references, merges `allOf`, keeps alternatives apart. */
import {markdownIn, partsOf, referenceTo, type Resolve} from './document.ts';
import {entries, isObject, list, numberOf, property, text, typeOf, type Json} from './json.ts';

export interface Group {
  kind: 'one of' | 'any of';
  options: Json[];
  discriminator?: {propertyName: string; mapping: Map<string, string>};
}

/** A value of `enum` or `const` with its name and its Markdown description, which may be empty. */
export interface EnumValue {
  value: unknown;
  name: string;
  description: string;
}

/** Whether the values of a schema are described, so that they need more than a line. */
export const isDescribed = ({enumValues}: Pick<FlatSchema, 'enumValues'>): boolean =>
  Boolean(enumValues?.some(({description}) => description));

/** Schemas of which one applies if a value fits another, and one if it doesn't. */
export interface Condition {
  if: unknown;
  then?: unknown;
  else?: unknown;
}

/** A schema with all its parts merged. */
export interface FlatSchema {
  /** Keywords that limit or describe a value. If parts set a keyword differently, its value is an `All`. */
  keywords: Json;
  /** Without `null`. `undefined` if the schema has no type, `[]` if its parts contradict each other. */
  types: string[] | undefined;
  isNullable: boolean;
  /** Schemas by property name; an `allOf` if several parts define the property. */
  properties: Map<string, Json>;
  required: ReadonlySet<string>;
  groups: Group[];
  conditions: readonly Condition[];
  enumValues: EnumValue[] | undefined;
  /** Component name, if the schema is a component. */
  name: string | undefined;
  /** Document nodes merged into this schema, for detecting recursion. */
  keys: readonly Json[];
}

/** The values of a keyword set by several parts, all of which apply. */
class All {
  constructor(readonly values: readonly unknown[]) {}
}

/** All values of a keyword: none, one, or one per part. */
export const valuesOf = (keyword: unknown): readonly unknown[] =>
  keyword === undefined ? [] : keyword instanceof All ? keyword.values : [keyword];

/** Structural keywords; the rest are `FlatSchema.keywords`. */
const STRUCTURE =
  '$ref allOf oneOf anyOf discriminator properties required type nullable enum const if then else dependentSchemas'.split(
    ' ',
  );
/** Bounds: the stricter of two values applies. */
const LOWER_BOUNDS = new Set(['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties', 'minContains']);
const UPPER_BOUNDS = new Set(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties', 'maxContains']);
/** Keywords that hold a schema; both apply. */
const SCHEMAS = 'items unevaluatedItems additionalProperties unevaluatedProperties propertyNames contains'.split(' ');
/** Keywords with an entry for each name. */
const MAPS = new Set(['patternProperties', 'dependentRequired']);
/** Keywords of which both values apply. */
const LIMITS = new Set(['pattern', 'format', 'multipleOf', 'not', 'contentMediaType', 'contentEncoding']);
/** Flags: true if either part sets them. */
const FLAGS = new Set(['deprecated', 'readOnly', 'writeOnly', 'uniqueItems']);

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

function joinValues(name: string, a: unknown, b: unknown): unknown {
  if (a === undefined || same(a, b)) return b;
  if (b === undefined) return a;
  if (LOWER_BOUNDS.has(name)) return numberOf(a)! > numberOf(b)! ? a : b;
  if (UPPER_BOUNDS.has(name)) return numberOf(a)! < numberOf(b)! ? a : b;
  if (FLAGS.has(name)) return Boolean(a) || Boolean(b);
  if (SCHEMAS.includes(name)) return joinSchemas(a, b);
  if (MAPS.has(name) && isObject(a) && isObject(b)) return {...a, ...b};
  if (LIMITS.has(name)) {
    const values = [...valuesOf(a)];
    for (const value of valuesOf(b)) if (!values.some((known) => same(known, value))) values.push(value);
    return new All(values);
  }
  // Titles, descriptions, examples: the later part is more specific.
  return b;
}

const pairs = new WeakMap<object, WeakMap<object, Json>>();

/** A schema of two that both apply: the same object for the same two, so that recursion is noticed. */
function joinSchemas(a: unknown, b: unknown): unknown {
  if (a === false || b === false) return false;
  if (!isObject(a)) return b;
  if (!isObject(b)) return a;
  const known = pairs.get(a) ?? new WeakMap<object, Json>();
  pairs.set(a, known);
  const both = known.get(b) ?? {allOf: [a, b]};
  known.set(b, both);
  return both;
}

/** The types that both allow; `number` includes `integer`. */
function joinTypes(a: string[] | undefined, b: string[] | undefined): string[] | undefined {
  if (!a || !b) return a ?? b;
  const narrow = (from: string[], to: string[]) =>
    from.filter((type) => to.includes(type) || (type === 'integer' && to.includes('number')));
  return [...new Set([...narrow(a, b), ...narrow(b, a)])];
}

/** Merges two schemas that both apply. Descriptions and examples come from `b`. */
export function joinFlat(a: FlatSchema, b: FlatSchema): FlatSchema {
  const keywords: Json = Object.create(null) as Json;
  for (const name of new Set([...Object.keys(a.keywords), ...Object.keys(b.keywords)])) {
    keywords[name] = joinValues(name, a.keywords[name], b.keywords[name]);
  }
  const properties = new Map(a.properties);
  for (const [name, schema] of b.properties) {
    const known = properties.get(name);
    properties.set(name, known === undefined || same(known, schema) ? schema : (joinSchemas(known, schema) as Json));
  }
  return {
    keywords,
    types: joinTypes(a.types, b.types),
    isNullable: a.isNullable && b.isNullable,
    properties,
    required: new Set([...a.required, ...b.required]),
    groups: [...a.groups, ...b.groups],
    conditions: [...a.conditions, ...b.conditions],
    enumValues:
      a.enumValues && b.enumValues
        ? a.enumValues.filter(({value}) => b.enumValues!.some((other) => same(value, other.value)))
        : (a.enumValues ?? b.enumValues),
    name: undefined,
    keys: [],
  };
}

const EMPTY: FlatSchema = {
  keywords: {},
  types: undefined,
  isNullable: false,
  properties: new Map(),
  required: new Set(),
  groups: [],
  conditions: [],
  enumValues: undefined,
  name: undefined,
  keys: [],
};

/** A schema with numbers as exclusive bounds, which are booleans next to the bound in 3.0. */
export function withBounds(schema: Json): Json {
  const result = {...schema};
  for (const side of ['Minimum', 'Maximum']) {
    const [exclusive, bound] = [`exclusive${side}`, side.toLowerCase()];
    if (typeof schema[exclusive] !== 'boolean') continue;
    delete result[exclusive];
    if (!schema[exclusive] || schema[bound] === undefined) continue;
    result[exclusive] = result[bound];
    delete result[bound];
  }
  return result;
}

const isNull = (option: Json): boolean =>
  isObject(option) &&
  (option.type === 'null' || (option.const === null && 'const' in option) || same(option.enum, [null]));

/** The only value that a schema allows, if it has no other structure. */
function singleValue(option: Json): EnumValue | undefined {
  if (!isObject(option) || option.properties || option.allOf || option.oneOf || option.anyOf) return undefined;
  const value: unknown = 'const' in option ? option.const : list(option.enum).length === 1 ? option.enum[0] : undefined;
  return value === undefined ? undefined : {value, name: text(option.title), description: markdownIn(option)};
}

/** The values of `const` or `enum`, with names and descriptions from the extensions of several generators. */
function enumValuesOf(schema: Json): EnumValue[] | undefined {
  const values = 'const' in schema ? [schema.const as unknown] : schema.enum;
  if (!Array.isArray(values)) return undefined;
  // A list in the order of the values, or a map by value.
  const at = (more: unknown, value: unknown, index: number) =>
    text(property(more, Array.isArray(more) ? String(index) : text(value)));
  // Some generators name every value, most of them like the value.
  const nameOf = (value: unknown, index: number): string => {
    const name = at(schema['x-enum-varnames'] ?? schema['x-enumNames'], value, index);
    return name === text(value) ? '' : name;
  };
  return values.map((value: unknown, index) => ({
    value,
    name: nameOf(value, index),
    description: at(schema['x-enum-descriptions'] ?? schema['x-enumDescriptions'], value, index),
  }));
}

const componentName = (reference: string): string => partsOf(reference).pop() ?? reference;

const componentReference = (name: string): string => referenceTo('components', 'schemas', name);

/** Discriminator values that select an option: from the mapping, or the component name. */
export function chosenValues({discriminator}: Group, option: Json, {name}: FlatSchema): string[] {
  if (!discriminator) return [];
  const mapped = [...discriminator.mapping].filter(([, reference]) => reference === option.$ref);
  return mapped.length > 0 ? mapped.map(([value]) => value) : name === undefined ? [] : [name];
}

/**
 * The JSON type of a schema's values: its first type other than `null`, else the type implied by its keywords, else
 * `string`.
 */
export function valueType({types, keywords, properties, required, enumValues, groups}: FlatSchema): string {
  const [named] = types ?? [];
  if (named !== undefined) return named;
  if (properties.size > 0 || required.size > 0 || isObject(keywords.additionalProperties)) return 'object';
  if (keywords.items !== undefined || keywords.prefixItems !== undefined) return 'array';
  const value = enumValues?.find((one) => one.value !== null)?.value;
  return value === undefined || (groups.length > 0 && !Array.isArray(value)) ? 'string' : typeOf(value);
}

export interface Schemas {
  /** Merges all parts of a schema; anything that isn't a schema allows any value. */
  flatten: (node: unknown) => FlatSchema;
}

/**
 * Reads the schemas of one document.
 *
 * @param resolve follows references of the document
 */
export function schemasOf(document: Json, resolve: Resolve): Schemas {
  const cache = new Map<Json, FlatSchema>();
  const subtypes = subtypesOf(document);

  /** Options of a discriminator without `oneOf`: the schemas that extend this one by `allOf`. */
  function impliedGroup(node: Json, discriminator: NonNullable<Group['discriminator']>): Group[] {
    const references = new Set([...(subtypes.get(node) ?? []), ...discriminator.mapping.values()]);
    const options = [...references].map(($ref) => ({$ref}));
    return options.length > 0 ? [{kind: 'one of', options, discriminator}] : [];
  }

  function discriminatorOf(schema: Json): Group['discriminator'] {
    const {propertyName, mapping} = isObject(schema.discriminator) ? schema.discriminator : {};
    if (typeof propertyName !== 'string') return undefined;
    const references = entries(mapping).map(([value, target]): [string, string] => [
      value,
      String(target).includes('/') ? String(target) : componentReference(String(target)),
    ]);
    return {propertyName, mapping: new Map(references.filter(([, target]) => target.startsWith('#/')))};
  }

  /** The keywords of one node, without its `allOf`, `oneOf` and `anyOf` parts. */
  function own(schema: Json): FlatSchema {
    const keywords: Json = Object.create(null) as Json;
    for (const [name, value] of Object.entries(withBounds(schema)))
      if (!STRUCTURE.includes(name)) keywords[name] = value;
    const types = schema.type === undefined ? undefined : ([schema.type].flat() as unknown[]).map(String);
    return {
      ...EMPTY,
      keywords,
      types: types?.filter((type) => type !== 'null' || types.length === 1),
      isNullable: schema.nullable === true || Boolean(types && types.length > 1 && types.includes('null')),
      properties: new Map(entries(schema.properties)),
      required: new Set(list(schema.required).map(String)),
      conditions: [
        ...('if' in schema ? [{if: schema.if, then: schema.then, else: schema.else} as Condition] : []),
        ...entries(schema.dependentSchemas).map(([name, then]) => ({if: {required: [name]}, then})),
      ],
      enumValues: enumValuesOf(schema),
    };
  }

  function withGroup(flat: FlatSchema, schema: Json, keyword: 'oneOf' | 'anyOf', trail: readonly Json[]): FlatSchema {
    const all = list(schema[keyword]);
    if (all.length === 0) return flat;
    const options = all.filter((option) => !isNull(option));
    const isNullable = flat.isNullable || options.length < all.length;
    if (options.length === 0) return {...flat, types: ['null']};
    const values = options.map(singleValue);
    const isNamed = values.some((value) => value && (value.name || value.description));
    if (options.length === 1 && !isNamed) {
      const inner = read(options[0], trail);
      const joined = joinFlat(inner, {...flat, isNullable: true});
      const isAlone = flat.properties.size === 0 && flat.groups.length === 0;
      return {
        ...joined,
        isNullable: isNullable || inner.isNullable,
        name: isAlone ? inner.name : undefined,
        keys: isAlone ? inner.keys : [],
      };
    }
    if (values.every((value) => value !== undefined)) {
      const types = [...new Set(options.flatMap((option) => (option.type ? [String(option.type)] : [])))];
      return {
        ...flat,
        types: flat.types ?? (types.length > 0 ? types : undefined),
        isNullable,
        enumValues: values as EnumValue[],
      };
    }
    const discriminator = discriminatorOf(schema);
    return {
      ...flat,
      isNullable,
      groups: [
        ...flat.groups,
        {kind: keyword === 'oneOf' ? 'one of' : 'any of', options, ...(discriminator && {discriminator})},
      ],
    };
  }

  /** A part of an `allOf`. If its alternatives include the enclosing schema, it adds only its own properties. */
  function part(node: unknown, trail: readonly Json[]): FlatSchema {
    const flat = read(node, trail);
    const leadsBack = ({options}: Group) => options.some((option) => trail.includes(resolve(option)));
    return flat.groups.some(leadsBack)
      ? {...flat, groups: flat.groups.filter((group) => !leadsBack(group)), keys: [], name: undefined}
      : flat;
  }

  function readObject(node: Json, trail: readonly Json[]): FlatSchema {
    const parts = list(node.allOf).map((child) => part(child, trail));
    let flat = own(node);
    if (parts.length > 0) {
      const joined = parts.slice(1).reduce(joinFlat, parts[0]!);
      const isWrapper = parts.length === 1 && flat.properties.size === 0 && flat.required.size === 0;
      flat = {
        ...joinFlat(joined, {...flat, isNullable: true}),
        isNullable: flat.isNullable || joined.isNullable,
        ...(isWrapper && {name: parts[0]!.name, keys: parts[0]!.keys}),
      };
    }
    const base = flat;
    flat = withGroup(withGroup(flat, node, 'oneOf', trail), node, 'anyOf', trail);
    const discriminator = discriminatorOf(node);
    if (discriminator && flat.groups.length === base.groups.length) {
      flat = {...flat, groups: [...flat.groups, ...impliedGroup(node, discriminator)]};
    }
    return {...flat, keys: [...new Set([node, ...flat.keys])]};
  }

  function read(node: unknown, trail: readonly Json[]): FlatSchema {
    if (node === false) return {...EMPTY, types: []};
    if (!isObject(node)) return EMPTY;
    if (typeof node.$ref === 'string') {
      const target = resolve(node);
      // A schema that includes itself adds nothing.
      if (trail.includes(target)) {
        isBound = true;
        return EMPTY;
      }
      const inner = cached(target, trail);
      const name = componentName(node.$ref);
      const siblings = Object.fromEntries(Object.entries(node).filter(([key]) => key !== '$ref'));
      if (Object.keys(siblings).length === 0) return {...inner, name};
      const beside = readObject(siblings, trail);
      return {
        ...joinFlat(inner, {...beside, isNullable: true}),
        isNullable: inner.isNullable || beside.isNullable,
        name,
        keys: inner.keys,
      };
    }
    return cached(node, trail);
  }

  /** True if the current result depends on the enclosing schemas, so it must not be cached. */
  let isBound = false;

  /** Caches results that don't depend on the enclosing schemas, so that shared parts are read once. */
  function cached(node: Json, trail: readonly Json[]): FlatSchema {
    const known = cache.get(node);
    if (known) return known;
    const wasBound = isBound;
    isBound = false;
    const flat = readObject(node, [...trail, node]);
    if (!isBound || trail.length === 0) cache.set(node, flat);
    isBound = trail.length > 0 && (isBound || wasBound);
    return flat;
  }

  return {flatten: (node) => read(node, [])};
}

/** Maximum number of forms of one schema. */
const MAX_FORMS = 200;

/** A schema, its nested alternatives, and what applies under conditions. */
export function formsOf(schemas: Schemas, schema: unknown, seen = new Set<unknown>()): FlatSchema[] {
  if (schema === undefined || seen.has(schema) || seen.size > MAX_FORMS) return [];
  seen.add(schema);
  const flat = schemas.flatten(schema);
  const options = [...flat.groups.flatMap((group) => group.options), ...flat.conditions.flatMap(Object.values)];
  return [flat, ...options.flatMap((option) => formsOf(schemas, option, seen))];
}

/** For every component with a discriminator, references to the components that extend it by `allOf`. */
function subtypesOf(document: Json): Map<Json, string[]> {
  const components = entries(document.components?.schemas);
  const byReference = new Map(components.map(([name, schema]) => [componentReference(name), schema]));
  const found = new Map<Json, string[]>();
  for (const [name, schema] of components) {
    for (const {$ref} of list(isObject(schema) ? schema.allOf : undefined).filter(isObject)) {
      const parent = byReference.get(String($ref));
      if (isObject(parent)) found.set(parent, [...(found.get(parent) ?? []), componentReference(name)]);
    }
  }
  return found;
}
