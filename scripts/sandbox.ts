/**
 * `npm run sandbox`: the API sandbox on http://localhost:4010, for curl, SDKs and local pages.
 *
 * SANDBOX_PORT sets the port and HOST the address. Stops cleanly on SIGINT and SIGTERM.
 */
import http from 'node:http';
import {siteSettings} from '../src/config/environment';
import {SANDBOX_PORT} from '../src/lib/localSandbox';
import {createSandbox, errorEnvelope, MAX_BODY, type OpenApiDocument, type SandboxOptions} from '../src/sandbox';
import {host} from '../src/sandbox/host';
import {loadContract} from '../src/plugins/reference/join';
import {isLocalOnly, listenOn, running, serveUntilStopped, type RunningServer} from './listen';

/** Time limit for receiving a request, in milliseconds. */
const REQUEST_TIMEOUT = 30_000;

/** Whether an origin is on this machine; such pages may call the sandbox from any port. */
function isLoopback(origin: string): boolean {
  try {
    const {hostname} = new URL(origin);
    return /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
  } catch {
    return false;
  }
}

/** A raw HTTP response for requests that cannot be passed to the sandbox. It closes the connection. */
function rawResponse(status: string, message: string): string {
  const body = errorEnvelope(message);
  return [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}

const BAD_REQUEST = rawResponse(
  '400 Bad Request',
  'The request is invalid: it is not HTTP, or its headers are too large.',
);
const METHOD_NOT_ALLOWED = rawResponse('405 Method Not Allowed', 'This method is not valid for the path.');

/** Path and query of a request target in origin or absolute form. */
function pathOf(target: string): string {
  const [, path] = /^(?:https?:\/\/[^/?#]*)?(\/.*)?$/i.exec(target) ?? [];
  return path ?? '/';
}

/** Reads the body. Data beyond the size limit is discarded, except for the chunk that exceeds it. */
function readBody(request: http.IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      if (size > MAX_BODY) return;
      size += chunk.length;
      chunks.push(chunk);
      if (size > MAX_BODY) resolve(Buffer.concat(chunks));
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', reject);
  });
}

async function toRequest(request: http.IncomingMessage): Promise<Request> {
  const method = request.method ?? 'GET';
  const headers = new Headers();
  for (let at = 0; at < request.rawHeaders.length; at += 2) {
    headers.append(request.rawHeaders[at]!, request.rawHeaders[at + 1]!);
  }
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const isTooLarge = Number(request.headers['content-length'] ?? 0) > MAX_BODY;
  const body = hasBody && !isTooLarge ? await readBody(request) : undefined;
  return new Request(`http://localhost${pathOf(request.url ?? '/')}`, {
    method,
    headers,
    ...(body?.length && {body: new Uint8Array(body)}),
  });
}

/**
 * A server for the sandbox of a contract.
 *
 * @throws Error if the contract cannot be read or a setting is invalid
 */
export function createSandboxServer(
  contract: OpenApiDocument = loadContract(),
  options?: SandboxOptions,
): RunningServer {
  const {siteUrl} = siteSettings();
  const onFault = (error: unknown) => console.error(error);
  const handle = host(createSandbox(contract, {onFault, ...options}), {
    origins: (origin) => origin === siteUrl || isLoopback(origin),
    isOwnName: (name) => !isLocalOnly() || isLoopback(`http://${name}`),
  });

  async function respond(incoming: http.IncomingMessage, outgoing: http.ServerResponse): Promise<void> {
    const response = await handle(await toRequest(incoming));
    const body = response.body ? Buffer.from(await response.arrayBuffer()) : null;
    const length = body ? ['Content-Length', String(body.length)] : [];
    outgoing.writeHead(response.status, [...[...response.headers].flat(), ...length]);
    outgoing.end(body ?? undefined);
  }

  const server = http.createServer((incoming, outgoing) => {
    respond(incoming, outgoing).catch(() => {
      // The client disconnected, or the Fetch API cannot represent the request.
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.socket?.end(incoming.method === 'TRACE' ? METHOD_NOT_ALLOWED : BAD_REQUEST);
    });
  });
  server.requestTimeout = REQUEST_TIMEOUT;
  server.on('connect', (_request, socket) => socket.end(METHOD_NOT_ALLOWED));
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end(BAD_REQUEST);
    else socket.destroy();
  });
  return running(server);
}

async function main(): Promise<void> {
  const sandbox = createSandboxServer();
  const port = await listenOn(sandbox, 'SANDBOX_PORT', SANDBOX_PORT);
  console.log(`The API sandbox is at http://localhost:${port} (Ctrl+C stops it)`);
  serveUntilStopped(sandbox);
}

if (/[\\/]scripts[\\/]sandbox(?:\.ts)?$/.test(process.argv[1] ?? '')) {
  main().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
