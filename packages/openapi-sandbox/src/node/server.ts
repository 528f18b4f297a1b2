/** An HTTP server for a fetch handler. */
import http from 'node:http';
import {errorEnvelope, MAX_BODY} from '../index.ts';

/** Time limit for receiving a request, in milliseconds. */
const REQUEST_TIMEOUT = 30_000;

/** Reads the body. Data beyond the size limit is discarded, except for the chunk that exceeds it. */
async function readBody(incoming: http.IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    if (size <= MAX_BODY) chunks.push(chunk);
    size += chunk.length;
  }
  return Buffer.concat(chunks);
}

/** @throws TypeError if the Fetch API cannot represent the request */
async function toRequest(incoming: http.IncomingMessage): Promise<Request> {
  const {method = 'GET', url} = incoming;
  const headers = incoming.headers as Record<string, string>;
  const body = await readBody(incoming);
  const hasBody = body.length > 0 && method !== 'GET' && method !== 'HEAD';
  return new Request(`http://localhost${url}`, {method, headers, ...(hasBody && {body: new Uint8Array(body)})});
}

/** @param handle must never reject */
export function createServer(handle: (request: Request) => Promise<Response>): http.Server {
  async function respond(incoming: http.IncomingMessage, outgoing: http.ServerResponse): Promise<void> {
    const response = await handle(await toRequest(incoming));
    const body = Buffer.from(await response.arrayBuffer());
    const length = response.body ? ['Content-Length', String(body.length)] : [];
    outgoing.writeHead(response.status, [...[...response.headers].flat(), ...length]).end(body);
  }

  const server = http.createServer((incoming, outgoing) => {
    respond(incoming, outgoing).catch(() => {
      // The Fetch API cannot represent the request.
      outgoing.statusCode = incoming.method === 'TRACE' ? 405 : 400;
      outgoing.setHeader('Content-Type', 'application/json');
      outgoing.end(errorEnvelope('The request is invalid.'));
    });
  });
  server.requestTimeout = REQUEST_TIMEOUT;
  return server;
}

/** Whether an origin is on this machine. */
export const isLoopback = (origin: string): boolean =>
  URL.canParse(origin) && /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(new URL(origin).hostname);
