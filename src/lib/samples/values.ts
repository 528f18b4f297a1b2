/** How values are written into addresses, headers and forms: the styles of OpenAPI. */

/** Percent-encodes a text, whatever is in it. */
export const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

/** A parameter with its example. */
export interface SampleParameter {
  name: string;
  in: string;
  /** In words, such as `integer` or `array of string`. */
  type: string;
  required: boolean;
  /** As JSON. */
  example?: string;
  /** By default the one that OpenAPI has for the place. */
  style?: string;
  explode?: boolean;
  /** Set where the value is written as JSON or the like. */
  contentType?: string;
}

type Pair = readonly [name: string, value: string];

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The example of a parameter; without one, a number or the parameter's own name. */
function exampleOf({name, type, example, contentType}: SampleParameter): unknown {
  if (example === undefined) return /^(?:integer|number)/.test(type) ? 1 : name;
  if (contentType) return example;
  try {
    return JSON.parse(example);
  } catch {
    return example;
  }
}

/** A member for each entry of a list or an object, with the name that it goes by. */
export function members(name: string, value: unknown, isDeep = false): Pair[] {
  if (Array.isArray(value)) return value.map((item) => [name, textOf(item)]);
  if (!isObject(value)) return [[name, textOf(value)]];
  return Object.entries(value).map(([key, item]) => [isDeep ? `${name}[${key}]` : key, textOf(item)]);
}

/** Entries side by side; those of an object with their names. */
function entries(value: unknown, explode: boolean, write: (text: string) => string): string[] {
  if (Array.isArray(value)) return value.map((item) => write(textOf(item)));
  if (!isObject(value)) return [write(textOf(value))];
  return Object.entries(value).flatMap(([key, item]) =>
    explode ? [`${write(key)}=${write(textOf(item))}`] : [write(key), write(textOf(item))],
  );
}

/** Names and values of a query or a form. */
export const queryOf = (pairs: readonly Pair[]): string =>
  pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');

const DELIMITERS: Record<string, string> = {spaceDelimited: '%20', pipeDelimited: '%7C'};

/** A parameter of the query with its name. */
export function inQuery(parameter: SampleParameter): string {
  const {name, style = 'form', explode = style === 'form'} = parameter;
  const value = exampleOf(parameter);
  const isDeep = style === 'deepObject';
  if (explode || isDeep) return queryOf(members(name, value, isDeep));
  return `${encode(name)}=${entries(value, false, encode).join(DELIMITERS[style] ?? ',')}`;
}

/** A parameter of the path in place of its braces. */
export function inPath(parameter: SampleParameter): string {
  const {name, style, explode = false} = parameter;
  const value = exampleOf(parameter);
  if (style === 'label') return `.${entries(value, explode, encode).join(explode ? '.' : ',')}`;
  if (style !== 'matrix') return entries(value, explode, encode).join(',');
  if (!explode) return `;${encode(name)}=${entries(value, false, encode).join(',')}`;
  return members(name, value)
    .map(([key, text]) => `;${encode(key)}=${encode(text)}`)
    .join('');
}

/** The value of a header or a cookie. */
export const inHeader = (parameter: SampleParameter): string =>
  entries(exampleOf(parameter), parameter.explode ?? false, (text) => text).join(',');
