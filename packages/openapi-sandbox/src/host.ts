import {errorEnvelope, type Sandbox} from './index.ts';

export interface HostOptions {
  /** Which pages may read responses and reset the records: all, or those for whose origin the function returns true. */
  origins: '*' | ((origin: string) => boolean);
  /**
   * Whether a Host header names this server; requests with other names can't reset it, and can't come from agents. This
   * prevents DNS rebinding, where another website points its own name at this address. By default, any name is accepted.
   */
  isOwnName?: (host: string) => boolean;
  /** Responds to agents, at `/mcp`. */
  mcp?: (request: Request) => Promise<Response>;
}

/** Paths that are not part of the API: agents connect to one, and a POST to the other resets the records. */
const MCP_PATH = '/mcp';
const RESET_PATH = '/_sandbox/reset';

/** How long a browser may remember a preflight, in seconds. */
const MAX_AGE = '600';

/**
 * Adds to a sandbox what an HTTP server needs: CORS for pages of other origins, and endpoints for a reset and for agents.
 *
 * @returns fetch handler for an edge runtime; it never rejects
 */
export function host(
  sandbox: Sandbox,
  {origins, isOwnName = () => true, mcp}: HostOptions,
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
    return new Response(null, {status: 204, headers});
  }

  /**
   * Whether a request is not from another website. Browsers send a reset without a preflight, and programs such as curl
   * send none of these headers.
   */
  function isTrusted({headers}: Request): boolean {
    const origin = headers.get('Origin');
    if (origins === '*') return true;
    const isOwnPage = origin === null ? headers.get('Sec-Fetch-Site') !== 'cross-site' : origins(origin);
    return isOwnPage && isOwnName(headers.get('Host') ?? '');
  }

  const refuse = (status: number, message: string, headers?: Record<string, string>) =>
    new Response(errorEnvelope(message), {status, headers: {'Content-Type': 'application/json', ...headers}});

  async function respond(request: Request): Promise<Response> {
    const {method} = request;
    const {pathname} = new URL(request.url);
    if (mcp && pathname === MCP_PATH) {
      if (!isTrusted(request)) return refuse(403, 'Other websites may not act as an agent here.');
      if (method === 'POST') return mcp(request);
      return refuse(405, 'This is an MCP server. Add its address to your coding agent.', {Allow: 'POST'});
    }
    if (method === 'POST' && pathname === RESET_PATH) {
      if (!isTrusted(request)) return refuse(403, 'Other websites may not reset this sandbox.');
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
