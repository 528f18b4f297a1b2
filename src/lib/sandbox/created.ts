/** What a call to the sandbox created, used or removed, read from the contract, the request and the response. Pure. */
import {isObject, property, type Json} from '@site/src/openapi/json';
import {identified, kindOf, stemOf, wordsOf} from '../names';
import type {Carried, Created, Known, Origin} from './carried';

/** A call to which the sandbox responded. */
export interface Call {
  /** Upper case. */
  method: string;
  /** Path template. */
  path: string;
  origin: Origin;
  /** Decoded values of the path parameters. */
  values: readonly string[];
  /** Identifiers in the request. */
  ids: readonly Known[];
  status: number;
  /** Parsed body of the response; undefined if it isn't JSON. */
  content: unknown;
}

/** Maximum number of records and of sets of identifiers that are kept; the oldest are dropped. */
const MOST_KEPT = 100;
const MAX_ID = 200;
const MAX_NAME = 60;

/** An identifier as text; undefined for anything that isn't one, such as an object. */
function idText(value: unknown): string | undefined {
  const id = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  return typeof id === 'string' && id.length <= MAX_ID && /^[^\s\p{C}]+$/u.test(id) ? id : undefined;
}

/** The record's own identifier: `id`, `uuid`, or `user_id` in a user. */
function ownId(record: Json, kind: string): string | undefined {
  const isOwn = (name: string) => {
    const subject = identified(name);
    return subject !== undefined && (subject.length === 0 || stemOf(subject.join(' ')) === stemOf(kind));
  };
  // Plain `id` comes first.
  const names = Object.keys(record).slice(0, 100).filter(isOwn);
  names.sort((a, b) => wordsOf(a).length - wordsOf(b).length);
  return names.map((name) => idText(record[name])).find((id) => id !== undefined);
}

/** The record in a response: the body itself, or an object directly inside it, such as `data`. */
function recordIn(content: unknown, kind: string): {record: Json; id: string} | undefined {
  if (!isObject(content)) return undefined;
  const inside = Object.keys(content)
    .slice(0, 100)
    .map((name) => property(content, name))
    .filter(isObject);
  for (const record of [content, ...inside]) {
    const id = ownId(record, kind);
    if (id !== undefined) return {record, id};
  }
  return undefined;
}

/** Names that people give to records, in order of preference. */
const NAMES = [['name'], ['title'], ['display_name'], ['first_name', 'last_name'], ['label'], ['email']];

function nameOf(record: Json): string {
  const textOf = (wanted: string): string => {
    const key = Object.keys(record)
      .slice(0, 100)
      .find((name) => wordsOf(name).join('_') === wanted);
    const value = key === undefined ? undefined : record[key];
    return typeof value === 'string'
      ? value
          .slice(0, 500)
          .replace(/[\s\p{C}]+/gu, ' ')
          .trim()
      : '';
  };
  const found = NAMES.map((parts) => parts.map(textOf).filter(Boolean).join(' ')).find(Boolean) ?? '';
  return found.length > MAX_NAME ? `${found.slice(0, MAX_NAME - 1)}…` : found;
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/**
 * The record that a call created: what POST, or PUT with status 201, returns with an identifier of its own. An object
 * that the path already names was not created by the call.
 */
export function createdBy({method, path, origin, values, status, content}: Call): Created | undefined {
  const canCreate = isSuccess(status) && (method === 'POST' || (method === 'PUT' && status === 201));
  if (!canCreate) return undefined;
  const kind = kindOf(path);
  const found = recordIn(content, kind);
  if (!kind || !found || (method === 'POST' && values.includes(found.id))) return undefined;
  return {kind, id: found.id, name: nameOf(found.record) || found.id, origin};
}

/** The record that a call removed: DELETE on a path that ends in its identifier. */
export function removedBy({method, path, values, status}: Call): Known | undefined {
  const id = values[values.length - 1];
  const isRemoval = method === 'DELETE' && isSuccess(status) && /\{[^{}]*\}$/.test(path) && id !== undefined;
  return isRemoval ? {kind: kindOf(path), id} : undefined;
}

const isSame = (a: Known, b: Known): boolean => a.id === b.id && a.kind === b.kind;
const isSameSet = (a: readonly Known[], b: readonly Known[]): boolean =>
  a.length === b.length && a.every((known) => b.some((other) => other.id === known.id));

/** What later calls can use after a call. */
export function learn({created, together}: Carried, call: Call): Carried {
  if (!isSuccess(call.status)) return {created, together};
  const fresh = createdBy(call);
  const gone = removedBy(call);
  const isChange = call.method !== 'GET' && call.method !== 'HEAD';
  const isDeletion = call.method === 'DELETE';
  const apart = isChange ? together.filter(({ids}) => !isSameSet(ids, call.ids)) : together;
  const isPair = isChange && !isDeletion && call.ids.length > 1;
  return {
    created: [
      ...created.filter((known) => !(fresh && isSame(known, fresh)) && !(gone && isSame(known, gone))),
      ...(fresh ? [fresh] : []),
    ].slice(-MOST_KEPT),
    together: [
      ...apart.filter(({ids}) => !gone || call.ids.length > 1 || !ids.some(({id}) => id === gone.id)),
      ...(isPair ? [{ids: call.ids, origin: call.origin}] : []),
    ].slice(-MOST_KEPT),
  };
}
