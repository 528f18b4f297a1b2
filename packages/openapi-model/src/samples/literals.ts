/** Helpers shared by the generators of programs: string literals, values as expressions. */
import {isJsonType} from '../media.ts';
import type {RequestBody} from '../request.ts';
import {piecesOf} from './body.ts';
import {wellFormed} from '../encode.ts';
import {addressOf} from './request.ts';
import type {SampleHeader, SampleRequest} from './types.ts';

/** Invisible or deceptive characters: controls, line separators, directional marks. */
const HIDDEN = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A double-quoted string valid in JSON, JavaScript, Python and Go, with invisible characters escaped. */
export const literal = (text: string): string => JSON.stringify(wellFormed(text)).replace(HIDDEN, escaped);

/** True if all characters except line breaks are visible, so the text can appear in source code unescaped. */
export const isVisible = (text: string): boolean =>
  text.replaceAll('\n', '').search(HIDDEN) < 0 && wellFormed(text) === text;

/** True for multi-line text without invisible characters. */
export const isBlock = (text: string): boolean => text.includes('\n') && isVisible(text);

/** Indents all lines except the first. */
export const indent = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`);

/**
 * The JSON of a body, indented by two spaces, if a literal in another language would have the same value. Numbers
 * beyond double precision and duplicate names, for example, would not.
 */
export function jsonOf(body: RequestBody): string | undefined {
  if (!('text' in body) || !isJsonType(body.contentType)) return undefined;
  const {text} = body;
  try {
    const value: unknown = JSON.parse(text);
    const indented = JSON.stringify(value, null, 2);
    const isSame = text === indented || text === JSON.stringify(value);
    return isSame && !text.includes('"__proto__"') && isVisible(indented) ? indented : undefined;
  } catch {
    return undefined;
  }
}

/** The files that a body consists of or contains. */
export const filesOf = (body: RequestBody | undefined): string[] =>
  body ? piecesOf(body).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.name])) : [];

/** How a language writes a request. */
export interface Syntax {
  /** A string. */
  quote: (text: string) => string;
  /** The value of an environment variable. */
  read: (env: string) => string;
  /** Concatenation, with its spaces. */
  plus: string;
}

/** The texts and files of a body as expressions. */
export const expressionsOf = (
  body: RequestBody,
  write: (text: string) => string,
  load: (name: string) => string,
): string[] => piecesOf(body).map((piece) => (typeof piece === 'string' ? write(piece) : load(piece.name)));

/** A header's value as an expression. */
export function valueOf(header: SampleHeader, {quote, read, plus}: Syntax): string {
  if ('value' in header) return quote(header.value);
  return header.prefix ? quote(header.prefix) + plus + read(header.env) : read(header.env);
}

/** The URL of a request as an expression. */
export const urlOf = (request: SampleRequest, {quote, read, plus}: Syntax): string =>
  addressOf(request)
    .flatMap(({text, env}) => (env ? [quote(text), read(env)] : [quote(text)]))
    .join(plus);

/** The environment variables that a request needs, without duplicates. */
export const variablesOf = ({headers, query = []}: SampleRequest): string[] => [
  ...new Set([...query, ...headers].flatMap((part) => ('env' in part ? [part.env] : []))),
];
