/** Types of schemas as readable text. */
import {isObject, jsonText, typeOf, type Json} from './json.ts';
import {valuesOf, type FlatSchema, type Schemas} from './schema.ts';

/** True for a string of bytes: a file to upload or download. */
export function isFile({keywords}: FlatSchema): boolean {
  const media = valuesOf(keywords.contentMediaType).map(String);
  const isBinary = media.length > 0 && !media.some((type) => /^text\/|[/+]json$/.test(type));
  const encoding = valuesOf(keywords.contentEncoding);
  const isRaw = encoding.length === 0 || encoding.includes('binary');
  return [...valuesOf(keywords.format), ...encoding].includes('binary') || (isBinary && isRaw);
}

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
    if (enumValues?.length === 1) return [jsonText(enumValues[0]!.value)!];
    if (flat.types) return flat.types.length === 0 ? ['nothing'] : flat.types.map(nameOf);
    if (enumValues && enumValues.length > 0) {
      const types = [...new Set(enumValues.map(({value}) => typeOf(value)))].filter((type) => type !== 'null');
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
