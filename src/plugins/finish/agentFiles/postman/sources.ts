/** The operations whose responses have identifiers that later requests can use. */
import {camelCase, collectionOf, depthOf, identified, ownerOf, singular, stemOf} from '../../../../lib/names';
import type {OperationNode} from '../../../../openapi/document';
import {exampleFor, type ExampleSource} from '../../../../openapi/example';
import {formatsOf} from '../../../../openapi/formats';
import {entries, isObject, list, type Json} from '../../../../openapi/json';
import {isJsonType} from '../../../../openapi/media';
import {kebabCase} from '../../../../openapi/slugs';

type Scalar = string | number;

/** An identifier in a response. */
export interface Identifier {
  operation: OperationNode;
  /** Whether the operation creates the record; otherwise it lists records. */
  isCreated: boolean;
  /** Path of the value in the response body: `['data', 'id']`. */
  pointer: (string | number)[];
  /** Suggested name of a variable for it. */
  name: string;
}

/** A record in a response, with the identifiers that its caller did not know before. */
interface Source {
  operation: OperationNode;
  isCreated: boolean;
  /** What the record is, in the singular. */
  noun: string;
  pointer: (string | number)[];
  /** Names of scalar properties, by the form in which names are compared. */
  names: Map<string, string>;
  /** Its identifier in the contract's own example. */
  example?: Scalar;
}

const isScalar = (value: unknown): value is Scalar => typeof value === 'string' || typeof value === 'number';

/** Content of the successful JSON response. */
function successContent({responses}: OperationNode): Json | undefined {
  const [, response] = [...responses].find(([status]) => /^2(?:\d\d|XX)$/i.test(status)) ?? [];
  const [format] = formatsOf(response?.content);
  return format && isJsonType(format[0]) ? format[1] : undefined;
}

const named = (value: unknown): [pointer: string[], value: unknown][] => [
  [[], value],
  ...entries(value).map(([name, part]): [string[], unknown] => [[name], part]),
];

/** Records in a body: the body itself or one of its properties, or the first entry of such a list. */
function recordsIn(body: unknown, isList: boolean): [pointer: (string | number)[], record: Json][] {
  const found: [(string | number)[], unknown][] = isList
    ? named(body).map(([pointer, value]) => [[...pointer, 0], list(value)[0]])
    : named(body);
  return found.filter((entry): entry is [(string | number)[], Json] => isObject(entry[1]));
}

/** Names of the properties that a request sends, which are nothing new in its response. */
function sentBy({body}: OperationNode, source: ExampleSource): Set<string> {
  const [format] = formatsOf(body?.content);
  const sent = format && exampleFor(source, format[1], 'request')?.value;
  return new Set(entries(sent).map(([name]) => kebabCase(name)));
}

const ownNames = (noun: string): string[] => ['id', 'uuid', 'guid', `${kebabCase(noun)}-id`, `${kebabCase(noun)}-uuid`];

function sourcesIn(operation: OperationNode, source: ExampleSource): Source[] {
  const {method, path} = operation;
  const collection = collectionOf(path);
  const isCreated = method === 'POST';
  const content = collection !== undefined && (isCreated || method === 'GET') ? successContent(operation) : undefined;
  if (collection === undefined || !content) return [];
  const noun = singular(collection);
  const found = exampleFor(source, content, 'response');
  const sent = isCreated ? sentBy(operation, source) : new Set<string>();
  return recordsIn(found?.value, !isCreated).map(([pointer, record]) => {
    const known = entries(record).filter(([name, value]) => isScalar(value) && !sent.has(kebabCase(name)));
    const names = new Map(known.map(([name]) => [kebabCase(name), name]));
    const own = ownNames(noun).find((name) => names.has(name));
    const example = own === undefined || found?.isGenerated ? undefined : (record[names.get(own)!] as Scalar);
    return {operation, isCreated, noun, pointer, names, ...(example !== undefined && {example})};
  });
}

function identifierIn({operation, isCreated, noun, pointer, names}: Source, wanted: readonly string[]) {
  const key = wanted.find((name) => names.has(name));
  if (key === undefined) return undefined;
  const property = names.get(key)!;
  const isOwn = ownNames(noun).includes(key);
  const name = isOwn ? camelCase(noun, 'id') : camelCase(noun, property);
  return {operation, isCreated, pointer: [...pointer, property], name} satisfies Identifier;
}

/** Shorter examples, and numbers, may be the same by chance. */
const LEAST_EXAMPLE = 5;

/** A field that may take an identifier. */
export interface Field {
  /** Name of a parameter or property. */
  name: string;
  /** Path of the operation, if the field is a parameter in it. */
  path?: string;
  /** The value in the contract's example. */
  example: unknown;
}

export type FindIdentifier = (field: Field) => Identifier | undefined;

/** The noun that a field identifies, and the names that its value may have in a response. */
function wantedBy({name, path}: Field): {noun: string; names: string[]} | undefined {
  const said = identified(name);
  const before = path === undefined ? [] : ownerOf(path, name);
  const noun = (said?.length ? said : before).join('-');
  if (!noun) return undefined;
  const key = kebabCase(name);
  // `/charges/{charge}` takes an identifier, `/parcels/{code}` only a code.
  const isIdentifier = said !== undefined || stemOf(name) === stemOf(noun);
  return {noun: stemOf(noun), names: isIdentifier ? [key, ...ownNames(noun)] : [key]};
}

/**
 * Finds the identifier that a field takes: by the names of both, or because the contract's examples for both are the
 * same value. Records that an operation creates come before records that one lists.
 *
 * @param operations all operations of the contract, without webhooks
 */
export function identifierFinder(operations: readonly OperationNode[], source: ExampleSource): FindIdentifier {
  const sources = operations
    .flatMap((operation) => sourcesIn(operation, source))
    .sort((a, b) => Number(b.isCreated) - Number(a.isCreated) || depthOf(a.operation.path) - depthOf(b.operation.path));
  const byNoun = new Map<string, Source[]>();
  const byExample = new Map<Scalar, Source[]>();
  for (const one of sources) {
    const stem = stemOf(one.noun);
    if (stem) byNoun.set(stem, [...(byNoun.get(stem) ?? []), one]);
    const {example} = one;
    if (typeof example !== 'string' || example.length < LEAST_EXAMPLE) continue;
    byExample.set(example, [...(byExample.get(example) ?? []), one]);
  }

  function sameExample(example: unknown): Source | undefined {
    const found = isScalar(example) ? (byExample.get(example) ?? []) : [];
    return new Set(found.map(({noun}) => noun)).size === 1 ? found[0] : undefined;
  }

  return (field) => {
    const wanted = wantedBy(field);
    const named = wanted && byNoun.get(wanted.noun);
    for (const one of named ?? []) {
      const found = identifierIn(one, wanted!.names);
      if (found) return found;
    }
    const isIdentifier = identified(field.name) !== undefined || field.path !== undefined;
    const other = isIdentifier && !named ? sameExample(field.example) : undefined;
    return other && identifierIn(other, ownNames(other.noun));
  };
}

/** Whether an operation deletes the record that the last segment of its path identifies: `DELETE /courses/{id}`. */
export function deletes({method, path}: OperationNode, {operation, isCreated}: Identifier): boolean {
  const at = path.lastIndexOf('/');
  const [collection, last] = [path.slice(0, at), path.slice(at + 1)];
  const isSame = stemOf(collectionOf(collection) ?? '') === stemOf(collectionOf(operation.path) ?? '');
  return method === 'DELETE' && isCreated && isSame && /^\{[^{}]+\}$/.test(last);
}
