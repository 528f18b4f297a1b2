/** Examples: taken from the contract, or made from a schema. */
import type {Contract} from './contract.ts';
import {namedExamples, styledField} from './document.ts';
import {fromJson, isObject, jsonText, plainText, unmarked, type Json} from './json.ts';
import {examplesOf, makeExample, readingsOf, type Direction} from './making.ts';
import {concreteType, isFormType, isJsonType, isXmlType} from './media.ts';
import {valueType} from './schema.ts';
import {allowsAnyType} from './schemaText.ts';
import {inForm} from './serialise.ts';
import {xmlOf} from './xml.ts';

export {hiddenIn, type Direction} from './making.ts';

/** Maximum number of values in an example on a page; more would bloat it. */
export const MAX_EXAMPLE_VALUES = 200;

/** The examples of a parameter, header or media type itself: its own, or its named ones. */
const documentedIn = ({resolve}: Contract, node: Json): unknown[] =>
  node.example === undefined ? namedExamples(node, resolve).map(({value}) => value) : [node.example];

/** The example of a parameter, header or media type: its own, its first named example, or its schema's. */
export const givenExample = (contract: Contract, node: Json): unknown =>
  [...documentedIn(contract, node), ...examplesOf(contract.schemas.flatten(node.schema).keywords)][0];

export interface ExampleLimits {
  /** Media type of the example. One for plain text has only a single value, and no example can be made for others. */
  contentType?: string;
  /** Maximum number of values beyond which optional ones are left out. */
  maxValues?: number;
  /** Name of the value, for its placeholder. */
  name?: string;
}

export interface FoundExample {
  value: unknown;
  isGenerated: boolean;
  /** False if its schema refuses it. */
  isValid: boolean;
  /** Texts in it that stand for values which only the reader knows. */
  placeholders: readonly string[];
}

/** Whether an example of a media type can be written: any value, a single one, or none. */
function writableAs(contentType: string | undefined): 'any' | 'single' | 'none' {
  if (contentType === undefined) return 'any';
  const type = concreteType(contentType);
  if (isJsonType(type) || isFormType(type) || isXmlType(type) || type.startsWith('multipart/')) return 'any';
  return type.startsWith('text/') ? 'single' : 'none';
}

/**
 * The example of a parameter, header or media type. What the contract documents for a response is shown as it is, so that
 * readers see what the API sends. In a request, it has to be what the schema allows: only what is refused is replaced.
 *
 * @returns undefined if the contract has no example and none can be made
 */
export function exampleFor(
  contract: Contract,
  node: Json,
  direction: Direction,
  {contentType, ...options}: ExampleLimits = {},
): FoundExample | undefined {
  const {schema} = node as {schema: unknown};
  const flat = contract.schemas.flatten(schema);
  const isBody = contentType !== undefined;
  const isAny = isBody && allowsAnyType(flat);
  const isText = isBody && !isJsonType(concreteType(contentType));
  const documented = documentedIn(contract, node).flatMap((value) =>
    isText ? [value] : readingsOf(value, isAny ? 'object' : valueType(flat)),
  );
  // A schema that cannot be checked refuses nothing, and a text in another format is not for it.
  const fits = (value: unknown) =>
    schema === undefined ||
    (isText && typeof value === 'string') ||
    !contract.checkOf(schema, direction)(unmarked(value))?.length;
  const fitting = documented.findIndex(fits);
  // Some contracts write null for no example.
  const shown = fitting < 0 && direction === 'response' ? documented.findIndex((value) => value !== null) : fitting;
  if (shown >= 0) return {value: documented[shown], isGenerated: false, isValid: fitting >= 0, placeholders: []};
  const writable = writableAs(contentType);
  if (writable === 'none') return undefined;
  if (isAny) return {value: {}, isGenerated: true, isValid: true, placeholders: []};
  const made = makeExample(contract, schema, {direction, stated: documented, ...options});
  if (!made || (writable === 'single' && typeof made.value === 'object')) return undefined;
  const {value, isValid, placeholders} = made;
  return {value, isGenerated: !examplesOf(flat.keywords).includes(value), isValid, placeholders};
}

/**
 * An example as sent: indented JSON, a form, XML, or the text of another format.
 *
 * @param media the media type object, for the schema of XML and the styles of a form
 */
export function exampleText(contract: Contract, value: unknown, contentType: string, media: Json = {}): string {
  const type = concreteType(contentType);
  if (isFormType(type) && isObject(value)) {
    return Object.entries(value)
      .map(([name, field]) => inForm(styledField(media, name) ?? {name}, field))
      .filter(Boolean)
      .join('&');
  }
  if (isXmlType(type) && typeof value === 'object') return xmlOf(contract, media.schema, value);
  if (typeof value === 'string') {
    if (!isJsonType(type)) return plainText(value);
    // Some contracts write JSON in a string.
    return typeof fromJson(value) === 'object' ? value : jsonText(value)!;
  }
  return jsonText(value, 2)!;
}
