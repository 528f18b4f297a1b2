import {Validator, type OutputUnit, type Schema} from '@cfworker/json-schema';
import type {Contract} from '../openapi/contract';
import {partsOf, targetOf} from '../openapi/document';
import type {Direction} from '../openapi/example';
import {hasOwn, isObject, list, objectOf, property, stringOf} from '../openapi/json';
import {testableLength} from './patterns';

/** A validation error and its position in the value. */
export interface Problem {
  /** Property names joined by dots; empty for the value itself. */
  at: string;
  /** The rest of a sentence that starts with the position. */
  rule: string;
}

/** Direction of a validated value. */
export type Sent = Exclude<Direction, 'both'>;

export type Check = (value: unknown) => Problem | null;

const MAPS = ['properties', 'patternProperties', 'dependentSchemas'];
const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const SINGLES = [
  'items',
  'additionalProperties',
  'not',
  'contains',
  'propertyNames',
  'if',
  'then',
  'else',
  'unevaluatedItems',
  'unevaluatedProperties',
];
const NUMBERS = [
  'minimum',
  'maximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
  'minContains',
  'maxContains',
];
const TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];
/** Formats that are validated. `url` isn't a standard format; it is treated as `uri`. */
const FORMATS: Record<string, string> = {
  'date-time': 'a date and time such as 2026-11-20T16:42:00Z',
  date: 'a date such as 2026-11-20',
  time: 'a time with its zone such as 16:42:00Z',
  duration: 'a duration such as P1D',
  email: 'an e-mail address',
  hostname: 'a host name',
  ipv4: 'an IPv4 address',
  ipv6: 'an IPv6 address',
  uri: 'an absolute URI',
  'uri-reference': 'a URI reference',
  uuid: 'a UUID',
};

/** The validator compares each item of a list with every other. Longer lists are not checked for repeated items. */
const MAX_UNIQUE = 1000;

const isText = (value: unknown): value is string => typeof value === 'string';

function isPattern(value: unknown): boolean {
  try {
    return isText(value) && new RegExp(value, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

/** The valid JSON types that a schema names. */
function typesOf({type}: {type?: unknown}): string[] {
  return (isText(type) ? [type] : list<unknown>(type)).filter(isText).filter((name) => TYPES.includes(name));
}

/**
 * Converts a schema of a contract for the validator: 3.0 becomes 2020-12, all references point into `$defs`, and
 * malformed or unknown parts are left out.
 */
export function convert({document, resolve}: Contract, root: unknown, direction: Sent): JsonSchema {
  const is30 = document.openapi.startsWith('3.0');
  const references = new Map<string, string>();
  const pending: [string, string][] = [];
  const hidden = direction === 'request' ? 'readOnly' : 'writeOnly';

  function define(reference: string): string {
    const known = references.get(reference);
    if (known !== undefined) return known;
    const name = `d${references.size}`;
    references.set(reference, name);
    pending.push([name, reference]);
    return name;
  }

  const isAsked = (properties: unknown, name: string) => {
    const schema = property(properties, name);
    return objectOf(schema)[hidden] !== true && resolve(schema)[hidden] !== true;
  };

  function visit(schema: unknown): unknown {
    if (!isObject(schema)) return schema !== false;
    const result: Record<string, unknown> = {};
    const reference = stringOf(schema.$ref);
    if (reference !== undefined) {
      result.$ref = `#/$defs/${define(reference)}`;
      if (is30) return result;
    }
    const entries = (node: unknown) => Object.entries(objectOf(node)).map(([name, child]) => [name, visit(child)]);
    for (const key of MAPS) if (isObject(schema[key])) result[key] = Object.fromEntries(entries(schema[key]));
    for (const key of LISTS)
      if (list<unknown>(schema[key]).length > 0) result[key] = list<unknown>(schema[key]).map(visit);
    // With a discriminator, more than one option may match although only one is meant.
    if (isObject(schema.discriminator) && result.oneOf && !result.anyOf) {
      result.anyOf = result.oneOf;
      delete result.oneOf;
    }
    for (const key of SINGLES) {
      if (isObject(schema[key]) || typeof schema[key] === 'boolean') result[key] = visit(schema[key]);
    }
    for (const key of NUMBERS) if (typeof schema[key] === 'number') result[key] = schema[key];
    for (const side of ['Minimum', 'Maximum']) {
      const bound = schema[side.toLowerCase()];
      const exclusive = schema[`exclusive${side}`];
      if (typeof exclusive === 'number') result[`exclusive${side}`] = exclusive;
      else if (exclusive === true && typeof bound === 'number') result[`exclusive${side}`] = bound;
    }
    if (Array.isArray(schema.enum)) result.enum = schema.enum;
    if (schema.const !== undefined) result.const = schema.const;
    if (schema.uniqueItems === true) {
      const unique = {if: {maxItems: MAX_UNIQUE}, then: {uniqueItems: true}};
      result.allOf = [...list<unknown>(result.allOf), unique];
    }
    if (isPattern(schema.pattern)) {
      const {pattern} = schema as {pattern: string};
      const maxLength = testableLength(pattern);
      if (maxLength === Infinity) result.pattern = pattern;
      else result.allOf = [...list<unknown>(result.allOf), {if: {maxLength}, then: {pattern}}];
    }
    if (isObject(result.patternProperties)) {
      const all = Object.entries(result.patternProperties);
      const kept = all.filter(([pattern]) => isPattern(pattern) && testableLength(pattern) === Infinity);
      result.patternProperties = Object.fromEntries(kept);
      if (kept.length < all.length) {
        // Other names may match a pattern that was left out, so they cannot be rejected.
        delete result.additionalProperties;
        delete result.unevaluatedProperties;
      }
    }
    const format = schema.format === 'url' ? 'uri' : stringOf(schema.format);
    if (format !== undefined && hasOwn(FORMATS, format)) result.format = format;
    const required = list<unknown>(schema.required).filter(isText);
    if (required.length > 0) result.required = required.filter((name) => isAsked(schema.properties, name));
    if (isObject(schema.dependentRequired)) {
      result.dependentRequired = Object.fromEntries(
        Object.entries(schema.dependentRequired).map(([name, names]) => [name, list<unknown>(names).filter(isText)]),
      );
    }
    const types = typesOf(schema);
    if (types.length > 0) result.type = types.length === 1 ? types[0] : types;
    return is30 && schema.nullable === true ? {anyOf: [{type: 'null'}, result]} : result;
  }

  const converted = visit(root);
  const definitions: Record<string, unknown> = {};
  for (let next = pending.shift(); next; next = pending.shift()) {
    definitions[next[0]] = visit(targetOf(document, next[1]));
  }
  return {...(isObject(converted) ? converted : converted === false ? {not: {}} : {}), $defs: definitions};
}

type JsonSchema = Schema & {$defs: Record<string, unknown>};

/** Keywords whose errors only wrap the actual cause. */
export const WRAPPERS = new Set([
  '$ref',
  'allOf',
  'properties',
  'patternProperties',
  'additionalProperties',
  'unevaluatedProperties',
  'items',
  'prefixItems',
  'unevaluatedItems',
  'dependentSchemas',
  'if',
]);

const NAMES: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'an array',
  null: 'null',
};

const either = (words: string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words[words.length - 1]}`;

const plural = (count: unknown, word: string) => `${String(count)} ${word}${count === 1 ? '' : 's'}`;

/** Resolves the failing keyword from the validator's keywordLocation. */
function keywordAt(root: JsonSchema, location: string): unknown {
  let node: unknown = root;
  for (const part of partsOf(location)) {
    const child = property(node, part);
    node = part === '$ref' && isText(child) ? root.$defs[child.split('/').pop()!] : child;
  }
  return node;
}

/** Truncates a name for a message, because it may come from a request. */
export const short = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

function ruleOf(keyword: string, value: unknown): string {
  switch (keyword) {
    case 'type':
      return `must be ${either(typesOf({type: value}).map((type) => NAMES[type]!))}`;
    case 'enum':
      return `must be one of ${list<unknown>(value)
        .map((entry) => JSON.stringify(entry))
        .join(', ')}`;
    case 'const':
      return `must be ${JSON.stringify(value)}`;
    case 'minimum':
      return `must be ${String(value)} or more`;
    case 'maximum':
      return `must be ${String(value)} or less`;
    case 'exclusiveMinimum':
      return `must be more than ${String(value)}`;
    case 'exclusiveMaximum':
      return `must be less than ${String(value)}`;
    case 'multipleOf':
      return `must be a multiple of ${String(value)}`;
    case 'minLength':
      return value === 1 ? 'must not be empty' : `must have at least ${plural(value, 'character')}`;
    case 'maxLength':
      return `must have at most ${plural(value, 'character')}`;
    case 'minItems':
      return `must have at least ${plural(value, 'item')}`;
    case 'maxItems':
      return `must have at most ${plural(value, 'item')}`;
    case 'uniqueItems':
      return 'must not contain the same item twice';
    case 'minProperties':
    case 'maxProperties':
      return `must have at ${keyword === 'minProperties' ? 'least' : 'most'} ${plural(value, 'field')}`;
    case 'pattern':
      return `must match the pattern ${String(value)}`;
    case 'format':
      return `must be ${FORMATS[String(value)] ?? 'valid'}`;
    case 'false':
      return 'is not allowed';
    case 'anyOf':
    case 'oneOf':
      return `must have ${keyword === 'anyOf' ? 'one' : 'exactly one'} of the documented forms`;
    default:
      return 'is not valid';
  }
}

export function explain(root: JsonSchema, errors: OutputUnit[], value: unknown): Problem {
  const error = errors.find(({keyword}) => !WRAPPERS.has(keyword)) ?? errors[0]!;
  const parts = partsOf(error.instanceLocation);
  const keyword = keywordAt(root, error.keywordLocation);
  const at = (names: string[]) => short(names.join('.'));
  if (error.keyword !== 'required') return {at: at(parts), rule: ruleOf(error.keyword, keyword)};
  const holder = parts.reduce<unknown>(property, value);
  const missing = list<unknown>(keyword).filter(isText);
  return {at: at([...parts, missing.find((name) => property(holder, name) === undefined) ?? '']), rule: 'is required'};
}

/** Validators for the schemas of a contract, compiled on first use. */
export function createChecks(contract: Contract): (schema: unknown, direction: Sent) => Check {
  const compiled = {request: new WeakMap<object, Check>(), response: new WeakMap<object, Check>()};

  function compile(schema: unknown, direction: Sent): Check {
    const root = convert(contract, schema, direction);
    const validator = new Validator(root, '2020-12');
    return (value) => {
      try {
        const {valid, errors} = validator.validate(value);
        return valid ? null : explain(root, errors, value);
      } catch {
        // Invalid Unicode in names, or a schema that refers only to itself.
        return {at: '', rule: 'cannot be checked'};
      }
    };
  }

  return (schema, direction) => {
    if (!isObject(schema)) return compile(schema, direction);
    const known = compiled[direction].get(schema);
    if (known) return known;
    const check = compile(schema, direction);
    compiled[direction].set(schema, check);
    return check;
  };
}
