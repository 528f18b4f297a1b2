/** Serialises values for URLs, headers, cookies and forms in the styles of OpenAPI: the only place that does. */
import {decode} from './decode.ts';
import {encode} from './encode.ts';
import {isObject, plainText} from './json.ts';

export interface StyledParameter {
  name: string;
  /** Defaults to the OpenAPI style for the location. */
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
}

type Pair = readonly [name: string, value: string];

/** The pairs for a value: one for each item of a list or property of an object. */
function pairsOf(name: string, value: unknown): Pair[] {
  if (Array.isArray(value)) return value.map((item) => [name, plainText(item)]);
  if (!isObject(value)) return [[name, plainText(value)]];
  return Object.entries(value).map(([key, item]) => [key, plainText(item)]);
}

/** The pairs of a `deepObject`: `name[key]`, and so on for what is inside. Items of a list have their number. */
function deepPairsOf(name: string, value: unknown): Pair[] {
  if (typeof value !== 'object' || value === null) return [[name, plainText(value)]];
  return Object.entries(value).flatMap(([key, item]) => deepPairsOf(`${name}[${key}]`, item));
}

/** The items of a list, or the names and values of an object, as text. */
function entries(value: unknown, explode: boolean, write: (text: string) => string): string[] {
  if (Array.isArray(value)) return value.map((item) => write(plainText(item)));
  if (!isObject(value)) return [write(plainText(value))];
  return Object.entries(value).flatMap(([key, item]) =>
    explode ? [`${write(key)}=${write(plainText(item))}`] : [write(key), write(plainText(item))],
  );
}

const DELIMITERS: Record<string, string> = {spaceDelimited: '%20', pipeDelimited: '%7C'};

/** Reserved characters that don't end the query or one of its pairs. */
const RESERVED = /%(?:3A|2F|3F|40|21|24|27|28|29|2A|2C|3B)/g;

/** A query parameter with its name. Empty for an empty list. */
export function inQuery(
  {name, style = 'form', explode = style === 'form', allowReserved = false}: StyledParameter,
  value: unknown,
): string {
  const write = (text: string) => (allowReserved ? encode(text).replace(RESERVED, decodeURIComponent) : encode(text));
  const isDeep = style === 'deepObject';
  if (!explode && !isDeep) return `${encode(name)}=${entries(value, false, write).join(DELIMITERS[style] ?? ',')}`;
  const pairs = isDeep ? deepPairsOf(name, value) : pairsOf(name, value);
  return pairs.map(([key, text]) => `${encode(key)}=${write(text)}`).join('&');
}

/** A field of a URL-encoded form with its name. Without a style, each item is written on its own, objects as JSON. */
export const inForm = (field: StyledParameter, value: unknown): string =>
  field.style === undefined
    ? (Array.isArray(value) ? value : [value]).map((item) => inQuery({name: field.name}, plainText(item))).join('&')
    : inQuery(field, value);

/** The value of a path parameter, which replaces its placeholder. */
export function inPath({name, style, explode = false}: StyledParameter, value: unknown): string {
  if (style === 'label') return `.${entries(value, explode, encode).join(explode ? '.' : ',')}`;
  if (style !== 'matrix') return entries(value, explode, encode).join(',');
  if (!explode) return `;${encode(name)}=${entries(value, false, encode).join(',')}`;
  return pairsOf(name, value)
    .map(([key, text]) => `;${encode(key)}=${encode(text)}`)
    .join('');
}

/**
 * Text for a header. RFC 9110 (section 5.5) limits it to visible ASCII and has no encoding for the rest, so the one of
 * OpenAPI’s style `simple` applies: percent-encoded UTF-8, as in RFC 6570.
 */
export const headerText = (text: string): string => text.replace(/[^ -~]+/gu, encode);

/** Undoes `headerText`; percent signs in front of anything else stay. */
export const fromHeaderText = (text: string): string =>
  text.replace(/(?:%(?:[018-9A-F][\dA-F]|7F))+/gi, (part) => decode(part) ?? part);

export const inHeader = ({explode = false}: StyledParameter, value: unknown): string =>
  entries(value, explode, headerText).join(',');

/** A parameter as cookies: an exploded list or object is several. */
export const inCookies = (parameter: StyledParameter, value: unknown): string[] =>
  inQuery(parameter, value).split('&').filter(Boolean);
