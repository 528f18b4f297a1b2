/** Calls to the sandbox from pages: steps of guides, and examples of operations. Loaded with the sandbox. */
import {statusText} from 'openapi-model/console/format';
import {consoleOperation, initialDraft} from 'openapi-model/console/operation';
import {encodePermalink} from 'openapi-model/console/permalink';
import {prepare} from 'openapi-model/console/request';
import {failureSentence} from 'openapi-model/console/resultText';
import {SANDBOX_URL} from 'openapi-model/console/servers';
import type {ConsoleOperation, Draft} from 'openapi-model/console/types';
import {demoCredential} from 'openapi-model/credentials';
import {fromJson} from 'openapi-model/json';
import {GENERATORS} from 'openapi-model/samples/programs';
import {COOKIE_HEADER} from 'openapi-sandbox/parameters';
import {draftOf, programsOf, schemesOf, type GuideStep, type Program, type Saved} from '../../steps/steps.ts';
import {typedSecrets, type Tools} from '../Console/tools.ts';
import {exchange} from '../Console/useExchange.ts';
import {chosenFormat} from '../Samples/chosenFormat.ts';
import type {RunResult} from './Response.tsx';

export {readable} from 'openapi-model/console/response';
export {default as Response, type RunResult} from './Response.tsx';

export interface OperationCall {
  operation: ConsoleOperation;
  draft: Draft;
}

/** The call of a step, with values from the responses that are saved. */
export function stepCall({contract}: Tools, step: GuideStep, saved: Saved): OperationCall {
  const operation = consoleOperation(contract, step.run);
  return {operation, draft: draftOf(operation, step, saved)};
}

/** The programs of a step, which send what `stepCall` sends. */
export function programsOfStep(tools: Tools, step: GuideStep, saved: Saved): Program[] {
  const {operation, draft} = stepCall(tools, step, saved);
  return programsOf(operation, draft, step, GENERATORS);
}

export function exampleCall({contract}: Tools, id: string): OperationCall {
  const operation = consoleOperation(contract, id);
  return {operation, draft: initialDraft(operation, chosenFormat.get())};
}

/** Why a call got no response. */
export interface RunFailure {
  response?: undefined;
  reason: string;
}

/** Sends a call to the sandbox, with its demo credentials. */
export async function run({sandbox}: Tools, {operation, draft}: OperationCall): Promise<RunResult | RunFailure> {
  const schemes = schemesOf(operation);
  const prepared = prepare(operation, draft, {
    url: SANDBOX_URL,
    schemes,
    credentials: Object.fromEntries(schemes.map((scheme) => [scheme.scheme, demoCredential(scheme)])),
    cookieHeader: COOKIE_HEADER,
    preferred: draft.status,
  });
  const final = prepared.problems.filter(({isFinal}) => isFinal);
  if (final.length > 0) {
    return {reason: ['Nothing was sent.', ...final.map(({label, message}) => `${label}: ${message}.`)].join(' ')};
  }
  const place = 'the sandbox';
  const {response, failure} = await exchange(prepared, place, sandbox.fetch, new AbortController());
  if (!response) return {reason: failureSentence(failure!, place, prepared.method)};
  return {response, hash: encodePermalink(operation, draft, typedSecrets()).hash};
}

export const announcement = ({response: {status, reason}}: RunResult): string =>
  `Response: ${statusText(status, reason)}.`;

/** The JSON of a successful response; undefined for any other. */
export const contentOf = ({response: {status, body}}: RunResult): unknown =>
  status < 300 ? fromJson(new TextDecoder().decode(body)) : undefined;
