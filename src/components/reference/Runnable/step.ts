/** Calls from pages: the step of a guide, with what earlier steps created, and the sample of an operation. */
import {initialDraft, mediaIn} from '@site/src/lib/console/operation';
import {encodePermalink} from '@site/src/lib/console/permalink';
import {prepare, toRequest} from '@site/src/lib/console/request';
import type {ReceivedResponse} from '@site/src/lib/console/response';
import {SANDBOX_URL} from '@site/src/lib/console/servers';
import type {Draft} from '@site/src/lib/console/types';
import {readCurl} from '@site/src/lib/sandbox/command';
import type {Carried, Created, Origin} from '@site/src/lib/sandbox/carried';
import {carryOn, offersFor, referencesOf, valueOf, type Offer} from '@site/src/lib/sandbox/offers';
import type {SampleRequest} from '@site/src/lib/samples/types';
import {schemeOf} from '@site/src/openapi/security';
import {readResponse} from '../Console/useExchange';
import {SANDBOX_COOKIES, typedSecrets, type Tools} from '../Console/tools';
import type {Target} from '../YourSandbox/calls';

/** A request to an operation. */
export interface Call {
  target: Target;
  draft: Draft;
}

export interface Step extends Call {
  /** The snippet with the identifiers that it sends. */
  text: string;
  /** Where these come from. */
  sources: Sources;
}

export interface Outcome {
  response: ReceivedResponse;
  created?: Created;
  origin: Origin;
  /** Opens the console with what was sent. */
  hash: string;
}

type Sources = NonNullable<Offer['source']>[];

/** A call with what was created filled in, the identifiers that this replaces, and where the new ones come from. */
function carriedOn({target, draft}: Call, carried: Carried, check: Tools['check']) {
  const {operation} = target;
  const next = carryOn(operation, draft, carried, check);
  const changes = referencesOf(operation, next)
    .map((reference) => [valueOf(draft, reference) ?? '', valueOf(next, reference) ?? ''] as const)
    .filter(([from, to]) => from !== to && from.length > 3);
  const sources: Sources = offersFor(operation, next, carried, check).flatMap(({source}) => source ?? []);
  return {draft: next, changes, sources};
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
  const {draft, changes, sources} = carriedOn({target, draft: target.draft}, carried, check);
  const text = changes.reduce((shown, [from, to]) => shown.replaceAll(from, () => to), snippet);
  return {text, sources, target, draft};
}

/**
 * The call that a sample of the reference shows.
 *
 * @param id operationId of the sample
 * @returns undefined if the sandbox answers such a request with another operation
 */
export function callOfSample({carrier}: Tools, id: string, sample: SampleRequest): Call | undefined {
  const {method, url, headers, body} = sample;
  const target = carrier.read({method, url, contentType: body?.contentType, body: body?.text});
  if (!target || target.node.id !== id) return undefined;
  const {operation} = target;
  const initial = initialDraft(operation);
  const sent = new Map(headers.flatMap((header) => ('value' in header ? [[header.name, header.value] as const] : [])));
  const values = {...target.draft.values};
  for (const {key, name, in: place} of operation.parameters) {
    if (place === 'header' || place === 'cookie') values[key] = sent.get(name) ?? initial.values[key] ?? '';
  }
  const kind = mediaIn(operation, target.draft)?.kind;
  // Forms are sent with the fields of the console: the text of a sample can't be split into files and fields again.
  const draft = kind === 'json' || kind === 'text' ? target.draft : initial;
  return {target, draft: {...draft, values}};
}

/** The fragment that opens the console with a call. */
const hashOf = ({target, draft}: Call): string => encodePermalink(target.operation, draft, typedSecrets()).hash;

/** Sends a call to the sandbox, with its demo credentials. */
export async function run({contract, sandbox, carrier, demo}: Tools, {target, draft}: Call): Promise<Outcome> {
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
  return {response, origin: target.origin, hash: hashOf({target, draft}), ...(created && {created})};
}
