/** Responses: read up to a limit, formatted, and checked against the contract. */
import type {Contract} from '../contract.ts';
import {differencesFrom, parsedBody} from './check.ts';
import {indentedJson} from './json.ts';
import {responseFor} from '../document.ts';
import {BODILESS_STATUSES} from '../request.ts';
import {rangeFor} from '../formats.ts';
import {essenceOf, isJsonType} from '../media.ts';
import type {Problem} from '../validation.ts';
import type {ConsoleOperation} from './types.ts';

export interface ReceivedResponse {
  status: number;
  /** Reason phrase as sent by the server; often empty. */
  reason: string;
  /** The headers that the browser reveals; from other origins only exposed ones. */
  headers: [name: string, value: string][];
  contentType: string;
  /** Time of the request, from `performance.now()`. */
  started: number;
  /** Milliseconds from the request to the last byte. */
  time: number;
  /** Bytes of the body. */
  size: number;
  body: Uint8Array<ArrayBuffer>;
  /** What became of the rest of the body, or undefined if it is whole. */
  rest?: 'limit' | 'cancelled' | 'lost';
}

/** Maximum number of bytes read. */
export const MAX_READ = 20_000_000;
/** Maximum number of bytes checked: beyond it, the check would block the page. */
const MAX_CHECKED = 1_000_000;
/** Maximum number of characters shown. */
export const MOST_SHOWN = 100_000;

const isTextType = (contentType: string): boolean =>
  contentType === '' ||
  isJsonType(contentType) ||
  /^text\/|[/+](?:xml|yaml)$|^application\/(?:.*json.*|javascript|x-www-form-urlencoded|x-yaml|graphql)$/.test(
    essenceOf(contentType),
  );

/** Subtype of a picture that browsers show: `png`; undefined for any other content. */
export const pictureType = (contentType: string): string | undefined =>
  /^image\/(png|jpeg|gif|webp|avif|svg)(?:\+xml)?$/.exec(essenceOf(contentType))?.[1];

/** Extension for a download; none that a system would run. */
export const extensionOf = (contentType: string): string =>
  isJsonType(contentType) ? 'json' : (pictureType(contentType) ?? (isTextType(contentType) ? 'txt' : 'bin'));

type Body = Pick<ReceivedResponse, 'body' | 'contentType'>;

/** The body, as UTF-8. */
const textOf = (body: Body['body']): string => new TextDecoder().decode(body);

/**
 * The body, or the start of a very long one, as text: JSON indented if it isn't long, other text as it is; undefined if
 * it is binary.
 */
export function readable({body, contentType}: Body): string | undefined {
  if (!isTextType(contentType)) return undefined;
  const text = textOf(body.subarray(0, MAX_CHECKED));
  return isJsonType(contentType) && body.length <= MAX_CHECKED ? (indentedJson(text) ?? text) : text;
}

export type Verdict =
  | {kind: 'matches'; note?: string}
  | {kind: 'differs'; mismatches: Problem[]}
  | {kind: 'undocumented'}
  | {kind: 'unchecked'; reason: string};

const differs = (message: string, path = ''): Verdict => ({kind: 'differs', mismatches: [{path, message}]});

/** Compares a response with the contract. */
export function verdictOf(
  response: Pick<ReceivedResponse, 'status' | 'contentType' | 'size' | 'body' | 'rest'>,
  {responses, method}: ConsoleOperation,
  contract: Contract,
): Verdict {
  const documented = responseFor(responses, response.status);
  if (!documented) return {kind: 'undocumented'};
  if (response.rest) return {kind: 'unchecked', reason: 'It is not complete.'};
  const types = Object.keys(documented.content);
  const note = documented.isPreview ? 'a preview, so fields may change' : undefined;
  const matches: Verdict = {kind: 'matches', ...(note && {note})};
  if (types.length === 0)
    return response.size === 0 ? matches : differs('has a body, though the contract documents none');
  // HTTP allows no body, whatever the contract documents.
  if (method === 'HEAD' || BODILESS_STATUSES.includes(response.status)) return matches;
  if (response.size === 0) return differs(`is empty, though the contract documents ${types.join(' or ')}`);
  const range = rangeFor(types, response.contentType);
  if (range === undefined) {
    return differs(
      `is ${essenceOf(response.contentType) || 'of no declared type'}, though the contract documents ${types.join(' or ')}`,
    );
  }
  const schema = documented.content[range];
  if (!schema) return {kind: 'unchecked', reason: 'The contract has no schema for it.'};
  if (response.size > MAX_CHECKED) return {kind: 'unchecked', reason: 'It is too long to check in the page.'};
  const parsed = parsedBody(contract, schema, response.contentType, textOf(response.body));
  if (!parsed) return {kind: 'unchecked', reason: 'Only JSON and XML are checked.'};
  if (parsed.error) return differs(parsed.error);
  const mismatches = differencesFrom(contract, schema, parsed.value, 'response');
  if (!mismatches) return {kind: 'unchecked', reason: 'Its schema cannot be checked here.'};
  return mismatches.length > 0 ? {kind: 'differs', mismatches} : matches;
}
