import {createSandbox, DEMO_CREDENTIALS, type OpenApiDocument} from '../../src/sandbox';
import {variableOf} from '../../src/lib/samples/credentials';
import {serve, type TestServer} from '../support/server';

export interface Recorder extends TestServer {
  exchanges: {status: number; text: string}[];
  reset: () => void;
}

/** Environment variables from which samples and snippets read the sandbox credentials. */
export const CREDENTIALS = Object.fromEntries(
  Object.entries(DEMO_CREDENTIALS).map(([name, value]) => [variableOf(name), value]),
);

/** Serves the sandbox at one loopback origin and records every exchange. */
export async function startRecorder(contract: OpenApiDocument): Promise<Recorder> {
  const exchanges: Recorder['exchanges'] = [];
  const sandbox = createSandbox(contract);
  const {origin, close} = await serve(async (incoming, outgoing) => {
    const {method = '', url: target = '', headers} = incoming;
    const chunks: Buffer[] = [];
    for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
    const body = chunks.length > 0 ? new Uint8Array(Buffer.concat(chunks)) : undefined;
    const response = await sandbox.fetch(
      new Request(origin + target, {method, headers: headers as Record<string, string>, body}),
    );
    const text = await response.text();
    exchanges.push({status: response.status, text});
    outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(text);
  });
  return {
    origin,
    exchanges,
    reset() {
      exchanges.length = 0;
      sandbox.reset();
    },
    close,
  };
}
