/** Examples: taken from the contract, or generated from a schema. */
import type {Contract} from './contract.ts';
import {namedExamples, styledField} from './document.ts';
import {
  fromJson,
  isObject,
  jsonText,
  list,
  numberOf,
  objectOf,
  plainText,
  property,
  unmarked,
  type Json,
} from './json.ts';
import {isFormType, isJsonType} from './media.ts';
import {samplePattern} from './pattern.ts';
import {chosenValues, joinFlat, valuesOf, valueType, type FlatSchema, type Group, type Schemas} from './schema.ts';
import {inForm} from './serialise.ts';
import type {Sent} from './validation.ts';

/** Who sends a value. Requests have no read-only properties, responses no write-only properties. */
export type Direction = Sent | 'both';

/** Maximum number of values in a generated example; larger ones are left incomplete. */
const MAX_VALUES = 2000;
/** Maximum number of values in a generated example on a page; more would bloat it. */
export const MAX_EXAMPLE_VALUES = 200;
/** Beyond this depth, a generated example has required properties only. */
const MAX_DEPTH = 8;
const MAX_ITEMS = 20;
const MAX_LENGTH = 10_000;

/** Plausible strings by format. */
const STRINGS: Record<string, string> = {
  'date-time': '2026-11-20T16:42:00Z',
  date: '2026-11-20',
  time: '16:42:00Z',
  duration: 'P1D',
  email: 'person@example.com',
  hostname: 'www.example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://www.example.com/',
  url: 'https://www.example.com/',
  'uri-reference': '/sample',
  uuid: '3f2b8c1e-5d47-4a90-8e6b-1c9d7f0a2b34',
  byte: 'c2FtcGxl',
};

/** The first value of `example` or of an `examples` array. */
export function exampleIn({example, examples}: Json): unknown {
  return example !== undefined ? example : Array.isArray(examples) ? (examples[0] as unknown) : undefined;
}

/** The example of a parameter, header or media type: its own, its first named example, or its schema's. */
export function givenExample({schemas, resolve}: Contract, node: Json): unknown {
  return node.example ?? namedExamples(node, resolve)[0]?.value ?? exampleIn(schemas.flatten(node.schema).keywords);
}

export interface ExampleLimits {
  /** Media type of the example. Only JSON and URL-encoded forms can be generated for a media type. */
  contentType?: string;
  /** Maximum number of values in a generated example. In a response, the rest is left out. */
  maxValues?: number;
}

export interface FoundExample {
  value: unknown;
  isGenerated: boolean;
  /** False if the schema refuses it. */
  isValid: boolean;
}

/**
 * The example of a parameter, header or media type: the one in the contract, otherwise one generated from the schema. For
 * a request, it is the first of these that the schema allows, if there is one: what a page shows can be sent.
 *
 * @returns undefined if the contract has no example and none can be generated
 */
export function exampleFor(
  contract: Contract,
  node: Json,
  direction: Direction,
  {contentType, maxValues = MAX_VALUES}: ExampleLimits = {},
): FoundExample | undefined {
  const {schemas, checkOf} = contract;
  const found: FoundExample[] = [];
  const add = (value: unknown, isGenerated: boolean): boolean => {
    if (value === undefined) return false;
    // A schema that cannot be checked refuses nothing.
    const problems =
      direction === 'both' || node.schema === undefined ? [] : checkOf(node.schema, direction)(unmarked(value));
    const isValid = !problems?.length;
    found.push({value, isGenerated, isValid});
    return isValid || (!isGenerated && direction !== 'request');
  };
  const given = givenExample(contract, node);
  if (add(given, false)) return found[0];
  if (contentType === undefined || isJsonType(contentType) || isFormType(contentType)) {
    const whole = makeExample(schemas, node.schema, direction, {maxValues});
    if ((direction !== 'request' || whole.isWhole) && add(whole.value, true)) return found[found.length - 1];
    if (add(makeExample(schemas, node.schema, direction, {isShort: true}).value, true)) return found[found.length - 1];
  }
  return found[0];
}

/** True if a property is not sent in a direction. */
export const hiddenIn = ({keywords}: FlatSchema, direction: Direction): boolean =>
  direction !== 'both' && keywords[direction === 'request' ? 'readOnly' : 'writeOnly'] === true;

/** The value that a schema states. Null counts only if nothing else is allowed. */
function statedIn({keywords, enumValues}: FlatSchema): unknown {
  const allowed = (enumValues ?? []).map(({value}) => value);
  const stated = [exampleIn(keywords), keywords.default, ...allowed].find(
    (value) => value !== undefined && value !== null,
  );
  return stated === undefined && allowed.length > 0 ? null : stated;
}

function madeString({keywords}: FlatSchema): string {
  const [pattern] = valuesOf(keywords.pattern);
  const [format] = valuesOf(keywords.format);
  const found = (typeof pattern === 'string' ? samplePattern(pattern) : null) ?? property(STRINGS, String(format));
  const least = Math.min(numberOf(keywords.minLength) ?? 0, MAX_LENGTH);
  const most = numberOf(keywords.maxLength) ?? Infinity;
  return plainText(found ?? 'string')
    .padEnd(least, 'x')
    .slice(0, most);
}

function madeNumber({keywords}: FlatSchema, isInteger: boolean): unknown {
  const step = isInteger ? 1 : 0.01;
  const bound = (plain: unknown, exclusive: unknown, by: number): number | undefined =>
    numberOf(exclusive) === undefined ? numberOf(plain) : numberOf(exclusive)! + by;
  const low = bound(keywords.minimum, keywords.exclusiveMinimum, step);
  const high = bound(keywords.maximum, keywords.exclusiveMaximum, -step);
  const value = low ?? (high === undefined ? 1 : Math.min(1, high));
  const [unit] = valuesOf(keywords.multipleOf).map(numberOf);
  if (unit !== undefined && unit > 0) return Math.ceil(value / unit) * unit;
  const made = isInteger ? Math.ceil(value) : value;
  return [keywords.minimum, keywords.maximum].find((limit) => numberOf(limit) === made) ?? made;
}

/** A value of the same type, different for every index. */
function another(value: unknown, index: number): unknown {
  if (typeof value === 'number') return value + index;
  return typeof value === 'string' ? `${value}${index}` : value;
}

interface MakingOptions {
  maxValues?: number;
  isShort?: boolean;
}

/**
 * A value that fits a schema, always the same one: the value that the schema states (`example`, `default`, first of
 * `enum`), otherwise the smallest value that shows every property. Uses the first alternative that works, and stops at
 * recursion. The value is undefined if none is possible, for example if a schema requires itself.
 */
function makeExample(
  {flatten}: Schemas,
  root: unknown,
  direction: Direction,
  {maxValues = MAX_VALUES, isShort = false}: MakingOptions = {},
): {value: unknown; isWhole: boolean} {
  let values = 0;

  function make(flat: FlatSchema, above: readonly Json[], depth: number): unknown {
    values += 1;
    const isRecursive = flat.keys.some((key) => above.includes(key));
    if (values > maxValues || isRecursive || flat.types?.length === 0) return undefined;
    const stated = statedIn(flat);
    if (stated !== undefined) return stated;
    const path = [...above, ...flat.keys];
    const [group, ...groups] = flat.groups;
    const alternative = group && makeAlternative({...flat, groups, keys: []}, group, path, depth);
    if (alternative !== undefined) return alternative;
    const type = valueType(flat);
    switch (type) {
      case 'object':
        return makeObject(flat, path, depth + 1);
      case 'array':
        return makeArray(flat, path, depth + 1);
      case 'integer':
      case 'number':
        return madeNumber(flat, type === 'integer');
      case 'boolean':
        return true;
      case 'null':
        return null;
      default:
        return madeString(flat);
    }
  }

  /** An example of the first workable option, merged with the enclosing schema. */
  function makeAlternative(around: FlatSchema, group: Group, path: readonly Json[], depth: number): unknown {
    for (const option of group.options) {
      const inner = flatten(option);
      if (inner.keys.some((key) => path.includes(key))) continue;
      const joined = joinFlat(around, inner);
      const stated = statedIn(inner);
      const value =
        isObject(stated) && around.properties.size > 0
          ? {...objectOf(make(around, path, depth)), ...stated}
          : (stated ?? make(joined, [...path, ...inner.keys], depth));
      if (value !== undefined) return withDiscriminator(value, chosenValues(group, option, inner)[0], group, joined);
    }
    return undefined;
  }

  /** Sets the discriminator property, unless its own schema demands another value. */
  function withDiscriminator(
    value: unknown,
    chosen: unknown,
    {discriminator}: Group,
    {properties}: FlatSchema,
  ): unknown {
    if (!isObject(value) || !discriminator || chosen === undefined) return value;
    const allowed = flatten(properties.get(discriminator.propertyName)).enumValues;
    const isAllowed = !allowed || allowed.some((one) => one.value === chosen);
    return isAllowed ? {...value, [discriminator.propertyName]: chosen} : value;
  }

  function makeObject({keywords, properties, required}: FlatSchema, path: readonly Json[], depth: number): unknown {
    const made: [string, unknown][] = [];
    for (const [name, node] of properties) {
      const child = flatten(node);
      const isRequired = required.has(name);
      if (hiddenIn(child, direction) || ((isShort || depth > MAX_DEPTH) && !isRequired)) continue;
      const value = make(child, path, depth);
      if (value !== undefined) made.push([name, value]);
      // An object without a required property would be invalid.
      else if (isRequired && values <= maxValues) return undefined;
    }
    const {additionalProperties, propertyNames} = keywords;
    const other = () => make(flatten(additionalProperties), path, depth);
    for (const name of required) if (!properties.has(name)) made.push([name, other() ?? 'string']);
    if (made.length === 0 && isObject(additionalProperties)) {
      const value = other();
      const name = propertyNames === undefined ? 'key' : make(flatten(propertyNames), path, depth);
      if (value !== undefined) made.push([plainText(name) || 'key', value]);
    }
    return Object.fromEntries(made);
  }

  function makeArray({keywords}: FlatSchema, path: readonly Json[], depth: number): unknown {
    const first = list(keywords.prefixItems).map((node) => make(flatten(node), path, depth) ?? null);
    const [contained] = valuesOf(keywords.contains);
    const {items, minItems, minContains} = keywords;
    const schema = contained === undefined ? items : items === undefined ? contained : {allOf: [items, contained]};
    const item = make(flatten(schema), path, depth);
    if (item === undefined) return first;
    const least = Math.min(Math.max(numberOf(minItems) ?? 0, numberOf(minContains) ?? 0), MAX_ITEMS);
    const most = numberOf(keywords.maxItems) ?? Infinity;
    const count = Math.max(least, first.length > 0 ? 0 : 1) - first.length;
    const rest = Array.from({length: Math.max(0, count)}, (_, index) =>
      keywords.uniqueItems === true && index > 0 ? another(item, index) : item,
    );
    return [...first, ...rest].slice(0, most);
  }

  const value = make(flatten(root), [], 0);
  return {value, isWhole: values <= maxValues};
}

/**
 * An example as sent: indented JSON, a form, or the text of another format.
 *
 * @param media the media type object, for the styles of a form
 */
export function exampleText(value: unknown, contentType: string, media: Json = {}): string {
  if (isFormType(contentType) && isObject(value)) {
    return Object.entries(value)
      .map(([name, field]) => inForm(styledField(media, name) ?? {name}, field))
      .filter(Boolean)
      .join('&');
  }
  if (typeof value === 'string') {
    if (!isJsonType(contentType)) return plainText(value);
    // Some contracts write JSON in a string.
    return typeof fromJson(value) === 'object' ? value : jsonText(value)!;
  }
  return jsonText(value, 2)!;
}
