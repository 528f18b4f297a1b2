import type {Sandbox} from './index';

export interface HostOptions {
  /** Which pages may read responses: all, or those whose origin passes. */
  origins: '*' | ((origin: string) => boolean);
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
export function host(sandbox: Sandbox, {origins}: HostOptions): (request: Request) => Promise<Response> {
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

  async function respond(request: Request): Promise<Response> {
    if (request.method === 'POST' && new URL(request.url).pathname === RESET_PATH) {
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
