/**
 * Which fields of an operation take an identifier that an earlier call returned. Decided by names, schemas and examples
 * alone, so that it works for any contract. Pure.
 */
import {isObject, property} from '@site/src/openapi/json';
import {isJsonType} from '@site/src/openapi/media';
import {mediaIn} from '../console/operation';
import type {Check} from '../console/response';
import type {ConsoleOperation, Draft, Field} from '../console/types';
import {identified, ownerOf, prefixOf, stemOf, wordsOf} from '../names';
import type {Carried, Created, Known, Origin} from './carried';

/** A place in a request that holds an identifier. */
export interface Reference {
  /** The key of a field, or `body` followed by a JSON pointer. */
  key: string;
  name: string;
  /** What it identifies, as words: `owner`, `user`. */
  subject: string[];
  /** True if the name or the place says that it is an identifier. */
  isIdentifier: boolean;
  required: boolean;
  /** The contract's example; empty if there is none. */
  example: string;
  /** JSON type of one value. */
  type: string;
  options: readonly string[];
  /** Schema of the value, if it is known. */
  schema?: unknown;
}

/** Limits for walking through an example body. */
const MAX_DEPTH = 4;
const MAX_NODES = 300;

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** @param owner what a plain `id` identifies; without one it is the record's own, which no other call knows */
function subjectOf(name: string, owner: readonly string[] = []): Pick<Reference, 'subject' | 'isIdentifier'> {
  const before = identified(name);
  if (before === undefined) return {subject: wordsOf(name), isIdentifier: false};
  return {subject: before.length > 0 ? before : [...owner], isIdentifier: before.length > 0};
}

function fieldReference(path: string, field: Field & {in?: string}): Reference {
  const {key, name, required, example, valueType, options, schema} = field;
  const isPath = field.in === 'path';
  const {subject, isIdentifier} = subjectOf(name, isPath ? ownerOf(path, name) : []);
  const isList = valueType === 'array';
  return {
    key,
    name,
    subject,
    isIdentifier: isPath || isIdentifier,
    required,
    example,
    type: isList ? 'string' : valueType,
    options,
    ...(!isList && {schema}),
  };
}

const escaped = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');
const partsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The identifiers in a body. A list of plain values counts as its first. */
function bodyReferences(body: unknown): Reference[] {
  const found: Reference[] = [];
  let nodes = 0;
  const visit = (value: unknown, name: string, pointer: string, depth: number): void => {
    nodes += 1;
    if (nodes > MAX_NODES || depth > MAX_DEPTH) return;
    if (typeof value === 'string' || typeof value === 'number') {
      if (name === '') return;
      const type = typeof value === 'number' ? 'integer' : 'string';
      const own = subjectOf(name);
      if (own.subject.length === 0) return;
      found.push({key: `body${pointer}`, name, ...own, required: true, example: String(value), type, options: []});
    } else if (Array.isArray(value)) {
      if (value.length > 0) visit(value[0], isObject(value[0]) ? '' : name, `${pointer}/0`, depth + 1);
    } else if (isObject(value)) {
      for (const key of Object.keys(value)) visit(property(value, key), key, `${pointer}/${escaped(key)}`, depth + 1);
    }
  };
  visit(body, '', '', 0);
  return found;
}

/** The fields of an operation that may hold an identifier, for the content type of a draft. */
export function referencesOf(operation: ConsoleOperation, draft: Draft): Reference[] {
  const media = mediaIn(operation, draft);
  const fields = [...operation.parameters, ...(media?.fields ?? [])];
  return [
    ...fields
      .filter(({control, isSecret}) => control !== 'file' && control !== 'json' && !isSecret)
      .map((field) => fieldReference(operation.path, field)),
    ...(media && isJsonType(media.contentType) ? bodyReferences(parse(media.example)) : []),
  ];
}

/** Whether a kind is what a field identifies, or the end of it: `user` for `owner`, `user`. */
const isOfKind = (subject: readonly string[], kind: string): boolean =>
  kind !== '' && stemOf(subject.slice(-kind.split(' ').length).join(' ')) === stemOf(kind);

/**
 * Whether a field takes an identifier. Prefixes such as `usr_` decide if both have one. Otherwise, the name of the field
 * must be that of the kind.
 */
export function takes({subject, isIdentifier, example, type, options}: Reference, {kind, id}: Known): boolean {
  if ((type === 'integer' || type === 'number') && !/^\d{1,15}$/.test(id)) return false;
  if (type === 'boolean' || type === 'object' || (options.length > 0 && !options.includes(id))) return false;
  const isNamed = isOfKind(subject, kind);
  const [wanted, given] = [prefixOf(example), prefixOf(id)];
  if (wanted && given) return wanted === given && (isIdentifier || isNamed);
  return isIdentifier && isNamed;
}

/** The current value of a reference; undefined if the body isn't JSON or has no such value. */
export function valueOf(draft: Draft, {key}: Reference): string | undefined {
  if (!key.startsWith('body')) return (key.startsWith('form.') ? draft.form : draft.values)[key] ?? '';
  const found = partsOf(key).reduce<unknown>(property, parse(draft.bodies[draft.contentType] ?? ''));
  return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined;
}

/** A copy of `value` with another value at a pointer; lists of plain values become a list of that value alone. */
function replaced(value: unknown, [part, ...rest]: readonly string[], id: string, isNumber: boolean): unknown {
  if (part === undefined) return isNumber ? Number(id) : id;
  if (Array.isArray(value)) {
    const next = replaced(value[0], rest, id, isNumber);
    return rest.length === 0 ? [next] : [next, ...(value.slice(1) as unknown[])];
  }
  if (!isObject(value)) return value;
  const all = Object.entries(value) as [string, unknown][];
  return Object.fromEntries(all.map(([name, own]) => [name, name === part ? replaced(own, rest, id, isNumber) : own]));
}

/** The draft with an identifier in a field. A body that isn't JSON is left as it is. */
export function fill(draft: Draft, reference: Reference, id: string): Draft {
  const {key, type} = reference;
  if (!key.startsWith('body')) {
    const group = key.startsWith('form.') ? 'form' : 'values';
    return {...draft, [group]: {...draft[group], [key]: id}};
  }
  if (valueOf(draft, reference) === undefined) return draft;
  const body = parse(draft.bodies[draft.contentType] ?? '');
  const text = JSON.stringify(replaced(body, partsOf(key), id, type === 'integer'), null, 2);
  return {...draft, bodies: {...draft.bodies, [draft.contentType]: text}};
}

/** Identifiers that were used together and fill all of an operation's references, by key; undefined if there are none. */
function usedTogether(references: readonly Reference[], {created, together}: Carried): Map<string, string> | undefined {
  for (const {ids} of [...together].reverse()) {
    if (!ids.some((known) => created.some(({id}) => id === known.id))) continue;
    const found = references.map((reference) => ids.find((known) => takes(reference, known)));
    if (found.every((known) => known !== undefined)) {
      return new Map(references.map(({key}, index) => [key, found[index]!.id]));
    }
  }
  return undefined;
}

const isInBody = ({key}: Reference): boolean => key.startsWith('body') || key.startsWith('form.');

/**
 * The draft with what was created filled in, in required fields that still show their example.
 *
 * Reading or removing by several identifiers needs some that belong together, such as those of an enrolment: a new course
 * and the user of the example would only lead to an error. Everything else takes the newest.
 */
export function carryOn(operation: ConsoleOperation, draft: Draft, carried: Carried, check: Check): Draft {
  if (carried.created.length === 0) return draft;
  const references = referencesOf(operation, draft).filter(({required}) => required);
  const parameters = references.filter((reference) => reference.isIdentifier && !isInBody(reference));
  const isFree = operation.method === 'POST' || parameters.length === 1;
  const pair = isFree ? undefined : usedTogether(parameters, carried);
  return references.reduce((filled, reference) => {
    const takesNewest = isFree || isInBody(reference);
    const id = takesNewest ? choicesFor(reference, carried, check)[0]?.id : pair?.get(reference.key);
    const isUntouched = [reference.example, ''].includes(valueOf(filled, reference) ?? 'changed');
    return id !== undefined && isUntouched ? fill(filled, reference, id) : filled;
  }, draft);
}

/** False for a value that the field's own schema refuses. */
function isValid({schema, type}: Reference, id: string, check: Check): boolean {
  const mismatches = schema === undefined ? null : check(schema, type === 'string' ? id : Number(id), 'request');
  return mismatches === null || mismatches.length === 0;
}

/** What was created and fits a field, newest first. */
const choicesFor = (reference: Reference, {created}: Carried, check: Check): Created[] =>
  [...created].reverse().filter((known) => takes(reference, known) && isValid(reference, known.id, check));

/** Where the value of a field comes from, and what else would fit it. */
export interface Offer {
  reference: Reference;
  /** Set if the field now holds a value from the sandbox. */
  source?: {origin: Origin; name?: string};
  /** Other values, newest first. */
  choices: Created[];
}

/** Maximum number of values that are offered for one field. */
const MOST_OFFERED = 3;

function sourceOf(reference: Reference, id: string | undefined, {created, together}: Carried): Offer['source'] {
  if (!id) return undefined;
  const made = created.find((known) => known.id === id && takes(reference, known));
  if (made) return {origin: made.origin, ...(made.name !== id && {name: made.name})};
  if (id === reference.example) return undefined;
  const used = [...together].reverse().find(({ids}) => ids.some((known) => known.id === id && takes(reference, known)));
  return used && {origin: used.origin};
}

/** The offers for the fields of an operation, without those that have nothing to offer. */
export function offersFor(operation: ConsoleOperation, draft: Draft, carried: Carried, check: Check): Offer[] {
  if (carried.created.length === 0) return [];
  return referencesOf(operation, draft).flatMap((reference) => {
    const id = valueOf(draft, reference);
    if (id === undefined) return [];
    const source = sourceOf(reference, id, carried);
    const choices = choicesFor(reference, carried, check).filter((known) => known.id !== id);
    if (!source && choices.length === 0) return [];
    return [{reference, ...(source && {source}), choices: choices.slice(0, MOST_OFFERED)}];
  });
}

/** The identifiers in a request, by the same rules. Used to remember which of them were used together. */
export function idsIn(operation: ConsoleOperation, draft: Draft): Known[] {
  return referencesOf(operation, draft).flatMap((reference) => {
    const id = valueOf(draft, reference);
    return reference.isIdentifier && id ? [{kind: reference.subject.join(' '), id}] : [];
  });
}
