/** What the contract says about the values that are filled in. */
import type {Contract} from '../contract.ts';
import {fromJson} from '../json.ts';
import {isJsonType} from '../media.ts';
import {createTextReader, type TextReader} from '../textReader.ts';
import {unknownNames} from '../unknown.ts';
import {parseValue} from './field.ts';
import {differencesFrom, parsedBody} from './check.ts';
import {mediaIn} from './operation.ts';
import type {ConsoleOperation, Draft, Field, FieldProblem, ParameterField} from './types.ts';

/** The value of a field as a server reads it; undefined for one that is not sent, or cannot be. */
function valueOf({received}: TextReader, field: Field | ParameterField, text: string): unknown {
  if (text === '' || field.control === 'file') return undefined;
  if ('in' in field && field.contentType) return isJsonType(field.contentType) ? fromJson(text) : text;
  const value = parseValue(field, text);
  return value === undefined ? undefined : received(value, field.schema);
}

/** A value that is filled in. */
interface Filled {
  key: string;
  label: string;
  /** What paths in it start with. */
  start: string;
  schema: unknown;
  value?: unknown;
  /** Why it has no value. */
  error?: string;
}

/** The parameters, the fields of a form, and a body in JSON or XML. */
function filledIn(contract: Contract, operation: ConsoleOperation, draft: Draft): Filled[] {
  const media = mediaIn(operation, draft);
  const reader = createTextReader(contract);
  const fields = [...operation.parameters, ...(media?.fields ?? [])].map((field) => {
    const {key, name, schema} = field;
    const text = ('in' in field ? draft.values : draft.form)[key] ?? '';
    return {key, label: name, start: name, schema, value: valueOf(reader, field, text)};
  });
  const filled = fields.filter(({value}) => value !== undefined);
  const text = (media && media.fields.length === 0 && draft.bodies[media.contentType]) || '';
  const parsed = text.trim() ? parsedBody(contract, media!.schema, media!.contentType, text) : undefined;
  return parsed ? [...filled, {key: 'body', label: 'Body', start: '', schema: media!.schema, ...parsed}] : filled;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Differences of parameters, form and body from their schemas, and why the body is not what its type says. */
export const valueProblems = (contract: Contract, operation: ConsoleOperation, draft: Draft): FieldProblem[] =>
  filledIn(contract, operation, draft).flatMap(({key, label, schema, value, error}) => {
    const differences = error || schema === undefined ? null : differencesFrom(contract, schema, value, 'request');
    const found = error ? [{path: '', message: error}] : (differences ?? []);
    return found.map(({path, message}) => {
      const place = path || (key === 'body' && 'The body');
      return {key, label, message: place ? `${place} ${message}` : capital(message)};
    });
  });

/** Paths of what is filled in under names that the contract does not have. */
export const unknownIn = (contract: Contract, operation: ConsoleOperation, draft: Draft): string[] =>
  filledIn(contract, operation, draft).flatMap(({schema, value, start}) =>
    unknownNames(contract.schemas, schema, value, start),
  );
