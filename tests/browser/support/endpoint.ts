/** A form service for tests: takes what the contact form sends and answers as it is told. */
import http from 'node:http';
import type {AddressInfo} from 'node:net';

export interface Received {
  body: unknown;
  type: string | undefined;
  key: string | undefined;
}

export type Answer = (response: http.ServerResponse, request: http.IncomingMessage) => void;

export interface Endpoint {
  url: string;
  /** Every message that arrived, in order. */
  received: Received[];
  /** How the next messages are answered. */
  answer: Answer;
  /** Whether other origins may use the service. */
  isOpen: boolean;
  close: () => Promise<void>;
}

/** An answer with a JSON body. */
export const json =
  (status: number, body: unknown, headers: http.OutgoingHttpHeaders = {}): Answer =>
  (response) => {
    response.writeHead(status, {'Content-Type': 'application/json', ...headers});
    response.end(JSON.stringify(body));
  };

/** Starts a service on a free port of this machine. */
export async function startEndpoint(): Promise<Endpoint> {
  const endpoint: Endpoint = {
    url: '',
    received: [],
    answer: json(200, {ok: true}),
    isOpen: true,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server = http.createServer((request, response) => {
    if (endpoint.isOpen) {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', 'Content-Type, Accept, Idempotency-Key');
      response.setHeader('Access-Control-Expose-Headers', 'Retry-After');
    }
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'POST') {
        const {'content-type': type, 'idempotency-key': key} = request.headers;
        endpoint.received.push({body: JSON.parse(Buffer.concat(chunks).toString()), type, key: key as string});
      }
      endpoint.answer(response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`;
  return endpoint;
}
