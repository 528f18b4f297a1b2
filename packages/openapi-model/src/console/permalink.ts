/** Links to a filled-in console: its values in the fragment, which browsers never send; no credentials. */
import {TRY_FRAGMENT} from './fragment.ts';
import {forcedStatuses, mediaIn} from './operation.ts';
import {wellFormed} from '../encode.ts';
import type {ConsoleOperation, Draft, Field} from './types.ts';

/** Maximum length of a fragment, in characters, when written or read. */
export const MAX_LINK = 16_000;

export interface Permalink {
  hash: string;
  /** Messages about values left out of the link. */
  notes: string[];
}

/** All fields that a link can fill in, parameters first. */
const fieldsOf = ({parameters, body}: ConsoleOperation): Field[] => [
  ...parameters,
  ...(body?.media.flatMap(({fields}) => fields) ?? []),
];

/** True if the link needs the value: the console wouldn't start with it anyway. */
const isNeeded = ({isSecret, isPrefilled, example}: Field, text: string): boolean =>
  !isSecret && (text !== '' || (isPrefilled && example !== ''));

/** Names of credentials in requests; parameters with these names are never part of a link. */
const credentialKeys = ({security}: ConsoleOperation): string[] =>
  security.flat().map((scheme) => `${scheme.in}.${scheme.name}`.toLowerCase());

/**
 * Encodes the values that are filled in as a fragment.
 *
 * @param secrets credentials in use; values that contain one are left out
 */
export function encodePermalink(operation: ConsoleOperation, draft: Draft, secrets: readonly string[]): Permalink {
  const notes: string[] = [];
  const pairs: [string, string][] = [];
  const hasSecret = (text: string) => secrets.some((secret) => secret.length > 3 && text.includes(secret));
  const add = (key: string, label: string, text: string) => {
    if (hasSecret(text)) notes.push(`${label} is left out: it contains a credential.`);
    else pairs.push([key, wellFormed(text)]);
  };
  const keys = credentialKeys(operation);
  const media = mediaIn(operation, draft);
  for (const field of operation.parameters) {
    const text = draft.values[field.key] ?? '';
    if (isNeeded(field, text) && !keys.includes(field.key.toLowerCase())) add(field.key, field.name, text);
  }
  if (media && operation.body!.media.length > 1) pairs.push(['type', media.contentType]);
  for (const field of media?.fields ?? []) {
    const text = draft.form[field.key] ?? '';
    if (field.control === 'file') {
      if (draft.files[field.key]?.length) notes.push(`${field.name} is left out: a link can’t contain a file.`);
    } else if (isNeeded(field, text)) add(field.key, field.name, text);
  }
  if (media?.kind === 'json' || media?.kind === 'text') {
    add('body', 'The body', draft.bodies[media.contentType] ?? '');
  }
  if (draft.status) pairs.push(['status', draft.status]);
  const hash = `${TRY_FRAGMENT}?${new URLSearchParams(pairs)}`;
  if (hash.length <= MAX_LINK) return {hash, notes};
  return {hash: TRY_FRAGMENT, notes: [...notes, 'The values are left out: they are too long for a link.']};
}

/**
 * Decodes a fragment into values. Links are untrusted: parameters that the operation doesn't have and values that a
 * select doesn't offer are ignored.
 *
 * @param initial values to use where the link has none
 */
export function decodePermalink(
  hash: string,
  operation: ConsoleOperation,
  initial: Draft,
): {draft: Draft; notes: string[]} {
  const query = hash.startsWith(`${TRY_FRAGMENT}?`) ? hash.slice(TRY_FRAGMENT.length + 1) : '';
  if (hash.length > MAX_LINK) return {draft: initial, notes: ['The link is too long, so it was ignored.']};
  const given = new URLSearchParams(query);
  if (query === '') return {draft: initial, notes: []};
  const fields = new Map(fieldsOf(operation).map((field) => [field.key, field]));
  const keys = credentialKeys(operation);
  let hasMore = false;
  const media = operation.body?.media.find(({contentType}) => contentType === given.get('type'));
  const draft: Draft = {
    ...initial,
    ...(media && {contentType: media.contentType}),
    values: {...initial.values},
    form: {...initial.form},
    bodies: {...initial.bodies},
  };
  for (const [key, text] of given) {
    const field = fields.get(key);
    const isKnown = field && field.control !== 'file' && !keys.includes(key.toLowerCase());
    const isOffered = text === '' || !field?.options.length || field.options.includes(text);
    const isStatus = key === 'status' && forcedStatuses(operation).some(([status]) => status === text);
    if (isStatus) draft.status = text;
    else if (key === 'body' && operation.body) draft.bodies[mediaIn(operation, draft)!.contentType] = text;
    else if (isKnown && isOffered) (key.startsWith('form.') ? draft.form : draft.values)[key] = text;
    else if (!(key === 'type' && media)) hasMore = true;
  }
  return {draft, notes: hasMore ? ['The link has values that this operation doesn’t accept.'] : []};
}
