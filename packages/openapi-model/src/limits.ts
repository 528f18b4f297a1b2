/** The limits that a schema sets beyond its type, as phrases such as `1 to 80 characters`. */
import {styledField, type ParameterNode} from './document.ts';
import {entries, isObject, jsonText, list, objectOf, property, text, type Json} from './json.ts';
import {isFormType} from './media.ts';
import {isDescribed, valuesOf, valueType, type FlatSchema, type Schemas} from './schema.ts';
import {allowsAnyType, typeName} from './schemaText.ts';

const when = (isSet: unknown, phrase: string): string[] => (isSet ? [phrase] : []);

/** `1 to 80 characters`, `at least 1 item`; nothing without a bound. */
function range(min: unknown, max: unknown, singular = '', plural = `${singular}s`): string[] {
  const count = (value: unknown) => `${text(value)}${singular && ` ${value === 1 ? singular : plural}`}`;
  if (min === undefined) return when(max !== undefined, `at most ${count(max)}`);
  if (max === undefined) return [`at least ${count(min)}`];
  return [min === max ? `exactly ${count(min)}` : `${text(min)} to ${count(max)}`];
}

/** The same of a length, which may be `not empty`. */
const sizeOf = (min: unknown, max: unknown, ...names: [singular: string, plural?: string]): string[] =>
  min === 1 && max === undefined ? ['not empty'] : range(min, max, ...names);

/** How a value is written as XML: `in XML attribute a:id`. */
function xmlText({name, namespace, prefix, attribute, wrapped}: Json): string {
  const kind = attribute ? 'attribute' : wrapped ? 'wrapped element' : 'element';
  const label = [prefix, name].filter(Boolean).join(':');
  return ['in XML', kind, label, namespace && `(${namespace})`].filter(Boolean).join(' ');
}

/** The allowed values. The type has a single one without a name, and the model lists those with descriptions. */
export function enumLimit({enumValues}: FlatSchema): string[] {
  if (!enumValues || isDescribed({enumValues})) return [];
  if (enumValues.length === 0) return ['no value is allowed'];
  const names = enumValues.map(({value, name}) => jsonText(value) + (name && ` (${name})`));
  return when(names.length > 1 || enumValues[0]!.name, `one of ${names.join(', ')}`);
}

/** The limits of a schema in display order. Those of another type mean nothing: some tools write them for each. */
export function limitsOf(schemas: Schemas, flat: FlatSchema): string[] {
  const {keywords} = flat;
  const {minContains, maxContains, prefixItems, dependentRequired, xml} = keywords;
  const all = (keyword: string, words: string) => valuesOf(keywords[keyword]).map((value) => `${words} ${text(value)}`);
  const inner = (keyword: string, words: string) =>
    valuesOf(keywords[keyword]).map((node) => `${words} ${summaryOf(schemas, node)}`);
  const of = (types: string, limits: string[]) =>
    !flat.types || flat.types.some((type) => types.includes(type)) ? limits : [];
  const isOpen = minContains === undefined && maxContains === undefined;
  const contained = isOpen ? 'an item' : range(minContains ?? 1, maxContains, 'item').join('');
  return [
    ...all('format', 'format'),
    ...enumLimit(flat),
    ...of('string', sizeOf(keywords.minLength, keywords.maxLength, 'character')),
    ...of('number, integer', [
      ...range(keywords.minimum, keywords.maximum),
      ...all('exclusiveMinimum', 'more than'),
      ...all('exclusiveMaximum', 'less than'),
      ...all('multipleOf', 'a multiple of'),
    ]),
    ...of('array', sizeOf(keywords.minItems, keywords.maxItems, 'item')),
    ...of('array', when(keywords.uniqueItems, 'no duplicate items')),
    ...of('object', sizeOf(keywords.minProperties, keywords.maxProperties, 'property', 'properties')),
    ...of('string', all('pattern', 'pattern')),
    ...all('contentMediaType', 'content'),
    ...all('contentEncoding', 'encoded as'),
    ...inner('not', 'not'),
    ...inner('contains', `contains ${contained}:`),
    ...when(prefixItems !== undefined && keywords.items === false, 'no other items'),
    ...when(keywords.unevaluatedItems === false, 'no other items'),
    ...inner('propertyNames', 'names:'),
    ...entries(dependentRequired).map(([name, names]) => `${name} needs ${list(names).join(', ')} too`),
    ...when(keywords.additionalProperties === false || keywords.unevaluatedProperties === false, 'no other properties'),
    ...when(keywords.default !== undefined, `default ${jsonText(keywords.default)}`),
    ...when(keywords.readOnly, 'read-only'),
    ...when(keywords.writeOnly, 'write-only'),
    ...when(isObject(xml), xmlText(objectOf(xml))),
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

export const deepLimits = (schemas: Schemas, flat: FlatSchema, levels = itemLevels(schemas, flat)): string[] => [
  ...limitsOf(schemas, flat),
  ...levels.flatMap((items) => limitsOf(schemas, items).map((limit) => `each item: ${limit}`)),
];

function styleText(style: string, explode: boolean, isArray: boolean): string {
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

export function writingLimits(
  schemas: Schemas,
  {schema, contentType, style, explode, allowReserved, node}: ParameterNode,
): string[] {
  const type = valueType(schemas.flatten(schema));
  return [
    ...(contentType === undefined
      ? when(type === 'array' || type === 'object', styleText(style, explode, type === 'array'))
      : [`written as ${contentType}`]),
    ...when(allowReserved, 'reserved characters can be sent unencoded'),
    ...when(node.allowEmptyValue, 'may be empty'),
  ];
}

/** How a form writes a field. */
export function encodingLimits(
  schemas: Schemas,
  media: Json,
  contentType: string,
  name: string,
  schema: unknown,
): string[] {
  const styled = isFormType(contentType) ? styledField(media, name) : undefined;
  if (styled) return writingLimits(schemas, {...styled, schema});
  const encoding = objectOf(property(media.encoding, name));
  const headers = Object.keys(objectOf(encoding.headers)).filter((header) => header.toLowerCase() !== 'content-type');
  return [
    ...when(encoding.contentType, `sent as ${text(encoding.contentType)}`),
    ...when(headers.length > 0, `with the header${headers.length === 1 ? '' : 's'} ${headers.join(', ')}`),
  ];
}

/** A schema in words. Its limits that hold schemas are left out, because they may be recursive. */
export function summaryOf(schemas: Schemas, node: unknown): string {
  const flat = schemas.flatten(node);
  const keywords = {...flat.keywords, not: undefined, contains: undefined, propertyNames: undefined, xml: undefined};
  const phrases = [
    ...(allowsAnyType(flat) ? [] : [typeName(schemas, node)]),
    ...when(flat.required.size > 0, `with ${[...flat.required].join(', ')}`),
    ...limitsOf(schemas, {...flat, keywords}),
  ];
  return phrases.join(', ') || 'any';
}
