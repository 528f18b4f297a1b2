import {errorEnvelope, type Sandbox} from './index';

export interface HostOptions {
  /** Which pages may read responses and reset the records: all, or those for whose origin the function returns true. */
  origins: '*' | ((origin: string) => boolean);
  /**
   * Whether a Host header names this server; requests with other names cannot reset it. This prevents DNS rebinding,
   * where another website points its own name at this address. By default, any name is accepted.
   */
  isOwnName?: (host: string) => boolean;
}

/** A POST to this path resets the records; it is not part of the API. */
const RESET_PATH = '/_sandbox/reset';

/** How long a browser may remember a preflight, in seconds. */
const MAX_AGE = '600';

/**
 * Adds to a sandbox what an HTTP server needs: CORS for pages of other origins, and a reset endpoint.
 *
 * @returns fetch handler for an edge runtime; it never rejects
 */
export function host(
  sandbox: Sandbox,
  {origins, isOwnName = () => true}: HostOptions,
): (request: Request) => Promise<Response> {
  /** CORS headers that let the request's origin read the response; empty if it isn't allowed. */
  function permission(request: Request): Record<string, string> {
    const origin = request.headers.get('Origin');
    if (origins === '*') return {'Access-Control-Allow-Origin': '*'};
    const vary = {Vary: 'Origin'};
    return origin !== null && origins(origin) ? {...vary, 'Access-Control-Allow-Origin': origin} : vary;
  }

  function preflight(request: Request, method: string): Response {
    const wanted = request.headers.get('Access-Control-Request-Headers');
    const headers = new Headers({
      ...permission(request),
      'Access-Control-Allow-Methods': method,
      'Access-Control-Max-Age': MAX_AGE,
    });
    if (wanted) headers.set('Access-Control-Allow-Headers', wanted);
    // Chromium sends this before a public page may call the local network.
    if (request.headers.get('Access-Control-Request-Private-Network') === 'true') {
      headers.set('Access-Control-Allow-Private-Network', 'true');
    }
    return new Response(null, {status: 204, headers});
  }

  /**
   * Checked here, because browsers send a reset without a preflight. Programs such as curl send none of these headers.
   */
  function mayReset({headers}: Request): boolean {
    const origin = headers.get('Origin');
    if (origins === '*') return true;
    const isOwnPage = origin === null ? headers.get('Sec-Fetch-Site') !== 'cross-site' : origins(origin);
    return isOwnPage && isOwnName(headers.get('Host') ?? '');
  }

  async function respond(request: Request): Promise<Response> {
    if (request.method === 'POST' && new URL(request.url).pathname === RESET_PATH) {
      if (!mayReset(request)) {
        const type = {'Content-Type': 'application/json'};
        return new Response(errorEnvelope('Other websites may not reset this sandbox.'), {status: 403, headers: type});
      }
      sandbox.reset();
      return new Response(null, {status: 204});
    }
    return sandbox.fetch(request);
  }

  return async (request) => {
    const method = request.headers.get('Access-Control-Request-Method');
    if (request.method === 'OPTIONS' && method !== null) return preflight(request, method);
    const response = await respond(request);
    const exposed = [...response.headers.keys()].join(', ');
    for (const [name, value] of Object.entries(permission(request))) response.headers.append(name, value);
    if (exposed) response.headers.set('Access-Control-Expose-Headers', exposed);
    return response;
  };
}
