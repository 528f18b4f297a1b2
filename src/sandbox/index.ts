import {openContract} from '../openapi/contract';
import {responseFor, type OpenApiDocument, type OperationNode} from '../openapi/document';
import {objectOf, type Json} from '../openapi/json';
import {short} from '../openapi/short';
import {readBody} from './body';
import {negotiate} from './negotiate';
import {cookiesOf, readParameters, type Sources, type Values} from './parameters';
import {readPreference, type Preference} from './prefer';
import {Refusal} from './refusal';
import {createResponses, documentedCodes, envelope, exampleNames, successOf, typesOffered} from './response';
import {createRouter, type Match} from './routing';
import {checkCredentials} from './security';
import {HANDLERS} from './state/handlers';
import {LIMITS, Store, type Limits} from './state/store';
import {createTextReader} from './text';

export {demoCredential} from '../openapi/demoCredential';
export type {OpenApiDocument} from '../openapi/document';
export {MAX_BODY} from './body';

export interface Sandbox {
  /** Responds according to the contract. Never rejects: internal errors become the documented 500. */
  fetch(request: Request): Promise<Response>;
  /** Restores the initial records. */
  reset(): void;
}

export interface SandboxOptions {
  /** Time of new records; by default a deterministic clock that starts at `CLOCK_START`. */
  clock?: () => Date;
  /** Storage limits; defaults are `LIMITS`. */
  limits?: Partial<Limits>;
  /** Called with every error that became a 500. */
  onFault?: (error: unknown) => void;
}

/** Error body for hosts that must respond without the sandbox. */
export const errorEnvelope = (message: string): string => JSON.stringify(envelope(message));

/** Headers that the sandbox of our own contract accepts. */
export const DEMO_CREDENTIALS: Readonly<Record<string, string>> = {
  'X-API-Key': 'demo-api-key',
  'X-Domain-ID': 'demo-domain-id',
};

/** Methods that change nothing and are allowed with a read-only key. */
const SAFE = ['GET', 'HEAD', 'OPTIONS', 'TRACE'];

const FAULT = new Refusal(500, 'it could not process this request');

/** The numeric status for a documented code such as `200`, `4XX` or `default`. */
function statusOf(key: string, operation: OperationNode): number {
  if (key === 'default') return successOf(operation).response === operation.responses.get(key) ? 200 : 500;
  return Number(key.replace(/XX$/i, '00'));
}

/** Replaces characters that headers can't contain. */
const headerText = (text: string) => text.replace(/[^\x20-\x7e]/g, '?');

/** The operation for a method; HEAD falls back to GET. */
const lookUp = ({route}: Match, method: string): OperationNode | undefined =>
  route.operations.get(method) ?? (method === 'HEAD' ? route.operations.get('GET') : undefined);

function allowed(matches: readonly Match[]): string {
  const methods = new Set(matches.flatMap(({route}) => [...route.operations.keys()]));
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods.add('OPTIONS')].sort().join(', ');
}

/**
 * The API of a contract as one function. Operations of our own contract have state in memory. All others respond with
 * examples from the contract, or with values generated from its schemas.
 *
 * @param document a linted and bundled OpenAPI 3.0 or 3.1 document
 */
export function createSandbox(document: OpenApiDocument, {clock, limits, onFault}: SandboxOptions = {}): Sandbox {
  const contract = openContract(document);
  const match = createRouter(contract);
  const reader = createTextReader(contract);
  const responses = createResponses(contract);
  const newStore = () => new Store({...LIMITS, ...limits}, clock);
  let store = newStore();

  /** The documented responses that match a preferred code, with their statuses. */
  function candidates(operation: OperationNode, code: string | undefined): [number, Json][] {
    if (code === undefined) {
      return [...operation.responses]
        .map(([key, response]): [number, Json] => [statusOf(key, operation), response])
        .filter(([status]) => status >= 100 && status < 600);
    }
    const response = /^[2-5]\d\d$/.test(code) ? responseFor(operation.responses, Number(code)) : undefined;
    return response ? [[Number(code), response]] : [];
  }

  /** The response requested in a Prefer header; the operation itself is not executed. */
  function preferred(operation: OperationNode, {code, example}: Preference): Response {
    const found = candidates(operation, code);
    if (found.length === 0) {
      const problem = `code ${short(code ?? '')} is not documented for ${operation.id}`;
      throw new Refusal(400, `${problem}, only ${documentedCodes(operation)}`, 'Prefer');
    }
    const applied = [code && `code=${code}`, example && `example=${example}`].filter(Boolean).join(', ');
    for (const [status, response] of found) {
      const content =
        example === undefined
          ? responses.contentFor(operation, status, response)
          : responses.contentOf(response, undefined, example);
      if (content === null && example !== undefined) continue;
      return responses.respond(status, response, content, {'Preference-Applied': headerText(applied)});
    }
    const names = exampleNames(operation, contract).join(', ') || 'none';
    throw new Refusal(400, `${operation.id} has no such example, only ${names}`, 'Prefer');
  }

  function handle(operation: OperationNode, values: Values, body: unknown, documented: unknown): unknown {
    const handler = HANDLERS[`${operation.id} ${operation.method} ${operation.path}`];
    return handler ? {...objectOf(documented), ...handler({values, body: objectOf(body), store})} : documented;
  }

  async function respond(request: Request, operation: OperationNode, sources: Sources): Promise<Response> {
    const access = checkCredentials(contract, operation.security, sources);
    const preference = readPreference(request.headers.get('Prefer'));
    if (preference.code !== undefined || preference.example !== undefined) return preferred(operation, preference);
    if (!access.mayWrite && !SAFE.includes(operation.method)) {
      throw new Refusal(403, 'this key is read-only');
    }
    const {status, response} = successOf(operation);
    const types = typesOffered(response);
    const type = negotiate(request.headers.get('Accept'), types);
    if (types.length > 0 && type === undefined) {
      throw new Refusal(406, `Accept must allow ${types.join(' or ')}`, 'Accept');
    }
    const values = readParameters(contract, operation, sources, reader);
    const body = await readBody(request, operation, reader, contract);
    const content = responses.contentOf(response, type);
    return responses.respond(
      status,
      response,
      content && {...content, value: handle(operation, values, body, content.value)},
    );
  }

  async function route(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const {method} = request;
    const matches = match(url.pathname);
    if (matches.length === 0) {
      return responses.refuse(new Refusal(404, `the API has no path ${short(url.pathname)}`, 'path'));
    }
    const chosen = matches.find((entry) => lookUp(entry, method));
    const operation = chosen && lookUp(chosen, method);
    const allow = allowed(matches);
    if (!chosen || !operation) {
      if (method === 'OPTIONS') return new Response(null, {status: 204, headers: {Allow: allow}});
      const [first] = matches[0]!.route.operations.values();
      return responses.refuse(new Refusal(405, `use ${allow}`, 'method', {Allow: allow}), first);
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
      store = newStore();
    },
  };
}
