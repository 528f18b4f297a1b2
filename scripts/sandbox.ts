/**
 * `npm run sandbox`: the API sandbox on http://localhost:4010, for curl, SDKs and local pages, and for agents at /mcp.
 *
 * SANDBOX_PORT sets the port and HOST the address.
 */
import {readFile} from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import {siteSettings} from '../src/config/environment';
import {SANDBOX_PORT} from '../src/lib/localSandbox';
import {createSandbox, errorEnvelope, MAX_BODY, type OpenApiDocument} from '../src/sandbox';
import {host} from '../src/sandbox/host';
import {AgentError, createMcp} from '../src/sandbox/mcp';
import {publishedContract} from '../src/plugins/reference/contract';
import {isLocalOnly, listenOn, run, running, type RunningServer} from './listen';

/** Time limit for receiving a request, in milliseconds. */
const REQUEST_TIMEOUT = 30_000;

/** Reads a file of the last build. */
const readBuild = (file: string): Promise<string> =>
  readFile(path.join('build', file), 'utf8').catch(() => {
    throw new AgentError('The pages are not built yet. Run "npm run build".');
  });

/** Whether an origin is on this machine; such pages may call the sandbox from any port. */
const isLoopback = (origin: string): boolean =>
  URL.canParse(origin) && /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(new URL(origin).hostname);

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

/**
 * A server for the sandbox of a contract.
 *
 * @throws Error if a setting is invalid
 */
export function createSandboxServer(contract: OpenApiDocument): RunningServer {
  const {siteUrl} = siteSettings();
  const onFault = (error: unknown) => console.error(error);
  const sandbox = createSandbox(contract, onFault);
  const handle = host(sandbox, {
    mcp: createMcp({contract, sandbox, read: readBuild, onFault}),
    origins: (origin) => origin === siteUrl || isLoopback(origin),
    isOwnName: (name) => !isLocalOnly() || isLoopback(`http://${name}`),
  });

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
  return running(server);
}

/** Starts the sandbox for the commands, with the contract as it is now: that of the last build may be another one. */
export async function startSandbox(): Promise<void> {
  const {openapiFile, apiUrl} = siteSettings();
  const server = createSandboxServer(await publishedContract(openapiFile, apiUrl));
  const port = await listenOn(server, 'SANDBOX_PORT', SANDBOX_PORT);
  console.log(
    `The API sandbox is at http://localhost:${port} (Ctrl+C stops it), and for agents at /mcp. It serves ${openapiFile}.`,
  );
}

if (/[\\/]scripts[\\/]sandbox(?:\.ts)?$/.test(process.argv[1] ?? '')) run(startSandbox);
