/** Links to a filled console: parameters and body in the fragment, which browsers send to nobody; never credentials. */
import {mediaIn} from './operation';
import {wellFormed} from '../samples/parts';
import type {ConsoleOperation, Draft, Field} from './types';

/** Fragment that opens the console; a question mark and what is filled in may follow. */
export const TRY_FRAGMENT = '#try';

/** Longest fragment that is written or read, in characters. */
export const MAX_LINK = 16_000;

/** Whether a fragment asks for the console. */
export const isTryFragment = (hash: string): boolean => hash === TRY_FRAGMENT || hash.startsWith(`${TRY_FRAGMENT}?`);

export interface Permalink {
  hash: string;
  /** What is not part of the link, and why. */
  notes: string[];
}

/** Fields of a link, those of the parameters first. */
const fieldsOf = ({parameters, body}: ConsoleOperation): Field[] => [
  ...parameters,
  ...(body?.media.flatMap(({fields}) => fields) ?? []),
];

/** Whether a link must tell the value: it is not what the console starts with anyway. */
const isTold = ({isSecret, required, example}: Field, text: string): boolean =>
  !isSecret && (text !== '' || (required && example !== ''));

/** Names by which credentials travel; a parameter of that name is never part of a link. */
const credentialKeys = ({security}: ConsoleOperation): string[] =>
  security.flat().map((scheme) => `${scheme.in}.${scheme.name}`.toLowerCase());

/**
 * The fragment for what is filled in.
 *
 * @param secrets credentials that are in use; a value that contains one is left out
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
    if (isTold(field, text) && !keys.includes(field.key.toLowerCase())) add(field.key, field.name, text);
  }
  if (media && operation.body!.media.length > 1) pairs.push(['type', media.contentType]);
  for (const field of media?.fields ?? []) {
    const text = draft.form[field.key] ?? '';
    if (field.control === 'file') {
      if (draft.files[field.key]?.length) notes.push(`${field.name} is left out: a link carries no file.`);
    } else if (isTold(field, text)) add(field.key, field.name, text);
  }
  if (media?.kind === 'json' || media?.kind === 'text') {
    add('body', 'The body', draft.bodies[media.contentType] ?? '');
  }
  const hash = `${TRY_FRAGMENT}?${new URLSearchParams(pairs)}`;
  if (hash.length <= MAX_LINK) return {hash, notes};
  const short = pairs.filter(([key]) => key !== 'body');
  const shortHash = `${TRY_FRAGMENT}?${new URLSearchParams(short)}`;
  return shortHash.length <= MAX_LINK
    ? {hash: shortHash, notes: [...notes, 'The body is left out: it is too long for a link.']}
    : {hash: TRY_FRAGMENT, notes: [...notes, 'The values are left out: they are too long for a link.']};
}

/**
 * What a fragment fills in. It comes from a stranger: names that the operation does not have and values that a select
 * does not offer are ignored and said so.
 *
 * @param initial what stands where the link says nothing
 */
export function decodePermalink(
  hash: string,
  operation: ConsoleOperation,
  initial: Draft,
): {draft: Draft; notes: string[]} {
  const query = hash.startsWith(`${TRY_FRAGMENT}?`) ? hash.slice(TRY_FRAGMENT.length + 1) : '';
  if (hash.length > MAX_LINK) return {draft: initial, notes: ['The link is too long and was not read.']};
  const given = new URLSearchParams(query);
  if (query === '') return {draft: initial, notes: []};
  const fields = new Map(fieldsOf(operation).map((field) => [field.key, field]));
  const keys = credentialKeys(operation);
  const ignored: string[] = [];
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
    if (key === 'body' && operation.body) draft.bodies[mediaIn(operation, draft)!.contentType] = text;
    else if (isKnown && isOffered) (key.startsWith('form.') ? draft.form : draft.values)[key] = text;
    else if (key !== 'type' || !media) ignored.push(key.slice(0, 40));
  }
  const names = [...new Set(ignored)];
  const more = names.length > 3 ? ` and ${names.length - 3} more` : '';
  return {
    draft,
    notes:
      names.length > 0
        ? [`The link names what this operation does not take: ${names.slice(0, 3).join(', ')}${more}.`]
        : [],
  };
}
