/** What the contract says about the values that are filled in. */
import type {Contract} from '../contract.ts';
import {fromJson} from '../json.ts';
import {isJsonType} from '../media.ts';
import {createTextReader} from '../textReader.ts';
import {unknownNames} from '../unknown.ts';
import {parseValue} from './field.ts';
import {parseJson, type ParsedJson} from './json.ts';
import {mediaIn} from './operation.ts';
import type {SchemaCheck} from './response.ts';
import type {ConsoleOperation, Draft, Field, FieldProblem, ParameterField} from './types.ts';

interface Source {
  contract: Contract;
  check: SchemaCheck;
}

/** The value of a field as a server reads it; undefined for one that is not sent, or cannot be. */
function valueOf({contract}: Source, field: Field | ParameterField, text: string): unknown {
  if (text === '' || field.control === 'file') return undefined;
  if ('in' in field && field.contentType) return isJsonType(field.contentType) ? fromJson(text) : text;
  const value = parseValue(field, text);
  return value === undefined ? undefined : createTextReader(contract).received(value, field.schema);
}

/** The fields that are filled in, with their values. */
const filledIn = (source: Source, operation: ConsoleOperation, draft: Draft): [Field, unknown][] =>
  [...operation.parameters, ...(mediaIn(operation, draft)?.fields ?? [])]
    .map((field): [Field, unknown] => [
      field,
      valueOf(source, field, ('in' in field ? draft.values : draft.form)[field.key] ?? ''),
    ])
    .filter(([, value]) => value !== undefined);

/** The text of a JSON body; undefined if there is none. */
function jsonBody(operation: ConsoleOperation, draft: Draft): {text: string; schema: unknown} | undefined {
  const media = mediaIn(operation, draft);
  const text = media?.kind === 'json' ? draft.bodies[media.contentType] : undefined;
  return text?.trim() ? {text, schema: media!.schema} : undefined;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Differences of parameters, form and JSON body from their schemas, and why the body is not JSON. */
export function valueProblems(source: Source, operation: ConsoleOperation, draft: Draft): FieldProblem[] {
  const differences = (schema: unknown, value: unknown) =>
    (schema === undefined ? null : source.check(schema, value, 'request')) ?? [];
  const ofFields = filledIn(source, operation, draft).flatMap(([{key, name, schema}, value]) =>
    differences(schema, value).map(({path, message}) => {
      return {key, label: name, message: path ? `${path} ${message}` : capital(message)};
    }),
  );
  const body = jsonBody(operation, draft);
  const parsed: ParsedJson = body ? parseJson(body.text) : {value: undefined};
  const ofBody = parsed.error
    ? [`The body ${parsed.error}`]
    : differences(body?.schema, parsed.value).map(({path, message}) => `${path || 'The body'} ${message}`);
  return [...ofFields, ...ofBody.map((message) => ({key: 'body', label: 'Body', message}))];
}

/** Paths of what is filled in under names that the contract does not have. */
export function unknownIn(source: Source, operation: ConsoleOperation, draft: Draft): string[] {
  const {schemas} = source.contract;
  const body = jsonBody(operation, draft);
  return [
    ...filledIn(source, operation, draft).flatMap(([{name, schema}, value]) =>
      unknownNames(schemas, schema, value, name),
    ),
    ...(body ? unknownNames(schemas, body.schema, fromJson(body.text)) : []),
  ];
}

/** Names that are listed in full. */
const MOST_NAMED = 5;

/** What becomes of names that the contract does not have; empty if there are none. */
export function unknownText(names: readonly string[]): string {
  if (names.length === 0) return '';
  if (names.length === 1) return `${names[0]} is not in the contract; the API may ignore it.`;
  const rest = names.length - MOST_NAMED + 1;
  const shown = rest > 1 ? [...names.slice(0, -rest), `${rest} more`] : names;
  const first = shown.slice(0, -1).join(', ');
  return `${first} and ${shown[shown.length - 1]} are not in the contract; the API may ignore them.`;
}
