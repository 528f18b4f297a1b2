#!/usr/bin/env node
/** The command `openapi-sandbox`: serves the API of a contract. */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {pathToFileURL} from 'node:url';
import {openContract} from 'openapi-model/contract';
import {host} from '../host.ts';
import {createSandbox, type SandboxOptions} from '../index.ts';
import {createMcp} from '../mcp.ts';
import {acceptedCredentials} from '../security.ts';
import {problemsText, readContract} from './contract.ts';
import {createServer, isLoopback} from './server.ts';

const LOOPBACK = '127.0.0.1';

const USAGE = `Usage: openapi-sandbox FILE [options]
  FILE                an OpenAPI 3.0 or 3.1 document, in YAML or JSON
  --port NUMBER       4010 unless set; 0 chooses a free port
  --host ADDRESS      ${LOOPBACK} unless set, which only this machine can reach
  --origin ORIGIN     a website whose pages may call the API, besides those on this machine; may be repeated
  --handlers MODULE   a JavaScript module whose default export returns handlers by operationId
  --rules FILE        a configuration of Redocly to lint the document with
`;

const OPTIONS = {
  port: {type: 'string', default: '4010'},
  host: {type: 'string', default: LOOPBACK},
  origin: {type: 'string', multiple: true, default: [] as string[]},
  handlers: {type: 'string'},
  rules: {type: 'string'},
  help: {type: 'boolean', short: 'h'},
} as const;

const onFault = (error: unknown): void => console.error(error);

/** @throws Error if the module cannot be loaded or has no function as its default export */
async function handlersIn(file: string): Promise<SandboxOptions['handlers']> {
  const {default: handlers} = (await import(pathToFileURL(path.resolve(file)).href)) as {default?: unknown};
  if (typeof handlers !== 'function') throw new Error(`${file} must have a function as its default export.`);
  return handlers as SandboxOptions['handlers'];
}

/** @throws Error that says what is wrong with the arguments, the contract or the address */
async function main(args: readonly string[]): Promise<void> {
  const {values, positionals} = parseArgs({args: [...args], options: OPTIONS, allowPositionals: true});
  const [file, ...others] = positionals;
  if (values.help) return void console.log(USAGE);
  if (file === undefined || others.length > 0) throw new Error(`Name one contract.\n\n${USAGE}`);
  if (!/^\d+$/.test(values.port) || Number(values.port) > 65_535)
    throw new Error(`--port must be a number up to 65535; found ${values.port}`);
  const {problems, warnings, document} = await readContract(file, values.rules);
  if (warnings.length > 0) console.warn(problemsText(warnings, 'warnings'));
  if (!document) throw new Error(problemsText(problems));
  const handlers = values.handlers === undefined ? undefined : await handlersIn(values.handlers);
  const sandbox = createSandbox(document, {...(handlers && {handlers}), onFault});
  const isLocal = values.host === LOOPBACK;
  const server = createServer(
    host(sandbox, {
      mcp: createMcp({contract: document, sandbox, onFault}),
      origins: (origin) => values.origin.includes(origin) || isLoopback(origin),
      isOwnName: (name) => !isLocal || isLoopback(`http://${name}`),
    }),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({code, message}: NodeJS.ErrnoException) =>
      reject(
        new Error(
          code === 'EADDRINUSE'
            ? `Port ${values.port} is in use. Choose another with --port; 0 takes a free one.`
            : message,
        ),
      ),
    );
    server.listen(Number(values.port), values.host, resolve);
  });
  const {port} = server.address() as {port: number};
  console.log(`${file} is served at http://localhost:${port} (Ctrl+C stops it), and to agents at /mcp`);
  const accepted = acceptedCredentials(openContract(document));
  if (accepted.length > 0) console.log(`It accepts ${accepted.join(' and ')}`);
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
