/** Calls to the sandbox, as the console sends them. */
import type {Contract} from 'openapi-model/contract';
import {demoCredential} from 'openapi-model/credentials';
import {exactJson, objectOf, plainText, type Json} from 'openapi-model/json';
import {isJsonType} from 'openapi-model/media';
import {readBytes} from 'openapi-model/readBytes';
import {short} from 'openapi-model/short';
import {consoleOperation, exampleDraft, initialDraft, mediaIn} from 'openapi-model/console/operation';
import {prepare, toRequest, withPair} from 'openapi-model/console/request';
import {MAX_READ, readable, verdictOf} from 'openapi-model/console/response';
import {verdictText} from 'openapi-model/console/resultText';
import {SANDBOX_URL} from 'openapi-model/console/servers';
import {valueProblems} from 'openapi-model/console/values';
import {fromHeaderText} from 'openapi-model/serialise';
import type {ConsoleOperation, Draft, Field} from 'openapi-model/console/types';
import {NOTE_HEADER} from '../index.ts';
import {AgentError, type AgentContext} from './types.ts';

/** Problems and mismatches that are reported. */
const MOST_LISTED = 20;

/** A JSON value as a person would type it; null is no value. */
const typed = (value: unknown): string => (value === null ? '' : plainText(value));

/** The fields of a name, or of a key such as `query.page`. */
const fieldsNamed = <T extends Field>(fields: readonly T[], name: string): T[] =>
  fields.filter((field) => field.key === name || field.name === name);

function fieldNamed<T extends Field>(fields: readonly T[], name: string): T {
  const found = fieldsNamed(fields, name);
  if (found.length === 1) return found[0]!;
  const reason = found.length === 0 ? 'There is no field' : 'More than one field has the name';
  const known = (found.length === 0 ? fields : found).map(({key}) => key).join(', ') || 'none';
  throw new AgentError(`${reason} ${JSON.stringify(short(name))}. Use ${known}.`);
}

function withParameters(draft: Draft, {parameters}: ConsoleOperation, given: [name: string, value: unknown][]): Draft {
  const values = given.map(([name, value]) => [fieldNamed(parameters, name).key, typed(value)]);
  return {...draft, values: {...draft.values, ...(Object.fromEntries(values) as Draft['values'])}};
}

function withBody(draft: Draft, operation: ConsoleOperation, body: unknown): Draft {
  const media = mediaIn(operation, draft);
  if (!media) throw new AgentError('This operation has no body.');
  const {kind, contentType, fields} = media;
  const isForm = kind === 'form' || kind === 'multipart';
  const given = isForm
    ? Object.entries(objectOf(body)).map(([name, value]) => [fieldNamed(fields, name).key, typed(value)] as const)
    : [['body', typed(body)] as const];
  return {
    ...draft,
    bodies: {[contentType]: kind === 'json' ? JSON.stringify(body) : typed(body)},
    form: Object.fromEntries(given),
    files: Object.fromEntries(given.map(([key, content]) => [key, [new File([content], key)]])),
  };
}

/**
 * Sends a request and checks the response.
 *
 * @param id a known operation
 * @param args valid for `CALL_ARGUMENTS`
 * @throws AgentError that lists why the request was not sent
 */
export async function callOperation(
  id: string,
  {parameters, body, status, send_anyway: isWanted}: Json,
  {contract, send, cookieHeader}: AgentContext,
): Promise<Json> {
  const operation = consoleOperation(contract, id);
  const isForced = status !== undefined;
  const values = isForced ? exampleDraft(operation).values : {};
  const given = Object.entries(objectOf(parameters));
  const isKnown = ([name]: [string, unknown]) => fieldsNamed(operation.parameters, name).length > 0;
  const initial = {...initialDraft(operation), values, bodies: {}, form: {}};
  const start = withParameters(initial, operation, given.filter(isKnown));
  const draft = body === undefined ? start : withBody(start, operation, body);
  const schemes = operation.security[0] ?? [];
  const {url, ...prepared} = prepare(operation, draft, {
    url: SANDBOX_URL,
    schemes,
    credentials: Object.fromEntries(schemes.map((scheme) => [scheme.scheme, demoCredential(scheme)])),
    cookieHeader,
    ...(isForced && {preferred: String(status)}),
  });
  const problems = [...prepared.problems, ...valueProblems(contract, operation, draft)];
  const stopping = problems.filter(({isFinal}) => isFinal || !(isForced || isWanted)).slice(0, MOST_LISTED);
  if (stopping.length > 0) {
    const lines = stopping.map(({label, message}) => `- ${label}: ${message}`);
    throw new AgentError(['The request was not sent:', ...lines].join('\n'));
  }
  // The sandbox names what the contract does not have.
  const others = given.filter((pair) => !isKnown(pair));
  const address = others.reduce((text, [name, value]) => withPair(text, name, typed(value)), url);
  const response = await send(toRequest({...prepared, url: address}, new AbortController().signal));
  const note = response.headers.get(NOTE_HEADER);
  return {
    request: `${prepared.method} ${address.slice(SANDBOX_URL.length)}`,
    status: response.status,
    ...(note && {note: fromHeaderText(note)}),
    ...(await checked(response, operation, contract)),
  };
}

/** The headers and the body of a response, and the result of the console's check. */
async function checked(response: Response, operation: ConsoleOperation, contract: Contract): Promise<Json> {
  const {status, headers} = response;
  const {body, isComplete} = await readBytes(response, MAX_READ);
  const contentType = headers.get('Content-Type') ?? '';
  const rest = isComplete ? undefined : 'limit';
  const verdict = verdictOf({status, contentType, size: body.length, body, rest}, operation, contract);
  const content = readable({body, contentType}) ?? `${body.length} bytes of ${contentType}`;
  return {
    matches_contract: verdict.kind === 'unchecked' ? null : verdict.kind === 'matches',
    check: verdictText(verdict, status),
    ...(verdict.kind === 'differs' && {mismatches: verdict.mismatches.slice(0, MOST_LISTED)}),
    headers: Object.fromEntries(headers),
    body: (isJsonType(contentType) ? exactJson(content) : undefined) ?? content,
  };
}
