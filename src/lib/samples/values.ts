/** Serialises values for URLs, headers and forms in the styles of OpenAPI. */
import {isObject, plainText} from '../../openapi/json';
import {encode} from './encode';

/** A parameter with its serialisation style. */
export interface StyledParameter {
  name: string;
  /** Defaults to the OpenAPI style for the location. */
  style?: string;
  explode?: boolean;
}

type Pair = readonly [name: string, value: string];

/** The pairs for a value: one for each item of a list or property of an object. */
export function pairsOf(name: string, value: unknown, isDeep = false): Pair[] {
  if (Array.isArray(value)) return value.map((item) => [name, plainText(item)]);
  if (!isObject(value)) return [[name, plainText(value)]];
  return Object.entries(value).map(([key, item]) => [isDeep ? `${name}[${key}]` : key, plainText(item)]);
}

/** The items of a list, or the names and values of an object, as text. */
function entries(value: unknown, explode: boolean, write: (text: string) => string): string[] {
  if (Array.isArray(value)) return value.map((item) => write(plainText(item)));
  if (!isObject(value)) return [write(plainText(value))];
  return Object.entries(value).flatMap(([key, item]) =>
    explode ? [`${write(key)}=${write(plainText(item))}`] : [write(key), write(plainText(item))],
  );
}

/** Pairs as a query or a URL-encoded form. */
export const queryOf = (pairs: readonly Pair[]): string =>
  pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');

const DELIMITERS: Record<string, string> = {spaceDelimited: '%20', pipeDelimited: '%7C'};

/** A query parameter with its name. */
export function inQuery({name, style = 'form', explode = style === 'form'}: StyledParameter, value: unknown): string {
  const isDeep = style === 'deepObject';
  if (explode || isDeep) return queryOf(pairsOf(name, value, isDeep));
  return `${encode(name)}=${entries(value, false, encode).join(DELIMITERS[style] ?? ',')}`;
}

/** The value of a path parameter, which replaces its placeholder. */
export function inPath({name, style, explode = false}: StyledParameter, value: unknown): string {
  if (style === 'label') return `.${entries(value, explode, encode).join(explode ? '.' : ',')}`;
  if (style !== 'matrix') return entries(value, explode, encode).join(',');
  if (!explode) return `;${encode(name)}=${entries(value, false, encode).join(',')}`;
  return pairsOf(name, value)
    .map(([key, text]) => `;${encode(key)}=${encode(text)}`)
    .join('');
}

/** The value of a header or a cookie. */
export const inHeader = ({explode = false}: StyledParameter, value: unknown): string =>
  entries(value, explode, (text) => text).join(',');
