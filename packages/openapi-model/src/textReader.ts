import type {Contract} from './contract.ts';
import {fromJson, isObject, plainText, typeOf} from './json.ts';
import {formsOf, type Schemas} from './schema.ts';

/** As text, 1.0 and 1e2 are not whole numbers to every server. */
const WHOLE = /^-?(?:0|[1-9]\d*)$/;
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** The JSON types that a schema allows; empty if it names none. */
export const typesIn = (schemas: Schemas, schema: unknown): string[] =>
  formsOf(schemas, schema).flatMap(({types, isNullable, enumValues, properties}) => [
    ...(types ?? enumValues?.map(({value}) => typeOf(value)) ?? (properties.size > 0 ? ['object'] : [])),
    ...(isNullable ? ['null'] : []),
  ]);

/** Converts text from parameters and forms into values that a schema allows. */
export function createTextReader({schemas}: Pick<Contract, 'schemas'>) {
  const typesOf = (schema: unknown) => typesIn(schemas, schema);

  /** Converts one value; keeps the text if nothing else fits, so that validation can reject it. */
  function scalar(text: string, schema: unknown): unknown {
    const types = typesOf(schema);
    if (types.includes('object') || types.includes('array')) {
      const value = fromJson(text);
      if (typeof value === 'object' && value !== null) return value;
    }
    if (types.includes('null') && (text === '' || text === 'null') && !types.includes('string')) return null;
    if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
    const form = types.includes('number') ? NUMBER : types.includes('integer') ? WHOLE : undefined;
    return form?.test(text) && Number.isFinite(Number(text)) ? Number(text) : text;
  }

  const itemSchema = (schema: unknown): unknown =>
    formsOf(schemas, schema).find(({keywords}) => keywords.items !== undefined)?.keywords.items ?? true;

  /** The schema of a property; `true` if it isn't described. */
  const propertySchema = (schema: unknown, name: string): unknown =>
    formsOf(schemas, schema)
      .find(({properties}) => properties.has(name))
      ?.properties.get(name) ?? true;

  /** The schema of a property that has a name, or of any in a map. */
  const partSchema = (schema: unknown, name: string): unknown => {
    const known = propertySchema(schema, name);
    const others = formsOf(schemas, schema).map(({keywords}) => keywords.additionalProperties as unknown);
    return known === true ? (others.find(isObject) ?? true) : known;
  };

  /** A value as a server reads it: each text in it as its schema says. */
  function received(value: unknown, schema: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => received(item, itemSchema(schema)));
    if (!isObject(value)) return scalar(plainText(value), schema);
    return Object.fromEntries(
      Object.entries(value).map(([name, child]) => [name, received(child, propertySchema(schema, name))]),
    );
  }

  return {
    scalar,
    received,
    propertySchema,
    partSchema,
    itemSchema,
    isList: (schema: unknown) => typesOf(schema).includes('array'),
    isRecord: (schema: unknown) => typesOf(schema).includes('object'),
    list: (texts: readonly string[], schema: unknown) => texts.map((text) => scalar(text, itemSchema(schema))),
    record: (pairs: Iterable<readonly [string, string]>, schema: unknown) =>
      Object.fromEntries([...pairs].map(([name, text]) => [name, scalar(text, propertySchema(schema, name))])),
  };
}

export type TextReader = ReturnType<typeof createTextReader>;
