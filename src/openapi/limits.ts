/** What a schema demands of its values beyond their type, as values; `schemaText.ts` writes them out. */
import type {ParameterNode} from './document';
import {compact, entries, isObject, list, type Json} from './json';
import type {Limit, SchemaSummary} from './model';
import {valuesOf, valueType, type FlatSchema, type Schemas} from './schema';
import {typeName} from './schemaText';

/** Ranges by what they count. */
const RANGES = [
  ['length', 'minLength', 'maxLength'],
  ['value', 'minimum', 'maximum'],
  ['items', 'minItems', 'maxItems'],
  ['properties', 'minProperties', 'maxProperties'],
] as const;

/**
 * The limits of a schema in the order in which they are shown. Values of `enum` that have descriptions are not among
 * them: the model lists those on their own.
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
  const isPlainEnum =
    enumValues !== undefined && enumValues.length !== 1 && !enumValues.some(({description}) => description);
  return [
    ...all('format'),
    ...(isPlainEnum ? [{keyword: 'enum' as const, value: enumValues.map((allowed) => allowed.value)}] : []),
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
    ...schema('contains'),
    ...schema('propertyNames'),
    ...entries(keywords.dependentRequired).map(([name, names]) => ({
      keyword: 'dependentRequired' as const,
      name,
      value: list(names).map(String),
    })),
    ...flag('conditions', keywords.if !== undefined || keywords.dependentSchemas !== undefined),
    ...flag('noOtherProperties', keywords.additionalProperties === false || keywords.unevaluatedProperties === false),
    ...one('default'),
    ...flag('readOnly', keywords.readOnly),
    ...flag('writeOnly', keywords.writeOnly),
  ];
}

/** Whether a schema is a list of items of one kind. */
export const hasItems = ({keywords}: FlatSchema): boolean =>
  isObject(keywords.items) && !Array.isArray(keywords.prefixItems);

/**
 * The items of an array, of an array of arrays and so on, from the outside in. It ends where a schema contains itself.
 *
 * @param isAround whether a schema is one that the array is part of
 */
export function itemLevels(
  {flatten}: Schemas,
  flat: FlatSchema,
  isAround: (items: FlatSchema) => boolean = () => false,
): FlatSchema[] {
  const levels: FlatSchema[] = [];
  const seen = new Set<Json>();
  for (let at = flat; hasItems(at) && !at.keys.some((key) => seen.has(key)) && !isAround(at); at = levels.at(-1)!) {
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

/** What a parameter demands beyond its schema: how its value is written. */
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

/** A schema within a limit. Limits that hold schemas themselves are left out: a schema may contain itself there. */
function summaryOf(schemas: Schemas, node: unknown): SchemaSummary {
  const flat = schemas.flatten(node);
  const keywords = {...flat.keywords, not: undefined, contains: undefined, propertyNames: undefined};
  return {
    type: typeName(schemas, node),
    required: [...flat.required],
    limits: limitsOf(schemas, {...flat, keywords}),
  };
}
