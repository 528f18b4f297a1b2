import {schemaKeyword, validate, type OutputUnit, type Schema} from '@cfworker/json-schema';
import {partsOf, targetOf, type OpenApiDocument, type Resolve} from './document.ts';
import {
  entries,
  hasOwn,
  isObject,
  jsonText,
  list,
  objectOf,
  property,
  stringOf,
  text,
  unmarked,
  type Json,
} from './json.ts';
import {plainPattern, testableLength} from './pattern.ts';
import {withBounds} from './schema.ts';
import {short} from './short.ts';

/** A validation error and its position in the value. */
export interface Problem {
  /** Property names joined by dots; empty for the value itself. */
  path: string;
  /** The rest of a sentence that starts with the position. */
  message: string;
}

export type Sent = 'request' | 'response';

/** Returns all problems of a value; null if its schema can't be checked. */
export type Check = (value: unknown) => Problem[] | null;

const MAPS = ['properties', 'patternProperties', 'dependentSchemas'];
const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const SINGLES = Object.keys(schemaKeyword);
/** Keywords that are taken as they are. */
const PLAIN =
  'type enum const minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength minItems maxItems minProperties maxProperties minContains maxContains dependentRequired'.split(
    ' ',
  );
/** Formats that are validated. `url` isn't a standard format; it is treated as `uri`. */
const FORMATS: Record<string, string> = {
  'date-time': 'a date and time such as 2026-11-20T16:42:00Z',
  date: 'a date such as 2026-11-20',
  time: 'a time with its zone such as 16:42:00Z',
  duration: 'a duration such as P1D',
  email: 'an email address',
  hostname: 'a host name',
  ipv4: 'an IPv4 address',
  ipv6: 'an IPv6 address',
  uri: 'an absolute URI',
  'uri-reference': 'a URI reference',
  uuid: 'a UUID',
};

/** The validator compares each item of a list with every other. Longer lists are not checked for repeated items. */
const MAX_UNIQUE = 1000;

/** Whether a pattern is a regular expression here: contracts may be written for another engine. */
function isPattern(value: unknown): value is string {
  try {
    return typeof value === 'string' && new RegExp(value, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

/** The part of a contract that checks need. */
interface Resolver {
  document: OpenApiDocument;
  resolve: Resolve;
}

/** What follows a keyword whose value has numbers that JavaScript would write differently: that value as written. */
const AS_WRITTEN = ' as written';

/** The schemas of a contract for the validator, each converted once. */
interface Converter {
  convert: (schema: unknown) => Schema | boolean;
  /** Converted schemas by reference. */
  lookup: Record<string, Schema | boolean>;
}

/** Converts for the validator: 3.0 becomes 2020-12, and unknown keywords are left out. */
function converter({document, resolve}: Resolver, direction: Sent): Converter {
  const is30 = String(document.openapi).startsWith('3.0');
  const lookup = Object.create(null) as Converter['lookup'];
  /** By the names that are not sent. */
  const converted = new Map<string, WeakMap<object, Schema>>();
  const pending: {name: string; reference: string; unsent: readonly string[]}[] = [];
  const hidden = direction === 'request' ? 'readOnly' : 'writeOnly';

  function define(reference: string, unsent: readonly string[]): string {
    const name = [reference, ...unsent].join('\0');
    if (!(name in lookup)) {
      lookup[name] = true;
      pending.push({name, reference, unsent});
    }
    return name;
  }

  /** Names of properties that are not sent in this direction, of a schema and its parts: any of them may require one. */
  function unsentIn(schema: unknown, seen = new Set<unknown>()): string[] {
    if (!isObject(schema) || seen.has(schema)) return [];
    seen.add(schema);
    const own = entries(schema.properties).filter(
      ([, child]) => objectOf(child)[hidden] === true || resolve(child)[hidden] === true,
    );
    const target = schema.$ref === undefined ? [] : [resolve(schema)];
    const parts = [...list<unknown>(schema.allOf), ...target].flatMap((part) => unsentIn(part, seen));
    return [...own.map(([name]) => name), ...parts];
  }

  function visit(schema: unknown, around: readonly string[] = []): Schema | boolean {
    if (!isObject(schema)) return schema !== false;
    const key = around.join('\0');
    const all = converted.get(key) ?? new WeakMap<object, Schema>();
    converted.set(key, all);
    const known = all.get(schema) ?? read(schema, around);
    all.set(schema, known);
    return known;
  }

  function read(schema: Json, around: readonly string[]): Schema {
    const reference = stringOf(schema.$ref);
    const unsent = [...new Set([...around, ...unsentIn(schema)])].sort();
    const result: Record<string, unknown> = reference === undefined ? {} : {$ref: define(reference, unsent)};
    if (is30 && reference !== undefined) return result;
    for (const [key, value] of Object.entries(withBounds(schema))) {
      if (PLAIN.includes(key)) {
        result[key] = unmarked(value);
        if (jsonText(value) !== jsonText(result[key])) result[key + AS_WRITTEN] = value;
      } else if (SINGLES.includes(key)) result[key] = visit(value);
      else if (LISTS.includes(key)) {
        const inPlace = key === 'prefixItems' ? [] : unsent;
        result[key] = list<unknown>(value).map((part) => visit(part, inPlace));
      } else if (MAPS.includes(key)) {
        result[key] = Object.fromEntries(entries(value).map(([name, child]) => [name, visit(child)]));
      }
    }
    // With a discriminator, more than one option may match although only one is meant.
    if (isObject(schema.discriminator) && result.oneOf && !result.anyOf) {
      result.anyOf = result.oneOf;
      delete result.oneOf;
    }
    const conditions: unknown[] = [];
    if (schema.uniqueItems === true) conditions.push({if: {maxItems: MAX_UNIQUE}, then: {uniqueItems: true}});
    if (isPattern(schema.pattern)) {
      const pattern = plainPattern(schema.pattern);
      conditions.push({if: {maxLength: testableLength(pattern)}, then: {pattern}});
    }
    if (conditions.length > 0) result.allOf = [...list<unknown>(result.allOf), ...conditions];
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
    const required = list<string>(schema.required).filter((name) => !unsent.includes(name));
    if (required.length > 0) result.required = required;
    return schema.nullable === true ? {anyOf: [{type: 'null'}, result]} : result;
  }

  function convert(root: unknown): Schema | boolean {
    const schema = visit(root);
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      lookup[next.name] = visit(targetOf(document, next.reference), next.unsent);
    }
    return schema;
  }

  return {convert, lookup};
}

/** Keywords whose schemas apply to the value itself, not to a part of it. */
const IN_PLACE = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'dependentSchemas'];
/** Maximum number of schemas that one value may be compared with: a few that nest can make more than a computer ever ends. */
const MAX_COMPARISONS = 5000;

/** Counts for each schema with how many one value is compared, and the most in it and in what it holds. */
function comparisons(lookup: Converter['lookup']): (schema: unknown) => {count: number; most: number} {
  const known = new WeakMap<object, {count: number; most: number}>();
  const schemasIn = (key: string, part: object): unknown[] =>
    SINGLES.includes(key) ? [part] : LISTS.includes(key) || MAPS.includes(key) ? Object.values(part) : [];
  function counted(schema: unknown): {count: number; most: number} {
    if (!isObject(schema)) return {count: 1, most: 1};
    const before = known.get(schema);
    if (before) return before;
    known.set(schema, {count: 1, most: 1});
    const {$ref} = schema;
    const target = typeof $ref === 'string' ? counted(lookup[$ref]) : {count: 0, most: 0};
    let count = 1 + target.count;
    let {most} = target;
    for (const [key, value] of Object.entries(schema)) {
      for (const inner of schemasIn(key, value as object).map(counted)) {
        if (IN_PLACE.includes(key)) count += inner.count;
        most = Math.max(most, inner.most);
      }
    }
    const found = {count, most: Math.max(most, count)};
    known.set(schema, found);
    return found;
  }
  return counted;
}

/** Keywords whose errors only wrap the actual cause. */
const WRAPPERS =
  '$ref allOf properties patternProperties additionalProperties unevaluatedProperties items prefixItems unevaluatedItems dependentSchemas if'.split(
    ' ',
  );

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

const plural = (count: unknown, word: string) => `${text(count)} ${word}${count === 1 ? '' : 's'}`;

/** Resolves the failing keyword from the validator's keywordLocation. */
const keywordAt = (root: unknown, lookup: Converter['lookup'], location: string): unknown =>
  partsOf(location).reduce((node, part) => {
    const child = property(node, part + AS_WRITTEN) ?? property(node, part);
    return part === '$ref' && typeof child === 'string' ? lookup[child] : child;
  }, root);

const RULES: Record<string, (value: unknown) => string> = {
  type: (value) => `must be ${either([value].flat().map((type) => NAMES[String(type)] ?? String(type)))}`,
  enum: (value) =>
    `must be one of ${list<unknown>(value)
      .map((entry) => jsonText(entry))
      .join(', ')}`,
  const: (value) => `must be ${jsonText(value)}`,
  minimum: (value) => `must be ${text(value)} or more`,
  maximum: (value) => `must be ${text(value)} or less`,
  exclusiveMinimum: (value) => `must be more than ${text(value)}`,
  exclusiveMaximum: (value) => `must be less than ${text(value)}`,
  multipleOf: (value) => `must be a multiple of ${text(value)}`,
  minLength: (value) => (value === 1 ? 'must not be empty' : `must have at least ${plural(value, 'character')}`),
  maxLength: (value) => `must have at most ${plural(value, 'character')}`,
  minItems: (value) => `must have at least ${plural(value, 'item')}`,
  maxItems: (value) => `must have at most ${plural(value, 'item')}`,
  uniqueItems: () => 'must not contain the same item twice',
  minProperties: (value) => `must have at least ${plural(value, 'field')}`,
  maxProperties: (value) => `must have at most ${plural(value, 'field')}`,
  pattern: (value) => `must match the pattern ${String(value)}`,
  format: (value) => `must be ${FORMATS[String(value)] ?? 'valid'}`,
  false: () => 'is not allowed',
  anyOf: () => 'must have one of the documented forms',
  oneOf: () => 'must have exactly one of the documented forms',
};

/** How many alternatives a value fits, of which it may fit one only; undefined for other errors. */
const matchesIn = ({keyword, error}: OutputUnit): number | undefined =>
  keyword === 'oneOf' ? Number(/\((\d+) matches\)/.exec(error)?.[1] ?? 0) : undefined;

function explain(root: unknown, lookup: Converter['lookup'], unit: OutputUnit): Problem {
  const {keyword, keywordLocation, instanceLocation, error} = unit;
  const parts = partsOf(instanceLocation);
  const at = (names: string[]) => short(names.join('.'));
  const matches = matchesIn(unit);
  if (matches) return {path: at(parts), message: `fits ${matches} of the documented forms, but must fit only one`};
  if (keyword !== 'required') {
    return {path: at(parts), message: RULES[keyword]?.(keywordAt(root, lookup, keywordLocation)) ?? 'is not valid'};
  }
  // Each missing property has its own error, which names it.
  return {path: at([...parts, /"(.*)"/s.exec(error)?.[1] ?? '']), message: 'is required'};
}

const UNIONS = ['anyOf', 'oneOf'];

const isBelow = (error: OutputUnit, place: string): boolean => error.keywordLocation.startsWith(`${place}/`);

/** The causes of a failed `anyOf` or `oneOf`: those of the only option with the right type, else the union itself. */
function unionCauses(union: OutputUnit, below: OutputUnit[]): OutputUnit[] {
  if (matchesIn(union)) return [union];
  const forms = new Map<string, OutputUnit[]>();
  for (const error of below) {
    const form = error.keywordLocation.slice(union.keywordLocation.length + 1).split('/')[0]!;
    const known = forms.get(form);
    if (known) known.push(error);
    else forms.set(form, [error]);
  }
  const near = [...forms].filter(
    ([, errors]) =>
      !errors.some(({keyword, instanceLocation}) => keyword === 'type' && instanceLocation === union.instanceLocation),
  );
  return near.length === 1 ? causesIn(near[0]![1]) : [union];
}

/** The errors that are actual causes, without those that wrap them. */
function causesIn(errors: OutputUnit[]): OutputUnit[] {
  const found: OutputUnit[] = [];
  for (let index = 0; index < errors.length; index += 1) {
    const error = errors[index]!;
    if (!UNIONS.includes(error.keyword)) {
      if (!WRAPPERS.includes(error.keyword)) found.push(error);
      continue;
    }
    const below: OutputUnit[] = [];
    while (index + 1 < errors.length && isBelow(errors[index + 1]!, error.keywordLocation)) {
      index += 1;
      below.push(errors[index]!);
    }
    found.push(...unionCauses(error, below));
  }
  return found;
}

/** The problems of a value. One that cannot be checked is a problem, too. */
export const problemsOf = (check: Check, value: unknown): Problem[] =>
  check(value) ?? [{path: '', message: 'cannot be checked'}];

/** Checks for the schemas of a contract, made on first use. */
export function createChecks(contract: Resolver): (schema: unknown, direction: Sent) => Check {
  function createCheck(direction: Sent): (schema: unknown) => Check {
    const {convert, lookup} = converter(contract, direction);
    const counted = comparisons(lookup);
    return (schema) => {
      const root = convert(schema);
      if (counted(root).most > MAX_COMPARISONS) return () => null;
      return (value) => {
        try {
          const {valid, errors} = validate(value, root, '2020-12', lookup, false);
          return valid ? [] : causesIn(errors).map((error) => explain(root, lookup, error));
        } catch {
          // Invalid Unicode in names, or a schema that refers only to itself.
          return null;
        }
      };
    };
  }
  const checks = {request: createCheck('request'), response: createCheck('response')};
  return (schema, direction) => checks[direction](schema);
}
