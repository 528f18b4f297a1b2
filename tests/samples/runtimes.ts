/** Runs samples as a developer would: saved to a file, run from a shell, with credentials in the environment. */
import {execFile, spawnSync} from 'node:child_process';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';

export interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

interface Runtime {
  /** Command that succeeds if it is installed. */
  probe: string[];
  extension: string;
  /** Command that runs the files after it, until one fails. */
  command: string[];
}

const CACHE = path.resolve(import.meta.dirname, '../../.cache');

export const ENVIRONMENT = {
  ...process.env,
  LC_ALL: 'C.UTF-8',
  NO_PROXY: '127.0.0.1',
  no_proxy: '127.0.0.1',
  GOCACHE: path.join(CACHE, 'go'),
  GOTOOLCHAIN: 'local',
};

interface RunOptions {
  cwd?: string;
  env?: Record<string, string>;
  input?: string;
}

/** Runs a command and waits for it. Never throws: a failure is a non-zero code. */
export function run(command: readonly string[], {cwd, env = {}, input = ''}: RunOptions = {}): Promise<Outcome> {
  const [program, ...args] = command;
  return new Promise((resolve) => {
    const options = {cwd, env: {...ENVIRONMENT, ...env}, timeout: 600_000};
    const child = execFile(program!, args, options, (error, stdout, stderr) => {
      const code = error ? Number(error.code ?? 1) || 1 : 0;
      resolve({code, stdout, stderr: error ? `${stderr}${error.message}` : stderr});
    });
    // A program may end without reading it.
    child.stdin?.on('error', () => {}).end(input);
  });
}

const EACH = (program: string) => ['/bin/sh', '-c', `for file; do ${program} "$file" || exit; done`, 'sh'];

const RUNTIMES: Record<string, Runtime> = {
  curl: {probe: ['curl', '--fail-with-body', '--version'], extension: 'sh', command: EACH('/bin/sh')},
  javascript: {
    probe: [process.execPath, '--version'],
    extension: 'mjs',
    command: [
      process.execPath,
      '--input-type=module',
      '-e',
      'for (const file of process.argv.slice(1)) await import(file)',
    ],
  },
  python: {
    probe: ['python3', '--version'],
    extension: 'py',
    command: ['python3', '-c', 'import runpy, sys\nfor file in sys.argv[1:]: runpy.run_path(file)'],
  },
  php: {
    probe: ['php', '-r', "exit(function_exists('curl_init') ? 0 : 1);"],
    extension: 'php',
    command: EACH('php'),
  },
  go: {probe: ['go', 'version'], extension: 'go', command: EACH('go run')},
};

export function isInstalled(id: string): boolean {
  const [program, ...args] = RUNTIMES[id]!.probe;
  return spawnSync(program!, args, {env: ENVIRONMENT}).status === 0;
}

/** Saves samples in a folder and runs one after the other, in one process where the language can, until one fails. */
export async function runSamples(id: string, samples: string[], folder: string, env = {}): Promise<Outcome> {
  const {extension, command} = RUNTIMES[id]!;
  const files = samples.map((_, at) => path.join(folder, `sample-${at}.${extension}`));
  for (const [at, file] of files.entries()) await writeFile(file, samples[at]!);
  return run([...command, ...files], {env, cwd: folder});
}
