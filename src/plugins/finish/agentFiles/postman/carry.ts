/** Replaces the identifiers that a request takes from earlier responses with variables. */
import {identified} from '../../../../lib/names';
import type {OperationNode} from '../../../../openapi/document';
import {isObject, list, type Json} from '../../../../openapi/json';
import type {Field, FindIdentifier, Identifier} from './sources';

/** A place in a request that takes an identifier. */
interface Slot {
  identifier: Identifier;
  /** The value in the contract's example. */
  example: unknown;
  /** Whether it is sent; optional parameters are disabled. */
  isSent: boolean;
  put: (variable: string) => void;
}

/** Marks a variable in JSON that replaces a number, and so has no quotation marks. */
const NUMBER = '\ue001';

/** Whether a name says which record it identifies: `course_id`, but not `id`. */
const namesRecord = (name: unknown): boolean => (identified(String(name)) ?? []).length > 0;

type Find = (field: Field) => Identifier | undefined;

function parameterSlots({url}: Json, {path}: OperationNode, find: Find): Slot[] {
  const slot = (entry: Json, field: Field): Slot[] => {
    const identifier = find(field);
    const put = (variable: string) => void (entry.value = variable);
    return identifier ? [{identifier, example: entry.value, isSent: entry.disabled !== true, put}] : [];
  };
  const inPath = list(url.variable).flatMap((entry) =>
    slot(entry, {name: String(entry.key), path, example: entry.value}),
  );
  const inQuery = list(url.query)
    .filter(({key}) => namesRecord(key))
    .flatMap((entry) => slot(entry, {name: String(entry.key), example: entry.value}));
  return [...inPath, ...inQuery];
}

/** The identifiers in a JSON value, at any depth; in lists, each entry. */
function valueSlots(value: unknown, find: Find): Slot[] {
  if (Array.isArray(value)) return value.flatMap((entry: unknown) => valueSlots(entry, find));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, part]: [string, unknown]): Slot[] => {
    const isList = Array.isArray(part);
    const example: unknown = isList ? part[0] : part;
    if (!namesRecord(name) || (typeof example !== 'string' && typeof example !== 'number'))
      return valueSlots(part, find);
    const identifier = find({name, example});
    const put = (variable: string) => {
      const text = typeof example === 'number' ? NUMBER + variable : variable;
      value[name] = isList ? [text] : text;
    };
    return identifier ? [{identifier, example, isSent: true, put}] : [];
  });
}

function formSlots(fields: unknown, find: Find): Slot[] {
  return list(fields)
    .filter(({key, type}) => namesRecord(key) && type !== 'file')
    .flatMap((entry): Slot[] => {
      const identifier = find({name: String(entry.key), example: entry.value});
      const put = (variable: string) => void (entry.value = variable);
      return identifier ? [{identifier, example: entry.value, isSent: entry.disabled !== true, put}] : [];
    });
}

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text)) as unknown;
  } catch {
    return undefined;
  }
}

const written = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(new RegExp(`"${NUMBER}(\\{\\{[\\w-]+\\}\\})"`, 'g'), '$1');

const isReading = ({method}: OperationNode): boolean => ['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(method);

/** Gives an identifier its variable. */
export type Allocate = (identifier: Identifier, example: unknown) => string;

/**
 * Replaces the examples in one request by variables.
 *
 * A request that changes something takes a listed record only together with one that an earlier request created:
 * otherwise a run against a real server could change the records of other people.
 *
 * @returns the identifiers that the request sends
 */
export function carry(
  {request}: Json,
  operation: OperationNode,
  findIdentifier: FindIdentifier,
  allocate: Allocate,
): Identifier[] {
  const find: Find = (field) => {
    const found = findIdentifier(field);
    return found?.operation === operation ? undefined : found;
  };
  const body: Json = isObject(request.body) ? request.body : {};
  const json = body.mode === 'raw' ? parsed(body.raw) : undefined;
  const slots = [
    ...parameterSlots(request, operation, find),
    ...valueSlots(json, find),
    ...formSlots(body.urlencoded, find),
    ...formSlots(body.formdata, find),
  ];
  const isAllowed = isReading(operation) || slots.some(({identifier, isSent}) => isSent && identifier.isCreated);
  const used = slots.filter(({identifier}) => isAllowed || identifier.isCreated);
  for (const {identifier, example, put} of used) put(`{{${allocate(identifier, example)}}}`);
  if (isObject(json) || Array.isArray(json)) body.raw = written(json);
  return used.filter(({isSent}) => isSent).map(({identifier}) => identifier);
}
