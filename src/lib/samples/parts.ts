/** What the generators share: text literals, blocks of text, headers. */
import {isJsonType} from '../../openapi/media';
import {encode} from './values';
import type {SampleHeader, SampleRequest} from './types';

/** Characters that nobody sees, or that change what one sees: controls, line separators, marks of direction. */
const HIDDEN = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

const LONE_SURROGATE = /\p{Surrogate}/gu;

/** A text that UTF-8 can carry: halves of surrogate pairs become U+FFFD. */
export const wellFormed = (text: string): string => text.replace(LONE_SURROGATE, '\ufffd');

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A text in double quotes as JSON, JavaScript, Python, Go, C# and Java all read it; nothing hidden is left in it. */
export const literal = (text: string): string => JSON.stringify(wellFormed(text)).replace(HIDDEN, escaped);

/** Whether every character can be seen, line breaks aside, so that the text may stand in source code as it is. */
export const isVisible = (text: string): boolean =>
  text.replaceAll('\n', '').search(HIDDEN) < 0 && text.search(LONE_SURROGATE) < 0;

/** Whether a text is best shown as lines. */
export const isBlock = (text: string): boolean => text.includes('\n') && isVisible(text);

/** A text in single quotes where it needs no more than their own two escapes, as in PHP and Ruby; undefined otherwise. */
export const singleQuoted = (text: string): string | undefined =>
  isVisible(text) && !text.includes('\n') ? `'${text.replace(/[\\']/g, String.raw`\$&`)}'` : undefined;

/** Lines but the first moved to the right. */
export const indent = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`);

/** A word that the text does not contain, to end a block of it with. */
export function endMark(text: string, word: string): string {
  return text.includes(word) ? endMark(text, `${word}_`) : word;
}

/** `JSON` for such a body and `TEXT` for others: the word that names a block of it. */
export const blockName = ({contentType}: {contentType: string}): string => (isJsonType(contentType) ? 'JSON' : 'TEXT');

/**
 * The JSON of a body with two spaces a level, if its value survives being written as a literal of another language:
 * numbers beyond double precision, repeated names and the like do not.
 */
export function jsonOf({contentType, text}: {contentType: string; text: string}): string | undefined {
  if (!isJsonType(contentType)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    const indented = JSON.stringify(value, null, 2);
    const isSame = text === indented || text === JSON.stringify(value);
    return isSame && !text.includes('"__proto__"') && isVisible(indented) ? indented : undefined;
  } catch {
    return undefined;
  }
}

/** All headers of a request, the content type of its body last. */
export const headersOf = ({headers, body}: SampleRequest): SampleHeader[] =>
  body ? [...headers, {name: 'Content-Type', value: body.contentType}] : headers;

/** The environment variables that a request needs, each once. */
export const variablesOf = ({headers, query = []}: SampleRequest): string[] => [
  ...new Set([...query, ...headers].flatMap((part) => ('env' in part ? [part.env] : []))),
];

/** The address of a request as it is written, cut before each credential, and the variables that follow the pieces. */
export function addressOf({url, query = []}: SampleRequest): {text: string; env?: string}[] {
  const start = url.includes('?') ? '&' : '?';
  if (query.length === 0) return [{text: url}];
  return query.map(({name, env}, index) => ({text: `${index === 0 ? url + start : '&'}${encode(name)}=`, env}));
}

/**
 * A header's value as an expression.
 *
 * @param quote a text literal of the language
 * @param read the expression that reads an environment variable
 * @param plus the operator between two texts, with its spaces
 */
export function valueOf(
  header: SampleHeader,
  quote: (text: string) => string,
  read: (env: string) => string,
  plus = ' + ',
): string {
  if ('value' in header) return quote(header.value);
  return header.prefix ? quote(header.prefix) + plus + read(header.env) : read(header.env);
}

/** The address of a request as an expression, of the same parts as `valueOf`. */
export const urlOf = (
  request: SampleRequest,
  quote: (text: string) => string,
  read: (env: string) => string,
  plus = ' + ',
): string =>
  addressOf(request)
    .flatMap(({text, env}) => (env ? [quote(text), read(env)] : [quote(text)]))
    .join(plus);

/** `POST` → `Post`, as classes and constants are named after methods. */
export const capitalised = (method: string): string => method[0]! + method.slice(1).toLowerCase();
