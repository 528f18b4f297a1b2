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
  file: string;
  command: string[];
}

const CACHE = path.resolve(import.meta.dirname, '../../.cache');

const ENVIRONMENT = {
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
    const options = {cwd, env: {...ENVIRONMENT, ...env}, timeout: 60_000};
    const child = execFile(program!, args, options, (error, stdout, stderr) => {
      const code = error ? Number(error.code ?? 1) || 1 : 0;
      resolve({code, stdout, stderr: error ? `${stderr}${error.message}` : stderr});
    });
    child.stdin?.end(input);
  });
}

const RUNTIMES: Record<string, Runtime> = {
  curl: {probe: ['curl', '--fail-with-body', '--version'], file: 'sample.sh', command: ['/bin/sh']},
  javascript: {probe: [process.execPath, '--version'], file: 'sample.mjs', command: [process.execPath]},
  python: {probe: ['python3', '--version'], file: 'sample.py', command: ['python3']},
  php: {probe: ['php', '-r', "exit(function_exists('curl_init') ? 0 : 1);"], file: 'sample.php', command: ['php']},
  go: {probe: ['go', 'version'], file: 'sample.go', command: ['go', 'run']},
};

export function isInstalled(id: string): boolean {
  const [program, ...args] = RUNTIMES[id]!.probe;
  return spawnSync(program!, args, {env: ENVIRONMENT}).status === 0;
}

/** Saves a sample in a folder and runs it. */
export async function runSample(id: string, sample: string, folder: string, env = {}): Promise<Outcome> {
  const {file, command} = RUNTIMES[id]!;
  await writeFile(path.join(folder, file), sample);
  return run([...command, path.join(folder, file)], {env, cwd: folder});
}
