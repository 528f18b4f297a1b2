import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {createSandboxServer} from '../../scripts/sandbox';
import {DEMO_CREDENTIALS, type OpenApiDocument} from '../../src/sandbox';
import {variableOf} from '../../src/lib/samples/credentials';

export interface Exchange {
  method: string;
  /** Path and query. */
  target: string;
  status: number;
  headers: Headers;
  text: string;
}

export interface Recorder {
  origin: string;
  /** What went through since the last reset. */
  exchanges: Exchange[];
  /** Puts a new sandbox behind the address. */
  reset: () => Promise<void>;
  close: () => Promise<void>;
}

/** The environment in which samples and snippets find the credentials of the sandbox. */
export const CREDENTIALS = Object.fromEntries(
  Object.entries(DEMO_CREDENTIALS).map(([name, value]) => [variableOf(name), value]),
);

/** The sandbox over HTTP, at one loopback address for as long as the tests run, with a record of what it answered. */
export async function startRecorder(contract: OpenApiDocument): Promise<Recorder> {
  const exchanges: Exchange[] = [];
  let sandbox = createSandboxServer(contract);
  let port = await sandbox.listen(0, '127.0.0.1');
  const server = http.createServer((incoming, outgoing) => {
    const {method = '', url: target = '', headers} = incoming;
    const relay = http.request({host: '127.0.0.1', port, method, path: target, headers}, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        const status = answer.statusCode!;
        const known = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
        exchanges.push({method, target, status, headers: new Headers(known), text: body.toString()});
        outgoing.writeHead(status, answer.headers).end(body);
      });
    });
    relay.on('error', () => outgoing.destroy());
    incoming.pipe(relay);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    exchanges,
    async reset() {
      exchanges.length = 0;
      await sandbox.close();
      sandbox = createSandboxServer(contract);
      port = await sandbox.listen(0, '127.0.0.1');
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await sandbox.close();
    },
  };
}
