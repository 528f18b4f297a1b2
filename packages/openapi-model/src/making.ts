/** Makes values that fit a schema. Each is checked where it is made, and the next candidate is tried if it is refused. */
import type {Contract} from './contract.ts';
import {
  fromJson,
  hasOwn,
  isMarked,
  isObject,
  jsonText,
  list,
  numberOf,
  objectOf,
  plainText,
  unmarked,
  type Json,
} from './json.ts';
import {plainPattern} from './pattern.ts';
import {another, MAX_ITEMS, numbersFor, stringsFor} from './plainValues.ts';
import {chosenValues, joinFlat, valuesOf, valueType, type FlatSchema, type Group} from './schema.ts';
import {kebabCase} from './slugs.ts';
import type {Sent} from './validation.ts';

/** Who sends a value: requests have no read-only properties, responses no write-only properties. */
export type Direction = Sent;

/** Maximum number of values beyond which optional ones are left out. */
const MAX_VALUES = 2000;
/** Maximum number of values, required ones included: a few schemas that nest can ask for more than a computer holds. */
const MOST_VALUES = 10_000;
/** Candidates after which only the first of each schema is tried. */
const MAX_TRIES = 10_000;
/** Beyond this depth, only what is required is made. */
const MAX_DEPTH = 8;
/** Beyond this depth, nothing is made: schemas may require themselves. */
const MOST_DEPTH = 32;

export interface Made {
  value: unknown;
  /** False if no value was found that the schema accepts. */
  isValid: boolean;
  /** True if all of it is an example, a default, or an allowed value of the contract. */
  isStated: boolean;
  /** Texts in it that stand for values which only the reader knows. */
  placeholders: readonly string[];
}

export interface MakingOptions {
  direction: Direction;
  /** Name of the value, for its placeholder. */
  name?: string;
  /** Values that are tried first; parts of the first object or array are used if all are refused. */
  stated?: readonly unknown[];
  maxValues?: number;
}

/**
 * Which optional values are made: all in a response; in a request, those that the contract states, because people send
 * what they copy. Inside an optional value of a request, everything has to be stated.
 */
type Extent = 'all' | 'needed' | 'stated';

/** One call of `makeExample`. */
interface Making extends Required<Pick<MakingOptions, 'direction' | 'maxValues'>> {
  contract: Contract;
  /** How many values were made, and how many candidates were tried. */
  values: number;
  tries: number;
}

interface Position {
  making: Making;
  name: string;
  stated: readonly unknown[];
  extent: Extent;
  /** Nodes around the value, for detecting recursion. */
  trail: readonly Json[];
  depth: number;
  /** Which of the possible values is wanted, for lists whose items differ. */
  nth: number;
}

/** True if a property is not sent in a direction. */
export const hiddenIn = ({keywords}: FlatSchema, direction: Direction): boolean =>
  keywords[direction === 'request' ? 'readOnly' : 'writeOnly'] === true;

/** `roleRef` → `ROLE_REF`. */
const placeholderFor = (name: string): string => kebabCase(name).replaceAll('-', '_').toUpperCase() || 'VALUE';

/** What a documented value may mean, the likeliest first: contracts write JSON in strings, and numbers for strings. */
export function readingsOf(value: unknown, type = 'string'): unknown[] {
  const isText = typeof value === 'string' && !isMarked(value);
  if (!isText) return type === 'string' && typeof value !== 'object' ? [value, plainText(value)] : [value];
  const parsed = type !== 'string' || /^\s*[[{]/.test(value) ? fromJson(value) : undefined;
  if (parsed === undefined) return [value];
  return type === 'string' ? [value, parsed] : [parsed, value];
}

/** The examples of a schema or a media type itself. */
export const examplesOf = ({example, examples}: Json): unknown[] => [
  ...(example === undefined ? [] : [example as unknown]),
  ...(Array.isArray(examples) ? (examples as unknown[]) : []),
];

const isBlank = (value: unknown): boolean => value === null || value === '';

/**
 * The values that a schema states, the most trusted first. An empty object is not the default of one with properties.
 *
 * @param given what is stated around it
 */
function statedIn(flat: FlatSchema, given: readonly unknown[] = []): unknown[] {
  const {keywords, enumValues, properties} = flat;
  const {default: standard} = keywords;
  const isEmpty = isObject(standard) && Object.keys(standard).length === 0 && properties.size > 0;
  const allowed = (enumValues ?? []).map(({value}) => value);
  return [
    ...[...given, ...examplesOf(keywords)].flatMap((value) => readingsOf(value, valueType(flat))),
    ...(standard === undefined || isEmpty ? [] : [standard]),
    ...allowed.filter((value) => !isBlank(value)),
    ...allowed.filter(isBlank),
  ];
}

const leaf = (value: unknown, placeholder?: string): Made => ({
  value,
  isValid: true,
  isStated: false,
  placeholders: placeholder === value && placeholder !== undefined ? [placeholder] : [],
});

const stated = (value: unknown): Made => ({...leaf(value), isStated: true});

/** A value of several. */
const joined = (value: unknown, parts: readonly Made[], isValid = true): Made => ({
  value,
  isValid: isValid && parts.every((part) => part.isValid),
  isStated: parts.length > 0 && parts.every((part) => part.isStated),
  placeholders: parts.flatMap((part) => part.placeholders),
});

/** The schema of a property that is not named, but allowed. */
function otherProperty({keywords}: FlatSchema, name: string): unknown {
  const matching = Object.entries(objectOf(keywords.patternProperties)).filter(([pattern]) => {
    try {
      return new RegExp(plainPattern(pattern), 'u').test(name);
    } catch {
      return false;
    }
  });
  if (matching.length > 0) return {allOf: matching.map(([, node]) => node as unknown)};
  return keywords.additionalProperties ?? keywords.unevaluatedProperties;
}

/** The discriminator's value for an alternative, as one more limit, unless the alternative demands another. */
function withDiscriminator(flat: FlatSchema, group: Group, chosen: string | undefined, flatten: Flatten): FlatSchema {
  const name = group.discriminator?.propertyName;
  if (name === undefined || chosen === undefined) return flat;
  const allowed = flatten(flat.properties.get(name)).enumValues;
  if (allowed && !allowed.some(({value}) => value === chosen)) return flat;
  return joinFlat(flat, flatten({required: [name], properties: {[name]: {const: chosen}}}));
}

type Flatten = Contract['schemas']['flatten'];

/** A value at a position; undefined where none is to be made. */
function make(node: unknown, at: Position): Made | undefined {
  const {making} = at;
  const {checkOf, schemas} = making.contract;
  if (making.values >= MOST_VALUES || at.depth > MOST_DEPTH) return undefined;
  making.values += 1;
  const fits = (value: unknown): boolean =>
    node === undefined || !checkOf(node, making.direction)(unmarked(value))?.length;
  let found: Made | undefined;
  let broken: Made | undefined;
  let left = at.nth;
  const flat = schemas.flatten(node);
  for (const candidate of candidatesFor(flat, at)) {
    if (making.tries > MAX_TRIES && (found ?? broken)) break;
    making.tries += 1;
    const hasParts = Object.keys(objectOf(candidate.value)).length > 0;
    if (at.extent === 'all' || !candidate.isValid || hasParts) broken ??= {...candidate, isValid: false};
    if (candidate.isValid && fits(candidate.value)) {
      found = candidate;
      if (left === 0) break;
      left -= 1;
    }
  }
  if (found) return found;
  // An example that is refused shows that the value is worth sending.
  const hasExample = [...at.stated, ...examplesOf(flat.keywords)].some((value) => value !== null);
  if (at.extent === 'stated') return hasExample ? make(node, {...at, stated: [], extent: 'needed'}) : undefined;
  if (at.extent === 'all') return broken;
  const text = placeholderFor(at.name);
  return broken ?? {value: text, isValid: false, isStated: false, placeholders: [text]};
}

const isAround = (keys: readonly Json[], trail: readonly Json[]): boolean => trail.some((key) => keys.includes(key));

function* candidatesFor(flat: FlatSchema, at: Position): Generator<Made> {
  for (const value of statedIn(flat, at.stated)) yield stated(value);
  if (!isAround(flat.keys, at.trail)) {
    for (const form of formsOf(flat, at)) {
      if (form !== flat) for (const value of statedIn(form)) yield stated(value);
      const likely = valueType(form);
      // Nothing says that it is text.
      const others = likely === 'string' && !form.types ? ['integer', 'boolean', 'object', 'array'] : [];
      const types = form.types ?? [likely, ...others];
      if (!form.enumValues) for (const type of types) yield* valuesFor(form, type, at);
    }
  }
  if (flat.isNullable && at.extent !== 'stated') yield leaf(null);
}

/** The schema with an alternative of each group, and with what conditions ask for. */
function* formsOf(flat: FlatSchema, at: Position): Generator<FlatSchema> {
  const {flatten} = at.making.contract.schemas;
  const [group, ...groups] = flat.groups;
  const [condition, ...conditions] = flat.conditions;
  const {keys} = flat;
  if (group) {
    for (const option of group.options) {
      const inner = flatten(option);
      if (isAround(inner.keys, at.trail)) continue;
      const both = joinFlat({...flat, groups}, inner);
      const [chosen] = chosenValues(group, option, inner);
      yield* formsOf({...withDiscriminator(both, group, chosen, flatten), keys: [...keys, ...inner.keys]}, at);
    }
  } else if (condition) {
    const rest = {...flat, conditions};
    yield* formsOf(rest, at);
    for (const parts of [[condition.if, condition.then], [condition.else]]) {
      const whole = parts.reduce<FlatSchema>((sum, part) => joinFlat(sum, flatten(part)), rest);
      yield* formsOf({...whole, keys}, at);
    }
  } else yield flat;
}

function* valuesFor(flat: FlatSchema, type: string, at: Position): Generator<Made> {
  const inside = {...at, trail: [...at.trail, ...flat.keys], depth: at.depth + 1};
  if (type === 'object') yield* objectsFor(flat, inside);
  else if (type === 'array') yield* arraysFor(flat, inside);
  else if (at.extent === 'stated') return;
  else if (type === 'integer' || type === 'number') {
    for (const value of numbersFor(flat, type === 'integer')) yield leaf(value);
  } else if (type === 'boolean') {
    yield leaf(true);
    yield leaf(false);
  } else if (type === 'null') yield leaf(null);
  else {
    const text = at.extent === 'needed' && at.name ? placeholderFor(at.name) : undefined;
    for (const value of stringsFor(flat, text)) yield leaf(value, text);
  }
}

function* objectsFor(flat: FlatSchema, at: Position): Generator<Made> {
  const {keywords, properties, required} = flat;
  const {making, extent} = at;
  const {flatten} = making.contract.schemas;
  const suggested = statedIn(flat, at.stated).find(isObject) ?? {};
  const makeField = (field: string, how: Extent) => {
    const node = properties.has(field) ? properties.get(field) : otherProperty(flat, field);
    const known = hasOwn(suggested, field) ? [suggested[field] as unknown] : [];
    return make(node, {...at, name: field, stated: known, extent: how});
  };
  const names = [...properties.keys()].filter((field) => !hiddenIn(flatten(properties.get(field)), making.direction));
  const others = [...required].filter((field) => !properties.has(field));
  const base = new Map<string, Made>();
  let isWhole = true;
  for (const field of [...names, ...others].filter((each) => required.has(each))) {
    const made = makeField(field, extent);
    if (made) base.set(field, made);
    else if (extent === 'stated') return;
    else isWhole = false;
  }
  const order = [...names, ...others, ...Object.keys(suggested)];
  const composed = (fields: ReadonlyMap<string, Made>): Made => {
    const sorted = [...fields].sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
    const parts = sorted.map(([, made]) => made);
    return joined(Object.fromEntries(sorted.map(([field, made]) => [field, made.value])), parts, isWhole);
  };
  const isShown = (made: Made | undefined): made is Made => made?.isValid === true;
  const optional = names.filter((field) => !required.has(field));
  const whole = new Map(base);
  const addAll = (fields: readonly string[], how: Extent) => {
    for (const field of fields) {
      if (making.values >= making.maxValues || at.depth > MAX_DEPTH) return;
      const made = makeField(field, how);
      // Many contracts have null as the default of all that is optional.
      if (isShown(made) && !(how === 'stated' && made.value === null)) whole.set(field, made);
    }
  };
  addAll(optional, extent === 'all' ? 'all' : 'stated');
  for (const field of Object.keys(suggested)) {
    if (!whole.has(field) && !properties.has(field)) whole.set(field, stated(suggested[field]));
  }
  if (whole.size === 0 && extent === 'needed' && at.depth === 1) addAll(optional, 'needed');
  if (whole.size === 0 && (extent === 'all' || (extent === 'needed' && at.depth === 1))) {
    const extra = extraNames(flat, at).next().value;
    if (extra !== undefined && isObject(otherProperty(flat, extra))) addAll([extra], extent);
  }
  if (whole.size > 0 || extent !== 'stated') yield composed(whole);
  if (extent === 'stated' || !isWhole) return;
  // What is required, and more of the rest with each attempt.
  const grown = new Map(base);
  if (whole.size > base.size) yield composed(grown);
  const dependent = Object.values(objectOf(keywords.dependentRequired)).flatMap((all) => list<string>(all));
  for (const field of new Set([...optional, ...dependent].filter((each) => !grown.has(each)))) {
    const made = whole.get(field) ?? makeField(field, extent);
    if (isShown(made)) yield composed(grown.set(field, made));
  }
  const wanted = Math.min(numberOf(keywords.minProperties) ?? 0, MAX_ITEMS);
  for (const field of extraNames(flat, at)) {
    if (grown.size >= wanted) return;
    const made = grown.has(field) ? undefined : makeField(field, extent);
    if (isShown(made)) yield composed(grown.set(field, made));
  }
}

/** Names for properties that are not named. */
function* extraNames({keywords}: FlatSchema, at: Position): Generator<string> {
  const [pattern] = Object.keys(objectOf(keywords.patternProperties));
  const node: unknown = keywords.propertyNames ?? (pattern === undefined ? undefined : {pattern});
  for (let nth = 0; nth < 2 * MAX_ITEMS; nth += 1) {
    const made = node === undefined ? leaf(another('key', nth)) : make(node, {...at, stated: [], extent: 'all', nth});
    if (made?.isValid) yield plainText(made.value);
  }
}

function* arraysFor(flat: FlatSchema, at: Position): Generator<Made> {
  const {keywords} = flat;
  const suggested = statedIn(flat, at.stated).find(Array.isArray) as unknown[] | undefined;
  const prefix = list<unknown>(keywords.prefixItems);
  const others: unknown = keywords.items ?? keywords.unevaluatedItems;
  const contained = valuesOf(keywords.contains);
  const both = contained.length === 0 ? others : {allOf: [others ?? true, ...contained]};
  const holds = contained.length === 0 ? 0 : (numberOf(keywords.minContains) ?? 1);
  const least = Math.min(Math.max(numberOf(keywords.minItems) ?? 0, holds), MAX_ITEMS);
  const most = numberOf(keywords.maxItems) ?? Infinity;

  /** @param marked how many of the items are made to be contained ones */
  function listOf(count: number, marked: number, from = 0): Made {
    const made: Made[] = [];
    const texts = new Set<string>();
    let isWhole = true;
    for (let index = 0; index < count; index += 1) {
      const node = prefix[index] ?? (index < prefix.length + marked ? both : others);
      if (node === false) break;
      const known = suggested?.slice(index, index + 1) ?? [];
      let item: Made | undefined;
      for (let nth = from; nth <= from + 2 * MAX_ITEMS; nth += 1) {
        item = make(node, {...at, stated: known, nth: keywords.uniqueItems === true ? nth : at.nth + from});
        if (keywords.uniqueItems !== true || !item || !texts.has(jsonText(item.value)!)) break;
      }
      if (!item?.isValid && index >= least) break;
      if (item) texts.add(jsonText(made[made.push(item) - 1]!.value)!);
      else isWhole = false;
    }
    const items = made.map(({value}) => value);
    return joined(items, made, isWhole);
  }

  const likely = at.depth > MAX_DEPTH ? 0 : Math.max(prefix.length, 1);
  const shown = Math.min(most, suggested?.length ?? Math.max(least, likely));
  const first = listOf(shown, keywords.maxContains === undefined ? Infinity : holds);
  if (at.extent !== 'stated' || first.isStated) yield first;
  if (at.extent === 'stated') return;
  for (let from = 0; from < 3; from += 1) {
    for (const count of new Set([shown, least, Math.min(least + 1, most), 0])) yield listOf(count, holds, from);
  }
}

/**
 * A value for a schema, always the same one. In this order: a value that the contract states, else the smallest that
 * shows what belongs to it, with the first alternative that works. If a required value of a request cannot be found, a
 * placeholder stands for it.
 */
export function makeExample(
  contract: Contract,
  root: unknown,
  {direction, name = '', stated: given = [], maxValues = MAX_VALUES}: MakingOptions,
): Made | undefined {
  const extent = direction === 'response' ? 'all' : 'needed';
  const making = {contract, direction, maxValues, values: 0, tries: 0};
  return make(root, {making, name, stated: given, extent, trail: [], depth: 0, nth: 0});
}
