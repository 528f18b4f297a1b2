import {isObject, listOf, objectOf, resolve, type JsonObject, type OpenApiDocument} from './contract';
import {typesOf} from './schema';

const MAX_DEPTH = 16;

const typeOfValue = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value === 'number' ? 'number' : typeof value;

/** The JSON types that a schema allows, alternatives included; none if it does not say. */
function allowedTypes(document: OpenApiDocument, node: unknown, depth = 0): string[] {
  if (depth > MAX_DEPTH) return [];
  const schema = resolve(document, node);
  const own = typesOf(schema);
  if (own.length > 0) return schema.nullable === true ? [...own, 'null'] : own;
  const values = schema.const === undefined ? listOf(schema.enum) : [schema.const];
  if (values.length > 0) return values.map(typeOfValue);
  if (isObject(schema.properties)) return ['object'];
  return [...listOf(schema.allOf), ...listOf(schema.oneOf), ...listOf(schema.anyOf)].flatMap((part) =>
    allowedTypes(document, part, depth + 1),
  );
}

/** Schemas below a node that can hold a member's schema, the node itself first. */
function partsOf(document: OpenApiDocument, node: unknown, depth = 0): JsonObject[] {
  if (depth > MAX_DEPTH) return [];
  const schema = resolve(document, node);
  const below = [...listOf(schema.allOf), ...listOf(schema.oneOf), ...listOf(schema.anyOf)];
  return [schema, ...below.flatMap((part) => partsOf(document, part, depth + 1))];
}

/** Reads values out of text, as parameters and forms carry them, by what a schema allows. */
export function createTextReader(document: OpenApiDocument) {
  /** One value; the text itself where it reads as nothing else, so that the check can refuse it. */
  function scalar(text: string, schema: unknown): unknown {
    const types = allowedTypes(document, schema);
    if (types.includes('null') && (text === '' || text === 'null') && !types.includes('string')) return null;
    if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
    const isNumeric = types.includes('integer') || types.includes('number');
    if (isNumeric && /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text) && Number.isFinite(Number(text))) {
      return Number(text);
    }
    return text;
  }

  const itemsOf = (schema: unknown) => partsOf(document, schema).find(({items}) => items !== undefined)?.items ?? true;

  const memberSchema = (schema: unknown, name: string): unknown =>
    partsOf(document, schema)
      .map(({properties}) => objectOf(properties))
      .find((properties) => Object.hasOwn(properties, name))?.[name] ?? true;

  const isList = (schema: unknown) => allowedTypes(document, schema).includes('array');
  const isRecord = (schema: unknown) => allowedTypes(document, schema).includes('object');

  return {
    scalar,
    isList,
    isRecord,
    memberSchema,
    list: (texts: readonly string[], schema: unknown) => texts.map((text) => scalar(text, itemsOf(schema))),
    record: (entries: Iterable<readonly [string, string]>, schema: unknown) =>
      Object.fromEntries([...entries].map(([name, text]) => [name, scalar(text, memberSchema(schema, name))])),
  };
}

export type TextReader = ReturnType<typeof createTextReader>;
