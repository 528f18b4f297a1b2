/** Runs samples as a developer would: saved to a file, run from a shell, with credentials in the environment. */
import {execFile, spawnSync} from 'node:child_process';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {SampleLanguage} from '../../src/lib/samples/types';

export interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

interface Runtime {
  /** Software to install, with the oldest version that works. */
  name: string;
  /** Command that succeeds if it is installed. */
  probe: string[];
  /** Checks the version in the probe's output, if any version will not do. */
  suits?: (output: string) => boolean;
  /** Writes the samples to an empty folder, compiles them if necessary, and returns a command for each. */
  prepare: (folder: string, samples: readonly string[]) => Promise<string[][]>;
}

const NODE = process.execPath;
const CACHE = path.resolve(import.meta.dirname, '../../.cache');

const ENVIRONMENT = {
  ...process.env,
  LC_ALL: 'C.UTF-8',
  NO_PROXY: '127.0.0.1',
  no_proxy: '127.0.0.1',
  GOCACHE: path.join(CACHE, 'go'),
  GOFLAGS: '-mod=mod',
  GOPROXY: 'off',
  GOTOOLCHAIN: 'local',
  DOTNET_NOLOGO: '1',
  DOTNET_CLI_TELEMETRY_OPTOUT: '1',
  DOTNET_SKIP_FIRST_TIME_EXPERIENCE: '1',
};

interface RunOptions {
  cwd?: string;
  env?: Record<string, string>;
  /** Standard input of the command. */
  input?: string;
  /** In milliseconds. */
  timeout?: number;
}

/** Runs a command and waits for it. Never throws: a failure is a non-zero code. */
export function run(
  [program, ...args]: readonly string[],
  {cwd, env = {}, input = '', timeout = 60_000}: RunOptions = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const options = {cwd, env: {...ENVIRONMENT, ...env}, timeout, maxBuffer: 2 ** 26};
    const child = execFile(program!, args, options, (error, stdout, stderr) => {
      resolve({
        code: error ? Number(error.code ?? 1) || 1 : 0,
        stdout,
        stderr: error ? `${stderr}${error.message}` : stderr,
      });
    });
    child.stdin?.end(input);
  });
}

async function compile(command: readonly string[], cwd: string): Promise<void> {
  const {code, stdout, stderr} = await run(command, {cwd, timeout: 240_000});
  if (code !== 0) throw new Error(`${command[0]} could not compile the samples:\n${stdout}${stderr}`);
}

/** A runtime that runs source files directly. */
const scripted =
  (extension: string, ...command: string[]): Runtime['prepare'] =>
  (folder, samples) =>
    Promise.all(
      samples.map(async (sample, index) => {
        const file = path.join(folder, `sample-${index}.${extension}`);
        await writeFile(file, sample);
        return [...command, file];
      }),
    );

/** Writes each sample to a folder of its own, for compilers that take a folder as one program. */
const inFolders = (folder: string, samples: readonly string[], file: string): Promise<string[]> =>
  Promise.all(
    samples.map(async (sample, index) => {
      const own = path.join(folder, `sample${index}`);
      await mkdir(own);
      await writeFile(path.join(own, file), sample);
      return own;
    }),
  );

const major = (output: string): number => Number(/\d+/.exec(output)?.[0]);

export const RUNTIMES: Record<SampleLanguage['id'], Runtime> = {
  curl: {
    name: 'curl 7.76',
    probe: ['curl', '--fail-with-body', '--version'],
    prepare: scripted('sh', '/bin/sh'),
  },
  javascript: {
    name: 'Node.js',
    probe: [NODE, '--version'],
    async prepare(folder, samples) {
      const prompt = path.join(folder, 'prompt.mjs');
      await writeFile(prompt, 'globalThis.prompt = (name) => process.env[name] ?? null;\n');
      return scripted('mjs', NODE, '--import', prompt)(folder, samples);
    },
  },
  node: {name: 'Node.js', probe: [NODE, '--version'], prepare: scripted('mjs', NODE)},
  python: {name: 'Python 3', probe: ['python3', '--version'], prepare: scripted('py', 'python3')},
  php: {
    name: 'PHP with curl',
    probe: ['php', '-r', "exit(function_exists('curl_init') ? 0 : 1);"],
    prepare: scripted('php', 'php'),
  },
  go: {
    name: 'Go',
    probe: ['go', 'version'],
    async prepare(folder, samples) {
      await writeFile(path.join(folder, 'go.mod'), 'module samples\n\ngo 1.16\n');
      await inFolders(folder, samples, 'main.go');
      await mkdir(path.join(folder, 'bin'));
      await compile(['go', 'build', '-ldflags=-s -w', '-o', 'bin/', './...'], folder);
      return samples.map((_, index) => [path.join(folder, 'bin', `sample${index}`)]);
    },
  },
  csharp: {
    name: '.NET 7',
    probe: ['dotnet', '--version'],
    suits: (output) => major(output) >= 7,
    async prepare(folder, samples) {
      const version = await run(['dotnet', '--version']);
      const project = `<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <OutputType>Exe</OutputType>
    <TargetFramework>net${major(version.stdout)}.0</TargetFramework>
    <ImplicitUsings>enable</ImplicitUsings>
  </PropertyGroup>
</Project>
`;
      const folders = await inFolders(folder, samples, 'Program.cs');
      await Promise.all(folders.map((own) => writeFile(path.join(own, 'sample.csproj'), project)));
      return folders.map((own) => ['dotnet', 'run', '--project', own]);
    },
  },
  java: {
    name: 'Java 15',
    probe: ['javac', '-version'],
    suits: (output) => major(output) >= 15,
    async prepare(folder, samples) {
      // Renames the classes, so that one compiler run can take all samples.
      const files = samples.map((_, index) => `Sample${index}.java`);
      await Promise.all(
        samples.map((sample, index) =>
          writeFile(path.join(folder, files[index]!), sample.replace('class Sample', `class Sample${index}`)),
        ),
      );
      await compile(['javac', '-d', 'out', ...files], folder);
      const java = ['java', '-XX:TieredStopAtLevel=1', '-Xshare:auto', '-cp', path.join(folder, 'out')];
      return samples.map((_, index) => [...java, `Sample${index}`]);
    },
  },
  ruby: {name: 'Ruby', probe: ['ruby', '--version'], prepare: scripted('rb', 'ruby')},
};

/** True if this machine can run the samples of a language. */
export function isInstalled(id: SampleLanguage['id']): boolean {
  const {probe, suits} = RUNTIMES[id];
  const [program, ...args] = probe;
  const {status, stdout, stderr} = spawnSync(program!, args, {encoding: 'utf8', env: ENVIRONMENT});
  return status === 0 && (suits?.(`${stdout}${stderr}`) ?? true);
}

/** Test title for a language; says if its runtime is not installed. */
export const titleOf = ({id, label}: SampleLanguage): string =>
  isInstalled(id) ? label : `${label} (${RUNTIMES[id].name} is not installed)`;
