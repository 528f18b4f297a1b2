import http from 'node:http';
import {createSandboxServer} from '../../scripts/sandbox';
import {DEMO_CREDENTIALS, type OpenApiDocument} from '../../src/sandbox';
import {variableOf} from '../../src/lib/samples/credentials';
import {serve, type TestServer} from '../support/server';

export interface Exchange {
  method: string;
  /** Path and query. */
  target: string;
  status: number;
  headers: Headers;
  text: string;
}

export interface Recorder extends TestServer {
  /** Exchanges since the last reset. */
  exchanges: Exchange[];
  /** Replaces the sandbox by a new one at the same origin. */
  reset: () => Promise<void>;
}

/** Environment variables from which samples and snippets read the sandbox credentials. */
export const CREDENTIALS = Object.fromEntries(
  Object.entries(DEMO_CREDENTIALS).map(([name, value]) => [variableOf(name), value]),
);

/** Serves the sandbox at one loopback origin and records every exchange. */
export async function startRecorder(contract: OpenApiDocument): Promise<Recorder> {
  const exchanges: Exchange[] = [];
  let sandbox = createSandboxServer(contract);
  let port = await sandbox.listen(0, '127.0.0.1');
  const {origin, close} = await serve((incoming, outgoing) => {
    const {method = '', url: target = '', headers} = incoming;
    const relay = http.request({host: '127.0.0.1', port, method, path: target, headers}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        const status = response.statusCode!;
        const fields = Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)]);
        exchanges.push({method, target, status, headers: new Headers(fields), text: body.toString()});
        outgoing.writeHead(status, response.headers).end(body);
      });
    });
    relay.on('error', () => outgoing.destroy());
    incoming.pipe(relay);
  });
  return {
    origin,
    exchanges,
    async reset() {
      exchanges.length = 0;
      await sandbox.close();
      sandbox = createSandboxServer(contract);
      port = await sandbox.listen(0, '127.0.0.1');
    },
    async close() {
      await close();
      await sandbox.close();
    },
  };
}
