/** The API sandbox as a server, for the commands and their tests. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {siteSettings} from '../src/config/environment';
import type {OpenApiDocument} from 'openapi-sandbox';
import {host} from 'openapi-sandbox/host';
import {AgentError} from 'openapi-sandbox/mcp';
import {createServer, isLoopback} from 'openapi-sandbox/node/server';
import {createSandbox} from '../src/sandbox';
import {createMcp} from '../src/sandbox/mcp';
import {publishedContract} from '../src/plugins/reference/contract';
import {isLocalOnly, listenOn, running, SANDBOX_PORT, type RunningServer} from './listen';

/** Reads a file of the last build. */
const readBuild = (file: string): Promise<string> =>
  readFile(path.join('build', file), 'utf8').catch(() => {
    throw new AgentError('The pages are not built yet. Run "npm run build".');
  });

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
    // Pages on this machine may call the sandbox from any port.
    origins: (origin) => origin === siteUrl || isLoopback(origin),
    isOwnName: (name) => !isLocalOnly() || isLoopback(`http://${name}`),
  });

  return running(createServer(handle));
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
