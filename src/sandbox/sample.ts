import {isObject, listOf, memberOf, objectOf, resolve, textOf, type JsonObject, type OpenApiDocument} from './contract';
import {samplePattern} from './pattern';
import {typesOf} from './schema';

/** Values in one sample; a schema that asks for more gets a smaller one. */
const MAX_VALUES = 2000;
const MAX_ITEMS = 20;
const MAX_LENGTH = 10_000;

const STRINGS: Record<string, string> = {
  'date-time': '2026-11-20T16:42:00Z',
  date: '2026-11-20',
  time: '16:42:00Z',
  duration: 'P1D',
  email: 'priya.nair@northgate.example',
  'idn-email': 'priya.nair@northgate.example',
  hostname: 'www.northgate.example',
  'idn-hostname': 'www.northgate.example',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://www.northgate.example/',
  url: 'https://www.northgate.example/',
  iri: 'https://www.northgate.example/',
  'uri-reference': '/sample',
  'iri-reference': '/sample',
  'uri-template': '/sample/{id}',
  uuid: '3f2b8c1e-5d47-4a90-8e6b-1c9d7f0a2b34',
  'json-pointer': '/sample',
  'relative-json-pointer': '0',
  regex: '^sample$',
  byte: 'c2FtcGxl',
  password: 'sample',
};

/** What a schema states about its value itself; null says nothing, for most schemas do not allow it. */
function statedValue(schema: JsonObject): unknown {
  const stated = [schema.const, schema.example, listOf(schema.examples)[0], schema.default, ...listOf(schema.enum)];
  return stated.find((value) => value !== undefined && value !== null);
}

function sampleString(schema: JsonObject): string {
  const format = textOf(schema.format) ?? '';
  const pattern = textOf(schema.pattern);
  const found = (pattern === undefined ? null : samplePattern(pattern)) ?? memberOf(STRINGS, format) ?? 'string';
  const least = Math.min(Number(schema.minLength ?? 0) || 0, MAX_LENGTH);
  const most = typeof schema.maxLength === 'number' ? schema.maxLength : Infinity;
  return String(found).padEnd(least, 'x').slice(0, most);
}

function sampleNumber(schema: JsonObject, isInteger: boolean): number {
  const bound = (side: 'Minimum' | 'Maximum', step: number): number | undefined => {
    const plain = schema[side.toLowerCase()];
    const exclusive = schema[`exclusive${side}`];
    if (typeof exclusive === 'number') return exclusive + step;
    if (typeof plain !== 'number') return undefined;
    return exclusive === true ? plain + step : plain;
  };
  const step = isInteger ? 1 : 0.01;
  const low = bound('Minimum', step);
  const high = bound('Maximum', -step);
  const value = low ?? (high === undefined ? 1 : Math.min(1, high));
  const unit = typeof schema.multipleOf === 'number' && schema.multipleOf > 0 ? schema.multipleOf : 0;
  if (unit > 0) return Math.ceil(value / unit) * unit;
  return isInteger ? Math.ceil(value) : value;
}

/**
 * A value that a schema describes, always the same one: what it states itself (`const`, `example`, `default`, the first
 * of `enum`), otherwise the smallest that shows every member. Alternatives give their first, recursion ends where it
 * would begin again.
 */
export function sample(document: OpenApiDocument, schema: unknown): unknown {
  let values = 0;

  /** One schema with everything that `allOf` adds to it. */
  function merge(schema: JsonObject, seen: readonly unknown[]): JsonObject {
    const parts = listOf(schema.allOf).map((part) => resolve(document, part));
    return parts
      .filter((part) => !seen.includes(part))
      .map((part) => merge(part, [...seen, part]))
      .reduce<JsonObject>(
        (all, part) => ({
          ...part,
          ...all,
          properties: {...objectOf(part.properties), ...objectOf(all.properties)},
          required: [...listOf(all.required), ...listOf(part.required)],
        }),
        schema,
      );
  }

  /** Undefined where only recursion would go on. */
  function make(node: unknown, above: readonly unknown[]): unknown {
    values += 1;
    if (values > MAX_VALUES || node === false) return undefined;
    if (!isObject(node)) return 'sample';
    const found = resolve(document, node);
    if (above.includes(found)) return undefined;
    const seen = [...above, found];
    // Beside a reference, 3.1 allows an example of its own.
    const stated = statedValue(node) ?? statedValue(found);
    if (stated !== undefined) return stated;
    const merged = merge(found, seen);
    const inherited = statedValue(merged);
    if (inherited !== undefined) return inherited;
    const alternatives = [...listOf(merged.oneOf), ...listOf(merged.anyOf)];
    for (const alternative of alternatives) {
      if (typesOf(resolve(document, alternative)).join() === 'null') continue;
      const value = make(alternative, seen);
      if (value === undefined) continue;
      return isObject(value) && isObject(merged.properties) ? {...objectOf(makeObject(merged, seen)), ...value} : value;
    }
    return makeType(merged, seen);
  }

  function makeType(schema: JsonObject, seen: readonly unknown[]): unknown {
    const types = typesOf(schema);
    const type = types.find((name) => name !== 'null') ?? types[0] ?? implied(schema);
    switch (type) {
      case 'object':
        return makeObject(schema, seen);
      case 'array':
        return makeArray(schema, seen);
      case 'integer':
      case 'number':
        return sampleNumber(schema, type === 'integer');
      case 'boolean':
        return true;
      case 'null':
        return null;
      default:
        return sampleString(schema);
    }
  }

  function implied(schema: JsonObject): string {
    if (Object.keys(objectOf(schema.properties)).length > 0 || isObject(schema.additionalProperties)) return 'object';
    return schema.items !== undefined || schema.prefixItems !== undefined ? 'array' : 'string';
  }

  function makeObject(schema: JsonObject, seen: readonly unknown[]): unknown {
    const required = listOf(schema.required);
    const entries: [string, unknown][] = [];
    for (const [name, property] of Object.entries(objectOf(schema.properties))) {
      const isNeeded = required.includes(name);
      if (!isNeeded && resolve(document, property).writeOnly === true) continue;
      const value = make(property, seen);
      if (value !== undefined) entries.push([name, value]);
      // A required member that leads back here cannot be filled, so neither can the object.
      else if (isNeeded && values <= MAX_VALUES) return undefined;
    }
    for (const name of required) {
      const isDeclared = Object.hasOwn(objectOf(schema.properties), String(name));
      if (!isDeclared) entries.push([String(name), make(schema.additionalProperties ?? true, seen) ?? 'sample']);
    }
    if (entries.length === 0 && isObject(schema.additionalProperties)) {
      const value = make(schema.additionalProperties, seen);
      const name = isObject(schema.propertyNames) ? make(schema.propertyNames, seen) : undefined;
      if (value !== undefined) entries.push([textOf(name) ?? 'key', value]);
    }
    return Object.fromEntries(entries);
  }

  function makeArray(schema: JsonObject, seen: readonly unknown[]): unknown {
    const first = listOf(schema.prefixItems).map((item) => make(item, seen) ?? null);
    const item = make(schema.items ?? true, seen);
    const most = typeof schema.maxItems === 'number' ? schema.maxItems : Infinity;
    const least = Math.min(Number(schema.minItems ?? 0) || 0, MAX_ITEMS);
    if (item === undefined) return first;
    const rest = Array.from({length: Math.max(least, first.length > 0 ? 0 : 1) - first.length}, (_, index) =>
      schema.uniqueItems === true && index > 0 ? another(item, index) : item,
    );
    return [...first, ...rest].slice(0, most);
  }

  return make(schema, []) ?? null;
}

/** A value of the same type that is different for every index. */
function another(value: unknown, index: number): unknown {
  if (typeof value === 'number') return value + index;
  return typeof value === 'string' ? `${value}${index}` : value;
}
