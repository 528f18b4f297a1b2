/** The limits that a schema sets beyond its type, as data; `schemaText.ts` turns them into text. */
import {styledField, type ParameterNode} from './document';
import {compact, entries, isObject, list, objectOf, property, text, type Json} from './json';
import {isFormType} from './media';
import type {Limit, SchemaSummary} from './model';
import {isDescribed, valuesOf, valueType, type FlatSchema, type Schemas} from './schema';
import {allowsAnyType, typeName} from './schemaText';

/** The keywords of each kind of range. */
const RANGES = [
  ['length', 'minLength', 'maxLength'],
  ['value', 'minimum', 'maximum'],
  ['items', 'minItems', 'maxItems'],
  ['properties', 'minProperties', 'maxProperties'],
] as const;

/**
 * The limits of a schema in display order. Leaves out `enum` values that have names or descriptions: the model lists those
 * separately.
 */
export function limitsOf(schemas: Schemas, flat: FlatSchema): Limit[] {
  const {keywords, enumValues} = flat;
  const all = <K extends string>(keyword: K) => valuesOf(keywords[keyword]).map((value) => ({keyword, value}));
  const one = <K extends string>(keyword: K) =>
    keywords[keyword] === undefined ? [] : [{keyword, value: keywords[keyword] as unknown}];
  const flag = <K extends string>(keyword: K, isSet: unknown) => (isSet ? [{keyword}] : []);
  const schema = <K extends string>(keyword: K) =>
    valuesOf(keywords[keyword]).map((node) => ({keyword, value: summaryOf(schemas, node)}));
  const [length, value, items, properties] = RANGES.map(([keyword, low, high]): Limit[] => {
    const [min, max] = [keywords[low] as unknown, keywords[high] as unknown];
    return min === undefined && max === undefined ? [] : [compact({keyword, min, max})];
  });
  // A single value without a name is in the type.
  const isEnum = enumValues && (enumValues.length !== 1 || enumValues[0]!.name) && !isDescribed(flat);
  return [
    ...all('format'),
    ...(isEnum ? [{keyword: 'enum' as const, value: enumValues}] : []),
    ...length!,
    ...value!,
    ...one('exclusiveMinimum'),
    ...one('exclusiveMaximum'),
    ...all('multipleOf'),
    ...items!,
    ...flag('uniqueItems', keywords.uniqueItems),
    ...properties!,
    ...all('pattern'),
    ...all('contentMediaType'),
    ...all('contentEncoding'),
    ...schema('not'),
    ...schema('contains').map((limit) => compact({...limit, min: keywords.minContains, max: keywords.maxContains})),
    ...flag('noOtherItems', keywords.prefixItems !== undefined && keywords.items === false),
    ...flag('noOtherItems', keywords.unevaluatedItems === false),
    ...schema('propertyNames'),
    ...entries(keywords.dependentRequired).map(([name, names]) => ({
      keyword: 'dependentRequired' as const,
      name,
      value: list(names).map(String),
    })),
    ...flag('noOtherProperties', keywords.additionalProperties === false || keywords.unevaluatedProperties === false),
    ...one('default'),
    ...flag('readOnly', keywords.readOnly),
    ...flag('writeOnly', keywords.writeOnly),
    ...(isObject(keywords.xml) ? [{keyword: 'xml' as const, value: keywords.xml}] : []),
  ];
}

/** True for an array whose items share one schema. */
export const hasItems = ({keywords}: FlatSchema): boolean =>
  isObject(keywords.items) && !Array.isArray(keywords.prefixItems);

/**
 * The item schemas of nested arrays, outermost first. Stops where a schema contains itself.
 *
 * @param isAround whether a schema is an ancestor of the array
 */
export function itemLevels(
  {flatten}: Schemas,
  flat: FlatSchema,
  isAround: (items: FlatSchema) => boolean = () => false,
): FlatSchema[] {
  const levels: FlatSchema[] = [];
  const seen = new Set<Json>();
  for (
    let at = flat;
    hasItems(at) && !at.keys.some((key) => seen.has(key)) && !isAround(at);
    at = levels[levels.length - 1]!
  ) {
    for (const key of at.keys) seen.add(key);
    levels.push(flatten(at.keywords.items));
  }
  return levels;
}

/** The limits of a schema, then those of its items. */
export const deepLimits = (schemas: Schemas, flat: FlatSchema, levels = itemLevels(schemas, flat)): Limit[] => [
  ...limitsOf(schemas, flat),
  ...levels.flatMap((items) => limitsOf(schemas, items).map((value): Limit => ({keyword: 'eachItem', value}))),
];

/** How a parameter's value is serialised, as limits. */
export function writingLimits(schemas: Schemas, {schema, contentType, style, explode, node}: ParameterNode): Limit[] {
  const type = valueType(schemas.flatten(schema));
  return [
    ...(contentType === undefined ? [] : [{keyword: 'writtenAs' as const, value: contentType}]),
    ...(contentType === undefined && (type === 'array' || type === 'object')
      ? [{keyword: 'style' as const, style, explode, type: type as 'array' | 'object'}]
      : []),
    ...(node.allowReserved ? [{keyword: 'allowReserved' as const}] : []),
    ...(node.allowEmptyValue ? [{keyword: 'allowEmptyValue' as const}] : []),
  ];
}

/** How a form writes a field, as limits. */
export function encodingLimits(
  schemas: Schemas,
  media: Json,
  contentType: string,
  name: string,
  schema: unknown,
): Limit[] {
  const styled = isFormType(contentType) ? styledField(media, name) : undefined;
  if (styled) return writingLimits(schemas, {...styled, schema});
  const encoding = objectOf(property(media.encoding, name));
  const sentAs = text(encoding.contentType);
  const headers = Object.keys(objectOf(encoding.headers)).filter((header) => header.toLowerCase() !== 'content-type');
  return [
    ...(sentAs ? [{keyword: 'sentAs' as const, value: sentAs}] : []),
    ...(headers.length > 0 ? [{keyword: 'partHeaders' as const, value: headers}] : []),
  ];
}

/** A schema inside a limit. Its own limits that hold schemas are left out, because they may be recursive. */
export function summaryOf(schemas: Schemas, node: unknown): SchemaSummary {
  const flat = schemas.flatten(node);
  const keywords = {...flat.keywords, not: undefined, contains: undefined, propertyNames: undefined, xml: undefined};
  return {
    ...(!allowsAnyType(flat) && {type: typeName(schemas, node)}),
    required: [...flat.required],
    limits: limitsOf(schemas, {...flat, keywords}),
  };
}
