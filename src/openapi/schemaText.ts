/** Schemas in words. */
import {isObject, list, entries, type Json} from './json';
import {valuesOf, type Flat, type Schemas} from './schema';

/** A value as compact JSON; undefined where there is none. */
export const jsonText = (value: unknown): string | undefined =>
  value === undefined ? undefined : JSON.stringify(value);

/** The type that a value has in JSON. */
const typeOfValue = (value: unknown): string =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'array'
      : typeof value === 'number' && Number.isInteger(value)
        ? 'integer'
        : typeof value;

/** Whether a string is bytes: a file to upload or to save. */
function isFile({keywords}: Flat): boolean {
  const media = valuesOf(keywords.contentMediaType).map(String);
  const isBinary = media.length > 0 && !media.some((type) => /^text\/|[/+]json$/.test(type));
  return valuesOf(keywords.format).includes('binary') || (isBinary && keywords.contentEncoding === undefined);
}

/** The schema of all members of an object that is a map; undefined where members have names of their own. */
function mapOf({keywords, properties, types}: Flat): Json | undefined {
  const others: unknown = keywords.additionalProperties;
  if (properties.size > 0 || !isObject(others)) return undefined;
  return types === undefined || types.includes('object') ? others : undefined;
}

/** Names a type; `seen` are the nodes that it is named within, so that one which contains itself ends. */
export function typeName({flatten}: Schemas, node: unknown, seen: readonly Json[] = []): string {
  const flat = flatten(node);
  if (flat.keys.some((key) => seen.includes(key))) return flat.name ?? 'recursive';
  const inner = [...seen, ...flat.keys];
  const name = (child: unknown) => typeName({flatten}, child, inner);

  // Alternatives of alternatives are named, not listed: their number doubles with each level.
  const nameOfOption = (option: Json): string => {
    const {groups, name: component} = flatten(option);
    return groups.length > 0 && component !== undefined ? component : name(option);
  };
  const nameOf = (type: string): string => {
    if (type === 'array') {
      const {items, prefixItems} = flat.keywords;
      return items === undefined || prefixItems !== undefined ? 'array' : `array of ${name(items)}`;
    }
    const values = type === 'object' ? mapOf(flat) : undefined;
    if (values) return `map of ${name(values)}`;
    return type === 'string' && isFile(flat) ? 'file' : type;
  };
  const names = (): string[] => {
    if (flat.keywords.contradiction) {
      return [(flat.keywords.contradiction as string[][]).map((types) => types.join(' or ')).join(' and ')];
    }
    const {listed} = flat;
    if (listed?.length === 1) return [JSON.stringify(listed[0]!.value)];
    if (flat.types) return flat.types.length === 0 ? ['nothing'] : flat.types.map(nameOf);
    if (listed && listed.length > 0) {
      const types = [...new Set(listed.map(({value}) => typeOfValue(value)))].filter((type) => type !== 'null');
      return types.length > 0 ? types : ['null'];
    }
    if (flat.properties.size > 0 || flat.keywords.additionalProperties !== undefined) return [nameOf('object')];
    if (flat.keywords.items !== undefined || flat.keywords.prefixItems !== undefined) return [nameOf('array')];
    if (flat.groups.length > 0) return flat.groups[0]!.options.map(nameOfOption);
    return [isFile(flat) ? 'file' : 'any'];
  };
  const isNullListed =
    flat.listed !== undefined && flat.listed.length > 1 && flat.listed.some(({value}) => value === null);
  return [...new Set([...names(), ...(flat.isNullable || isNullListed ? ['null'] : [])])].join(' or ');
}

/** `1 to 80 characters`, `at least 1 item`. */
function range(min: unknown, max: unknown, unit = ''): string[] {
  const count = (value: unknown) => `${String(value)}${unit && ` ${unit}${value === 1 ? '' : 's'}`}`;
  if (min === undefined && max === undefined) return [];
  if (max === undefined) return [`at least ${count(min)}`];
  if (min === undefined) return [`at most ${count(max)}`];
  return min === max ? [`exactly ${count(min)}`] : [`${String(min)} to ${count(max)}`];
}

const all = (keyword: unknown, words: (value: unknown) => string): string[] => valuesOf(keyword).map(words);

/** Limits of a schema in words. Values that are listed with descriptions are left to whoever shows those. */
export function constraintsOf(schemas: Schemas, flat: Flat): string[] {
  const {keywords, listed} = flat;
  const isPlainList = listed !== undefined && listed.length > 1 && !listed.some(({description}) => description);
  return [
    ...all(keywords.format, (format) => `format ${String(format)}`),
    ...(isPlainList ? [`one of ${listed.map(({value}) => JSON.stringify(value)).join(', ')}`] : []),
    ...(listed?.length === 0 ? ['no value is allowed'] : []),
    ...range(keywords.minLength, keywords.maxLength, 'character'),
    ...range(keywords.minimum, keywords.maximum),
    ...(keywords.exclusiveMinimum === undefined ? [] : [`more than ${keywords.exclusiveMinimum}`]),
    ...(keywords.exclusiveMaximum === undefined ? [] : [`less than ${keywords.exclusiveMaximum}`]),
    ...all(keywords.multipleOf, (step) => `a multiple of ${String(step)}`),
    ...range(keywords.minItems, keywords.maxItems, 'item'),
    ...(keywords.uniqueItems ? ['no item twice'] : []),
    ...range(keywords.minProperties, keywords.maxProperties, 'member'),
    ...all(keywords.pattern, (pattern) => `pattern ${String(pattern)}`),
    ...all(keywords.contentMediaType, (type) => `content ${String(type)}`),
    ...all(keywords.contentEncoding, (encoding) => `encoded as ${String(encoding)}`),
    ...all(keywords.not, (schema) => `not ${typeAndLimits(schemas, schema)}`),
    ...(keywords.contains === undefined ? [] : [`contains an item: ${typeAndLimits(schemas, keywords.contains)}`]),
    ...(keywords.propertyNames === undefined ? [] : [`names: ${typeAndLimits(schemas, keywords.propertyNames)}`]),
    ...entries(keywords.dependentRequired).map(
      ([name, names]) => `${name} needs ${list(names).map(String).join(', ')} too`,
    ),
    ...(keywords.if === undefined && keywords.dependentSchemas === undefined
      ? []
      : ['further rules depend on the content, see the contract']),
    ...(keywords.additionalProperties === false || keywords.unevaluatedProperties === false
      ? ['no other members']
      : []),
    ...(keywords.default === undefined ? [] : [`default ${JSON.stringify(keywords.default)}`]),
    ...(keywords.readOnly ? ['read-only'] : []),
    ...(keywords.writeOnly ? ['write-only'] : []),
  ];
}

/** A schema in one phrase, for a limit within a limit. */
function typeAndLimits(schemas: Schemas, node: unknown): string {
  const flat = schemas.flatten(node);
  // No limits of limits: a schema may stand within itself there.
  const keywords = {...flat.keywords, not: undefined, contains: undefined, propertyNames: undefined};
  const limits = constraintsOf(schemas, {...flat, keywords});
  const required = flat.required.size > 0 ? [`with ${[...flat.required].join(', ')}`] : [];
  const words = [...required, ...limits];
  const type = typeName(schemas, node);
  return (type === 'any' && words.length > 0 ? words : [type, ...words]).join(', ');
}
