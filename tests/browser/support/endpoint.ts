import type http from 'node:http';
import {serve} from '../../support/server';

type Responder = (response: http.ServerResponse, request: http.IncomingMessage) => void;

export const json =
  (status: number, body: unknown, headers: http.OutgoingHttpHeaders = {}): Responder =>
  (response) => {
    response.writeHead(status, {'Content-Type': 'application/json', ...headers});
    response.end(JSON.stringify(body));
  };

/** Starts a stub that accepts every message, from any origin. */
export async function startEndpoint() {
  const endpoint = {
    received: [] as {body: unknown; type: string | undefined; key: unknown}[],
    /** Responds to the next messages; tests replace it. */
    respond: json(200, {ok: true}),
  };
  const {origin, close} = await serve((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type, Accept, Idempotency-Key');
    response.setHeader('Access-Control-Expose-Headers', 'Retry-After');
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'POST') {
        const {'content-type': type, 'idempotency-key': key} = request.headers;
        endpoint.received.push({body: JSON.parse(Buffer.concat(chunks).toString()), type, key});
      }
      endpoint.respond(response, request);
    });
  });
  return Object.assign(endpoint, {url: `${origin}/messages`, close});
}
