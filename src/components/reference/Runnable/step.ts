/** A step of a guide: the request that its snippet shows, with what earlier steps created. */
import {prepare, toRequest} from '@site/src/lib/console/request';
import type {ReceivedResponse} from '@site/src/lib/console/response';
import {SANDBOX_URL} from '@site/src/lib/console/servers';
import type {Draft} from '@site/src/lib/console/types';
import {readCurl} from '@site/src/lib/sandbox/command';
import type {Carried, Created, Origin} from '@site/src/lib/sandbox/carried';
import {carryOn, offersFor, referencesOf, valueOf, type Offer} from '@site/src/lib/sandbox/offers';
import {schemeOf} from '@site/src/openapi/security';
import {readResponse} from '../Console/useExchange';
import {SANDBOX_COOKIES, typedSecrets, type Tools} from '../Console/tools';
import type {Target} from '../YourSandbox/calls';

export interface Step {
  /** The snippet with the identifiers that it sends. */
  text: string;
  /** Where these come from. */
  sources: NonNullable<Offer['source']>[];
  target: Target;
  draft: Draft;
}

export interface Outcome {
  response: ReceivedResponse;
  created?: Created;
  origin: Origin;
}

/**
 * The step that a snippet shows.
 *
 * @param id operationId that the guide names
 * @returns undefined if the contract has no such operation, or the snippet is not a call of it
 */
export function stepOf({carrier, check}: Tools, id: string, snippet: string, carried: Carried): Step | undefined {
  const command = readCurl(snippet);
  const target = command && carrier.read(command);
  if (!target || target.node.id !== id) return undefined;
  const draft = carryOn(target.operation, target.draft, carried, check);
  const changes = referencesOf(target.operation, draft)
    .map((reference) => [valueOf(target.draft, reference) ?? '', valueOf(draft, reference) ?? ''] as const)
    .filter(([from, to]) => from !== to && from.length > 3);
  const text = changes.reduce((shown, [from, to]) => shown.replaceAll(from, () => to), snippet);
  const sources = offersFor(target.operation, draft, carried, check).flatMap(({source}) => source ?? []);
  return {text, sources, target, draft};
}

/** Sends the request of a step to the sandbox, with its demo credentials. */
export async function run({contract, sandbox, carrier, demo}: Tools, {target, draft}: Step): Promise<Outcome> {
  const {document, resolve} = contract;
  const needed = target.node.security.find((alternative) => Object.keys(alternative).length > 0) ?? {};
  const schemes = Object.keys(needed).map((key) => schemeOf(document, key, resolve));
  const prepared = prepare(target.operation, draft, {
    url: SANDBOX_URL,
    schemes,
    credentials: Object.fromEntries(schemes.map((scheme) => [scheme.scheme, demo(scheme)])),
    cookieHeader: SANDBOX_COOKIES,
  });
  const started = performance.now();
  const request = toRequest(prepared, new AbortController().signal);
  const response = await readResponse(await sandbox.fetch(request), started);
  const created = carrier.record(prepared, response, typedSecrets());
  return {response, origin: target.origin, ...(created && {created})};
}
