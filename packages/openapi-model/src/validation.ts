import {schemaKeyword, Validator, type OutputUnit, type Schema} from '@cfworker/json-schema';
import {partsOf, targetOf, type OpenApiDocument, type Resolve} from './document.ts';
import {entries, hasOwn, isObject, jsonText, list, objectOf, property, stringOf, text, unmarked} from './json.ts';
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

/**
 * Converts a schema of a contract for the validator: 3.0 becomes 2020-12, all references point into `$defs`, and
 * unknown keywords are left out.
 */
function convert({document, resolve}: Resolver, root: unknown, direction: Sent): JsonSchema {
  const is30 = String(document.openapi).startsWith('3.0');
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
    const reference = stringOf(schema.$ref);
    const result: Record<string, unknown> = reference === undefined ? {} : {$ref: `#/$defs/${define(reference)}`};
    if (is30 && reference !== undefined) return result;
    for (const [key, value] of Object.entries(withBounds(schema))) {
      if (PLAIN.includes(key)) result[key] = value;
      else if (SINGLES.includes(key)) result[key] = visit(value);
      else if (LISTS.includes(key)) result[key] = list<unknown>(value).map(visit);
      else if (MAPS.includes(key)) {
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
    const required = list<string>(schema.required).filter((name) => isAsked(schema.properties, name));
    if (required.length > 0) result.required = required;
    return schema.nullable === true ? {anyOf: [{type: 'null'}, result]} : result;
  }

  const converted = visit(root);
  const definitions: Record<string, unknown> = {};
  for (let next = pending.shift(); next; next = pending.shift()) {
    definitions[next[0]] = visit(targetOf(document, next[1]));
  }
  return {...(isObject(converted) ? converted : converted === false ? {not: {}} : {}), $defs: definitions};
}

type JsonSchema = Schema & {$defs: Record<string, unknown>};

/** Keywords whose schemas apply to the value itself, not to a part of it. */
const IN_PLACE = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'dependentSchemas'];
/** Maximum number of schemas that one value may be compared with: a few that nest can make more than a computer ever ends. */
const MAX_COMPARISONS = 5000;

/** Whether a value can be compared with a schema in a reasonable time. */
function isFeasible(root: JsonSchema): boolean {
  const known = new Map<unknown, number>();
  let most = 0;
  const schemasIn = (key: string, part: object): unknown[] =>
    SINGLES.includes(key) ? [part] : LISTS.includes(key) || MAPS.includes(key) ? Object.values(part) : [];
  const countOf = (schema: unknown): number => {
    if (!isObject(schema)) return 1;
    const counted = known.get(schema);
    if (counted !== undefined) return counted;
    known.set(schema, 1);
    const {$ref} = schema;
    let count = 1 + (typeof $ref === 'string' ? countOf(root.$defs[$ref.split('/').pop()!]) : 0);
    for (const [key, value] of Object.entries(schema)) {
      const counts = schemasIn(key, value as object).map(countOf);
      if (IN_PLACE.includes(key)) count += counts.reduce((sum, each) => sum + each, 0);
    }
    known.set(schema, count);
    most = Math.max(most, count);
    return count;
  };
  countOf(root);
  return most <= MAX_COMPARISONS;
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
function keywordAt(root: JsonSchema, location: string): unknown {
  let node: unknown = root;
  for (const part of partsOf(location)) {
    const child = property(node, part);
    node = part === '$ref' && typeof child === 'string' ? root.$defs[child.split('/').pop()!] : child;
  }
  return node;
}

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

function explain(root: JsonSchema, {keyword, keywordLocation, instanceLocation, error}: OutputUnit): Problem {
  const parts = partsOf(instanceLocation);
  const at = (names: string[]) => short(names.join('.'));
  if (keyword !== 'required') {
    return {path: at(parts), message: RULES[keyword]?.(keywordAt(root, keywordLocation)) ?? 'is not valid'};
  }
  // Each missing property has its own error, which names it.
  return {path: at([...parts, /"(.*)"/s.exec(error)?.[1] ?? '']), message: 'is required'};
}

const UNIONS = ['anyOf', 'oneOf'];

const isBelow = (error: OutputUnit, place: string): boolean => error.keywordLocation.startsWith(`${place}/`);

/** The causes of a failed `anyOf` or `oneOf`: those of the only option with the right type, else the union itself. */
function unionCauses(union: OutputUnit, below: OutputUnit[]): OutputUnit[] {
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

/** Validators for the schemas of a contract, compiled on first use. */
export function createChecks(contract: Resolver): (schema: unknown, direction: Sent) => Check {
  const compiled = {request: new Map<unknown, Check>(), response: new Map<unknown, Check>()};

  function compile(schema: unknown, direction: Sent): Check {
    const root = convert(contract, schema, direction);
    if (!isFeasible(root)) return () => null;
    const validator = new Validator(unmarked(root) as Schema, '2020-12', false);
    return (value) => {
      try {
        const {valid, errors} = validator.validate(value);
        return valid ? [] : causesIn(errors).map((error) => explain(root, error));
      } catch {
        // Invalid Unicode in names, or a schema that refers only to itself.
        return null;
      }
    };
  }

  return (schema, direction) => {
    const check = compiled[direction].get(schema) ?? compile(schema, direction);
    compiled[direction].set(schema, check);
    return check;
  };
}
