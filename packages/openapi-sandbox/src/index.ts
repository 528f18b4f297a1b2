import {openContract, type Contract} from 'openapi-model/contract';
import {notOfferedIn, responseFor, type OpenApiDocument, type OperationNode} from 'openapi-model/document';
import {acceptOf} from 'openapi-model/headers';
import {hasOwn, objectOf, type Json} from 'openapi-model/json';
import {headerText} from 'openapi-model/serialise';
import {short} from 'openapi-model/short';
import {createTextReader} from 'openapi-model/textReader';
import {unknownNames, unknownText} from 'openapi-model/unknown';
import {readBody} from './body.ts';
import {negotiate} from './negotiate.ts';
import {cookiesOf, readParameters, unknownPairs, type Sources, type Values} from './parameters.ts';
import {Refusal} from './refusal.ts';
import {createResponses, documentedCodes, envelope, successOf, typesOffered} from './response.ts';
import {createRouter, type Match} from './routing.ts';
import {checkCredentials, namesOf} from './security.ts';

export {demoCredential} from 'openapi-model/credentials';
export type {OpenApiDocument} from 'openapi-model/document';
export {MAX_BODY} from './body.ts';
export type {Values} from './parameters.ts';
export {Refusal} from './refusal.ts';

export interface Sandbox {
  /** Responds according to the contract. Never rejects: internal errors become the documented 500. */
  fetch(request: Request): Promise<Response>;
  /** Restores the initial records. */
  reset(): void;
}

/** Error body for hosts that must respond without the sandbox. */
export const errorEnvelope = (message: string): string => JSON.stringify(envelope(message));

export interface Call {
  /** Validated parameters by place and name. */
  values: Values;
  /** Validated body; empty for operations without one. */
  body: Json;
}

/**
 * Executes an operation and returns the properties that replace those of the documented example. It refuses a request by
 * throwing a `Refusal`; any other error becomes the documented 500.
 */
export type Handler = (call: Call) => Json;

export interface SandboxOptions {
  /**
   * Handlers by operationId, for operations with state, which the handlers keep. Called at the start and at each reset.
   * Operations without one respond with examples.
   */
  handlers?: (contract: Contract) => Readonly<Record<string, Handler>>;
  /** Called with every error that became a 500. */
  onFault?: (error: unknown) => void;
}

/** Methods that change nothing and are allowed with a read-only key. */
const SAFE = ['GET', 'HEAD', 'OPTIONS', 'TRACE'];

/** Header that names what the contract does not know of a request. */
export const NOTE_HEADER = 'X-Sandbox-Note';

const FAULT = new Refusal(500, 'it could not process this request');

/** The status that a request asks for by `Prefer: code=404` (RFC 7240); other preferences are ignored. */
function preferredCode({headers}: Request): string | undefined {
  const [, quoted, plain] =
    /(?:^|[,;])\s*code\s*=\s*(?:"([^"]*)"|([^\s",;]*))/i.exec(headers.get('Prefer') ?? '') ?? [];
  return quoted ?? plain;
}

/** The operation for a method; HEAD falls back to GET. */
const lookUp = ({route}: Match, method: string): OperationNode | undefined =>
  route.operations.get(method) ?? (method === 'HEAD' ? route.operations.get('GET') : undefined);

function allowed(matches: readonly Match[]): string {
  const methods = new Set(matches.flatMap(({route}) => [...route.operations.keys()]));
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods.add('OPTIONS')].sort().join(', ');
}

/**
 * The API of a contract as one function. Operations without a handler respond with examples from the contract, or with
 * values generated from its schemas.
 *
 * @param document a linted and bundled OpenAPI 3.0 or 3.1 document
 */
export function createSandbox(
  document: OpenApiDocument,
  {handlers: start = () => ({}), onFault}: SandboxOptions = {},
): Sandbox {
  const contract = openContract(document);
  const match = createRouter(contract);
  const reader = createTextReader(contract);
  const responses = createResponses(contract);
  const notOffered = notOfferedIn(document);
  const help = notOffered && `; see ${notOffered}`;
  let handlers = start(contract);

  /** The response for a code in the Prefer header; the operation itself is not executed. */
  function preferred(operation: OperationNode, code: string): Response {
    const response = /^[2-5]\d\d$/.test(code) ? responseFor(operation.responses, Number(code)) : undefined;
    if (!response) {
      const problem = `code ${short(code)} is not documented for ${operation.id}`;
      throw new Refusal(400, `${problem}, only ${documentedCodes(operation)}`, 'Prefer');
    }
    return responses.respond(Number(code), response, responses.contentOf(response), {
      'Preference-Applied': `code=${code}`,
    });
  }

  function handle(operation: OperationNode, values: Values, body: unknown, documented: unknown): unknown {
    if (!hasOwn(handlers, operation.id)) return documented;
    return {...objectOf(documented), ...handlers[operation.id]!({values, body: objectOf(body)})};
  }

  async function respond(request: Request, operation: OperationNode, sources: Sources): Promise<Response> {
    const access = checkCredentials(contract, operation.security, sources);
    const code = preferredCode(request);
    if (code !== undefined) return preferred(operation, code);
    if (!access.mayWrite && !SAFE.includes(operation.method)) {
      throw new Refusal(403, 'this key is read-only');
    }
    const {status, response} = successOf(operation);
    const types = typesOffered(response);
    const wanted = request.headers.get('Accept');
    const type = negotiate(wanted === acceptOf(contract, operation) ? null : wanted, types);
    if (types.length > 0 && type === undefined) {
      throw new Refusal(406, `Accept must allow ${types.join(' or ')}`, 'Accept');
    }
    const values = readParameters(contract, operation, sources, reader);
    const body = await readBody(request, operation, reader, contract);
    const content = responses.contentOf(response, type);
    const schemas = Object.values(objectOf(operation.body?.content)).map((media) => objectOf(media).schema as unknown);
    const note = unknownText([
      ...unknownPairs(operation, sources, reader, namesOf(contract, operation.security)),
      ...unknownNames(contract.schemas, {anyOf: schemas}, body),
    ]);
    return responses.respond(
      status,
      response,
      content && {...content, value: handle(operation, values, body, content.value)},
      note ? {[NOTE_HEADER]: headerText(note)} : {},
    );
  }

  async function route(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const {method} = request;
    const matches = match(url.pathname);
    if (matches.length === 0) {
      return responses.refuse(new Refusal(404, `the API has no path ${short(url.pathname)}${help}`, 'path'));
    }
    const chosen = matches.find((entry) => lookUp(entry, method));
    const operation = chosen && lookUp(chosen, method);
    const allow = allowed(matches);
    if (!chosen || !operation) {
      if (method === 'OPTIONS') return new Response(null, {status: 204, headers: {Allow: allow}});
      const [first] = matches[0]!.route.operations.values();
      return responses.refuse(new Refusal(405, `use ${allow}${help}`, 'method', {Allow: allow}), first);
    }
    try {
      const response = await respond(request, operation, {
        path: chosen.values,
        query: url.searchParams,
        headers: request.headers,
        cookies: cookiesOf(request.headers),
      });
      if (response.status === 405) response.headers.set('Allow', allow);
      return response;
    } catch (error) {
      if (!(error instanceof Refusal)) onFault?.(error);
      return responses.refuse(error instanceof Refusal ? error : FAULT, operation);
    }
  }

  return {
    async fetch(request) {
      try {
        const response = await route(request);
        if (request.method !== 'HEAD') return response;
        return new Response(null, {status: response.status, headers: response.headers});
      } catch (error) {
        onFault?.(error);
        return responses.refuse(FAULT);
      }
    },
    reset() {
      handlers = start(contract);
    },
  };
}
