/**
 * Does what the guides tell their readers to do, from top to bottom, against the sandbox.
 *
 * The address of the API becomes that of the sandbox; credentials come from the environment, or from the keyboard where
 * a snippet asks for them. Code with a file name as its title is saved under it, in a folder of the guide's own. A
 * `server.mjs` runs for as long as its test. Blocks titled `Output` are what the code before them prints, and JSON with
 * a member `success` is what the API answers.
 */
import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {pathToFileURL} from 'node:url';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {bundledContract} from '../../src/plugins/reference/contract';
import {fillGuide, siteTokens} from '../../src/config/tokens';
import {DEMO_CREDENTIALS} from '../../src/sandbox';
import {overviewOf} from '../../src/openapi/overview';
import {readContract} from '../unit/support/sandbox';
import {CREDENTIALS, type Exchange, type Recorder, startRecorder} from './recorder';
import {isInstalled, type Outcome, run} from './runtimes';
import {isExcerpt, type Snippet, snippetsIn} from './snippets';

const ROOT = path.resolve(import.meta.dirname, '../..');
const GUIDES = path.join(ROOT, 'docs/guides');
const API = siteTokens().brandApi!;
const SANDBOX = 'http://localhost:4010';
const OUTPUT = 'Output';

const SHELLS = ['bash', 'sh', 'curl', 'shell'];
const SCRIPTS = ['js', 'javascript', 'mjs'];
const isRunnable = ({language}: Snippet) => [...SHELLS, ...SCRIPTS, 'python'].includes(language);
/** Commands of the repository's own, which its other tests run. */
const isOfRepository = ({text}: Snippet) => /^(?:npm|npx|git) /.test(text);
const isServer = ({title}: Snippet) => title === 'server.mjs';

const {scripts} = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8'));

const contract = bundledContract();
const {operations, problems} = readContract(contract);
const slugs = new Map(overviewOf(contract).tags.flatMap((tag) => tag.operations.map(({slug, id}) => [slug, id])));

const guides = await Promise.all(
  (await readdir(GUIDES))
    .filter((file) => /\.mdx?$/.test(file))
    .sort()
    .map(async (file) => ({
      file,
      snippets: snippetsIn(fillGuide({filePath: file, fileContent: await readFile(path.join(GUIDES, file), 'utf8')})),
    })),
).then((all) => all.filter(({snippets}) => snippets.length > 0));

/** The operation that a request went to. */
function operationAt({method, target}: Exchange) {
  const [pathname] = target.split('?');
  return operations.find(
    (operation) =>
      operation.method === method && new RegExp(`^${operation.path.replace(/\{[^{}]*\}/g, '[^/]+')}$`).test(pathname!),
  );
}

/** What an exchange breaks of the contract. */
function faults(exchange: Exchange): string[] {
  // Calls that steer the sandbox are no part of the contract.
  if (exchange.target.startsWith('/_sandbox/')) return [];
  const operation = operationAt(exchange);
  if (!operation) return [`${exchange.method} ${exchange.target} is no operation`];
  const body: unknown = exchange.text === '' ? undefined : JSON.parse(exchange.text);
  return problems(operation.method, operation.path, String(exchange.status), {...exchange, body});
}

let recorder: Recorder;

beforeAll(async () => {
  recorder = await startRecorder(contract);
});

afterAll(() => recorder.close());

it('the guides have snippets to run', () => {
  expect(guides.flatMap(({snippets}) => snippets.filter(isRunnable)).length).toBeGreaterThan(8);
});

for (const {file, snippets} of guides) {
  describe(file, () => {
    let folder: string;
    let outcome: Outcome;

    beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'guide-'));
      await recorder.reset();
    });

    afterAll(() => rm(folder, {recursive: true, force: true}));

    const save = async ({text, title, line}: Snippet, extension: string) => {
      const name = path.join(folder, path.basename(title ?? `line-${line}.${extension}`));
      await writeFile(name, text.replaceAll(API, recorder.origin).replaceAll(SANDBOX, recorder.origin));
      return name;
    };

    const commandFor = async (snippet: Snippet) => {
      if (SHELLS.includes(snippet.language)) return ['bash', '-e', await save(snippet, 'sh')];
      if (snippet.language === 'python') return ['python3', await save(snippet, 'py')];
      return [process.execPath, await save(snippet, 'mjs')];
    };

    for (const [index, snippet] of snippets.entries()) {
      const {language, title, text, line, operation} = snippet;
      const before = snippets[index - 1];
      const after = snippets[index + 1];
      const name = `line ${line}, ${title ?? language}`;

      if (isServer(snippet)) {
        it(`${name}: answers at the address that it prints`, async () => {
          const child: ChildProcess = spawn(process.execPath, [await save(snippet, 'mjs')], {
            env: {...process.env, ...CREDENTIALS, PORT: '0'},
            stdio: ['ignore', 'pipe', 'inherit'],
          });
          try {
            const [address] = (await once(createInterface(child.stdout!), 'line')) as [string];
            const answer = await fetch(address);
            expect(answer.status).toBe(200);
            expect(await answer.text()).toBe(recorder.exchanges.at(-1)!.text);
            expect((await fetch(new URL('/elsewhere', address))).status).toBe(404);
          } finally {
            child.kill();
            await once(child, 'exit');
          }
        });
      } else if (isOfRepository(snippet)) {
        it(`${name}: names commands that there are`, () => {
          for (const [, script] of text.matchAll(/^npm run (\S+)/gm)) expect(scripts).toHaveProperty([script!]);
        });
        const [bundling, outfile] = /^npx esbuild .*--outfile=(\S+)$/m.exec(text) ?? [];
        it.skipIf(!bundling)(`${name}: makes a module that answers`, async () => {
          const file = path.join(folder, outfile!);
          const {code, stderr} = await run(['bash', '-ec', bundling!.replace(outfile!, file)], {cwd: ROOT});
          expect(code, stderr).toBe(0);
          const module = (await import(pathToFileURL(file).href)) as {default: {fetch: typeof fetch}};
          const answer = await module.default.fetch(new Request(`${API}/api/v1/courses`, {headers: DEMO_CREDENTIALS}));
          expect(answer.status).toBe(200);
        });
      } else if (language === 'ts') {
        it(`${name}: runs in a program that has the contract`, async () => {
          const file = path.join(folder, `line-${line}.mts`);
          const given = `const contract = ${JSON.stringify(contract)};\n`;
          const told = '\nprocess.stdout.write(String(response.status));\n';
          await writeFile(file, text.replaceAll("'./src/", `'${ROOT}/src/`).replace(/^(?!import)/m, given) + told);
          expect(await run(['npx', '--no-install', 'tsx', file], {cwd: ROOT})).toMatchObject({code: 0, stdout: '200'});
        });
      } else if (isRunnable(snippet)) {
        const isMissing = language === 'python' && !isInstalled('python');
        it.skipIf(isMissing)(`${name}: runs`, async () => {
          recorder.exchanges.length = 0;
          outcome = await run(await commandFor(snippet), {
            cwd: folder,
            env: CREDENTIALS,
            input: Object.values(CREDENTIALS).join('\n') + '\n',
          });
          expect(outcome.code, outcome.stdout + outcome.stderr).toBe(0);
          if (text.includes('console.log')) expect(outcome.stdout).not.toBe('');
          if (text.startsWith('curl')) expect(outcome.stdout).toContain(recorder.exchanges.at(-1)!.text);
          if (text.includes(API) && !title) expect(recorder.exchanges.length).toBeGreaterThan(0);
          for (const exchange of recorder.exchanges) {
            expect(faults(exchange), `${exchange.method} ${exchange.target}`).toEqual([]);
            const isError = /Prefer['"]?:|"success": false/.test(text + (after?.language === 'json' ? after.text : ''));
            expect(exchange.status >= 400, exchange.text).toBe(isError);
          }
        });
      } else if (title === OUTPUT) {
        it(`${name}: is what the code before prints`, () => {
          expect(outcome.stdout.trim()).toBe(text.trim());
        });
      } else if (language === 'json') {
        it(`${name}: is JSON, and what the API answers`, () => {
          const shown: unknown = JSON.parse(text);
          if (typeof shown !== 'object' || shown === null || !('success' in shown)) return;
          const last = before && isRunnable(before) ? recorder.exchanges.at(-1) : undefined;
          if (last) expect(isExcerpt(shown, JSON.parse(last.text)), last.text).toBe(true);
          const found = last ? operationAt(last) : operations.find(({id}) => id === slugs.get(operation ?? ''));
          expect(found, `an operation before line ${line}`).toBeDefined();
          const status = last?.status ?? (shown.success ? found!.codes.find((code) => code.startsWith('2')) : 400);
          const headers = new Headers({'Content-Type': 'application/json'});
          expect(
            problems(found!.method, found!.path, String(status), {status: Number(status), headers, text, body: shown}),
          ).toEqual([]);
        });
      }
    }
  });
}

describe('retry.mjs of the guide to errors', () => {
  const retry = guides.flatMap(({snippets}) => snippets).find(({title}) => title === 'retry.mjs')!;
  it.each([
    ['waits as told and returns the first success', [503, 429, 200, 500], 200, 3],
    ['returns other failures at once', [404, 200], 404, 1],
    ['gives up after five attempts', [500, 500, 500, 500, 500, 200], 500, 5],
  ] as const)('%s', async (_, statuses, status, attempts) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'retry-'));
    let count = 0;
    const server = http.createServer((_request, response) => {
      // A number of seconds, then a date that is past.
      response.writeHead(statuses[count]!, {'Retry-After': count % 2 === 0 ? '0' : new Date(0).toUTCString()}).end();
      count += 1;
    });
    try {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const {port} = server.address() as AddressInfo;
      await writeFile(path.join(folder, 'retry.mjs'), retry.text);
      const program = `import {getWithRetry} from './retry.mjs';
console.log((await getWithRetry('http://127.0.0.1:${port}/', {})).status);
`;
      await writeFile(path.join(folder, 'try.mjs'), program);
      const {stdout, stderr} = await run([process.execPath, path.join(folder, 'try.mjs')]);
      expect(stdout.trim(), stderr).toBe(String(status));
      expect(count).toBe(attempts);
    } finally {
      server.closeAllConnections();
      server.close();
      await rm(folder, {recursive: true, force: true});
    }
  });
});
