/** Types and limits of schemas as readable text. */
import {isObject, jsonText, numberOf, text, type Json} from './json';
import type {Limit, SchemaSummary} from './model';
import {valuesOf, type FlatSchema, type Schemas} from './schema';

/** The JSON type of a value. */
const typeOfValue = (value: unknown): string =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'array'
      : numberOf(value) === undefined
        ? typeof value
        : Number.isInteger(numberOf(value))
          ? 'integer'
          : 'number';

/** True for a string of bytes: a file to upload or download. */
export function isFile({keywords}: FlatSchema): boolean {
  const media = valuesOf(keywords.contentMediaType).map(String);
  const isBinary = media.length > 0 && !media.some((type) => /^text\/|[/+]json$/.test(type));
  const encoding = valuesOf(keywords.contentEncoding);
  const isRaw = encoding.length === 0 || encoding.includes('binary');
  return [...valuesOf(keywords.format), ...encoding].includes('binary') || (isBinary && isRaw);
}

/** True for a schema that allows values of every type. */
export const allowsAnyType = (flat: FlatSchema): boolean =>
  flat.types === undefined &&
  flat.properties.size === 0 &&
  flat.groups.length === 0 &&
  !flat.enumValues?.length &&
  ['additionalProperties', 'items', 'prefixItems'].every((keyword) => flat.keywords[keyword] === undefined) &&
  !isFile(flat);

/** The value schema of a map; undefined for an object with named properties. */
function mapOf({keywords, properties, types}: FlatSchema): Json | undefined {
  const others: unknown = keywords.additionalProperties;
  if (properties.size > 0 || !isObject(others)) return undefined;
  return types === undefined || types.includes('object') ? others : undefined;
}

/**
 * The type of a schema as text, such as `array of string or null`.
 *
 * @param seen ancestors of the schema; a recursive type ends with its name
 */
export function typeName({flatten}: Schemas, node: unknown, seen: readonly Json[] = []): string {
  const flat = flatten(node);
  if (flat.keys.some((key) => seen.includes(key))) {
    return `${flat.name ?? 'recursive'}${flat.isNullable ? ' or null' : ''}`;
  }
  const inner = [...seen, ...flat.keys];
  const name = (child: unknown) => typeName({flatten}, child, inner);
  const nameInside = (child: unknown) => name(child).replace(/^.* or .*$/, '($&)');

  // Name nested alternatives instead of listing them: their number doubles with each level.
  const nameOfOption = (option: Json): string => {
    const {groups, name: component} = flatten(option);
    return groups.length > 0 && component !== undefined ? component : name(option);
  };
  const nameOf = (type: string): string => {
    if (type === 'array') {
      const {items, prefixItems} = flat.keywords;
      return items === undefined || prefixItems !== undefined ? 'array' : `array of ${nameInside(items)}`;
    }
    const values = type === 'object' ? mapOf(flat) : undefined;
    if (values) return `map of ${nameInside(values)}`;
    return type === 'string' && isFile(flat) ? 'file' : type;
  };
  const names = (): string[] => {
    if (allowsAnyType(flat)) return ['any'];
    const {enumValues} = flat;
    if (enumValues?.length === 1) return [json(enumValues[0]!.value)];
    if (flat.types) return flat.types.length === 0 ? ['nothing'] : flat.types.map(nameOf);
    if (enumValues && enumValues.length > 0) {
      const types = [...new Set(enumValues.map(({value}) => typeOfValue(value)))].filter((type) => type !== 'null');
      return types.length > 0 ? types : ['null'];
    }
    if (flat.properties.size > 0 || flat.keywords.additionalProperties !== undefined) return [nameOf('object')];
    if (flat.keywords.items !== undefined || flat.keywords.prefixItems !== undefined) return [nameOf('array')];
    if (flat.groups.length > 0) return flat.groups[0]!.options.map(nameOfOption);
    return ['file'];
  };
  const isNullAllowed =
    flat.enumValues !== undefined && flat.enumValues.length > 1 && flat.enumValues.some(({value}) => value === null);
  return [...new Set([...names(), ...(flat.isNullable || isNullAllowed ? ['null'] : [])])].join(' or ');
}

/** `1 to 80 characters`, `at least 1 item`. */
function rangeText(min: unknown, max: unknown, singular = '', plural = `${singular}s`): string {
  const count = (value: unknown) => `${text(value)}${singular && ` ${value === 1 ? singular : plural}`}`;
  if (max === undefined) return `at least ${count(min)}`;
  if (min === undefined) return `at most ${count(max)}`;
  return min === max ? `exactly ${count(min)}` : `${text(min)} to ${count(max)}`;
}

const json = (value: unknown): string => jsonText(value) ?? '';

/** How an array or object in a parameter is serialised; empty if there is only one way. */
function styleText({style, explode, type}: {style: string; explode: boolean; type: 'array' | 'object'}): string {
  const isArray = type === 'array';
  const parts = isArray ? 'values' : explode ? 'name=value pairs' : 'names and values';
  switch (style) {
    case 'deepObject':
      return 'written as name[property]=value';
    case 'spaceDelimited':
      return `${parts} separated by spaces`;
    case 'pipeDelimited':
      return `${parts} separated by |`;
    case 'matrix':
      return explode ? 'written as ;name=value for each' : 'written as ;name=value,value';
    case 'label':
      return `${parts} separated by ${explode ? 'dots' : 'commas'}, after a dot`;
  }
  if (style === 'form' && explode) {
    return isArray ? 'the name is repeated for each value' : 'each property is a parameter of its own';
  }
  return `${parts} separated by commas`;
}

const containedText = ({min, max}: {min?: unknown; max?: unknown}): string =>
  min === undefined && max === undefined ? 'an item' : rangeText(min ?? 1, max, 'item');

/** How a value is written as XML: `in XML attribute a:id`. */
function xmlText({name, namespace, prefix, attribute, wrapped}: Json): string {
  const kind = attribute ? 'attribute' : wrapped ? 'wrapped element' : 'element';
  const label = [prefix, name].filter(Boolean).join(':');
  return ['in XML', kind, label, namespace && `(${namespace})`].filter(Boolean).join(' ');
}

const namedText = ({value, name}: {value: unknown; name: string}): string => json(value) + (name && ` (${name})`);

/** A limit as a phrase, such as `1 to 80 characters`. */
export function limitText(limit: Limit): string {
  switch (limit.keyword) {
    case 'format':
    case 'pattern':
      return `${limit.keyword} ${String(limit.value)}`;
    case 'enum':
      return limit.value.length === 0 ? 'no value is allowed' : `one of ${limit.value.map(namedText).join(', ')}`;
    case 'length':
      return rangeText(limit.min, limit.max, 'character');
    case 'value':
      return rangeText(limit.min, limit.max);
    case 'items':
      return rangeText(limit.min, limit.max, 'item');
    case 'properties':
      return rangeText(limit.min, limit.max, 'property', 'properties');
    case 'exclusiveMinimum':
      return `more than ${text(limit.value)}`;
    case 'exclusiveMaximum':
      return `less than ${text(limit.value)}`;
    case 'multipleOf':
      return `a multiple of ${text(limit.value)}`;
    case 'uniqueItems':
      return 'no duplicate items';
    case 'contentMediaType':
      return `content ${String(limit.value)}`;
    case 'contentEncoding':
      return `encoded as ${String(limit.value)}`;
    case 'not':
      return `not ${summaryText(limit.value)}`;
    case 'contains':
      return `contains ${containedText(limit)}: ${summaryText(limit.value)}`;
    case 'propertyNames':
      return `names: ${summaryText(limit.value)}`;
    case 'dependentRequired':
      return `${limit.name} needs ${limit.value.join(', ')} too`;
    case 'noOtherItems':
      return 'no other items';
    case 'noOtherProperties':
      return 'no other properties';
    case 'default':
      return `default ${json(limit.value)}`;
    case 'readOnly':
      return 'read-only';
    case 'writeOnly':
      return 'write-only';
    case 'eachItem':
      return `each item: ${limitText(limit.value)}`;
    case 'required':
      return `requires ${limit.value.join(', ')}`;
    case 'style':
      return styleText(limit);
    case 'writtenAs':
      return `written as ${limit.value}`;
    case 'sentAs':
      return `sent as ${limit.value}`;
    case 'partHeaders':
      return `with the header${limit.value.length === 1 ? '' : 's'} ${limit.value.join(', ')}`;
    case 'xml':
      return xmlText(limit.value);
    case 'allowReserved':
      return 'reserved characters can be sent unencoded';
    case 'allowEmptyValue':
      return 'may be empty';
  }
}

export function summaryText({type, required, limits}: SchemaSummary): string {
  const phrases = [...(required.length > 0 ? [`with ${required.join(', ')}`] : []), ...limits.map(limitText)];
  return (type === undefined ? phrases : [type, ...phrases]).join(', ') || 'any';
}
