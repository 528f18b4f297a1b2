/**
 * Runs the snippets of every guide, and of the maintainers' page about the sandbox, from top to bottom against the sandbox.
 *
 * The API's URL is replaced by the sandbox's. Credentials come from the environment, or from standard input if a snippet
 * prompts for them. A snippet with a file name as its title is saved under that name, in one folder per guide. A
 * `server.mjs` runs for the duration of its test. A block titled `Output` is the output of the snippet before it, and
 * JSON with a `success` property is a response of the API.
 */
import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {pathToFileURL} from 'node:url';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {bundledContract} from '../../src/plugins/reference/join';
import {fillGuide, siteTokens} from '../../src/config/tokens';
import {DEMO_CREDENTIALS} from '../../src/sandbox';
import {overviewOf} from '../../src/openapi/overview';
import {readContract} from '../unit/support/sandbox';
import {serve} from '../support/server';
import {CREDENTIALS, type Exchange, type Recorder, startRecorder} from './recorder';
import {isInstalled, type Outcome, run} from './runtimes';
import {isExcerpt, type Snippet, snippetsIn} from './snippets';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DOCS = path.join(ROOT, 'docs');
const GUIDES = path.join(DOCS, 'guides');
const API = siteTokens().brandApi!;
const SANDBOX = 'http://localhost:4010';
const OUTPUT = 'Output';

const SHELLS = ['bash', 'sh', 'curl', 'shell'];
const SCRIPTS = ['js', 'javascript', 'mjs'];
/** The properties of an operation in the contract that are used here. */
interface PathOperation {
  operationId?: string;
  responses?: Record<string, object>;
}

const isRunnable = ({language}: Snippet) => [...SHELLS, ...SCRIPTS, 'python'].includes(language);
/** Commands of this repository, which other tests run. */
const isOfRepository = ({text}: Snippet) => /^(?:npm|npx|git) /.test(text);
const isServer = ({title}: Snippet) => title === 'server.mjs';

const {scripts} = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8'));

const contract = bundledContract();
const {operations, problems} = readContract(contract);
const slugs = new Map(overviewOf(contract).tags.flatMap((tag) => tag.operations.map(({slug, id}) => [slug, id])));

const files = (await readdir(GUIDES)).filter((file) => /\.mdx?$/.test(file)).sort();
const guides = await Promise.all(
  [...files.map((file) => `guides/${file}`), 'sandbox.md'].map(async (file) => {
    const filePath = path.join(DOCS, file);
    return {file, snippets: snippetsIn(fillGuide({filePath, fileContent: await readFile(filePath, 'utf8')}))};
  }),
).then((all) => all.filter(({snippets}) => snippets.length > 0));

/** The operation that a request called. */
function operationAt({method, target}: Exchange) {
  const [pathname] = target.split('?');
  return operations.find(
    (operation) =>
      operation.method === method && new RegExp(`^${operation.path.replace(/\{[^{}]*\}/g, '[^/]+')}$`).test(pathname!),
  );
}

/** Ways in which an exchange breaks the contract. */
function contractProblems(exchange: Exchange): string[] {
  // The sandbox's control endpoints are not part of the contract.
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
        it(`${name}: responds at the address it prints`, async () => {
          const child: ChildProcess = spawn(process.execPath, [await save(snippet, 'mjs')], {
            env: {...process.env, ...CREDENTIALS, PORT: '0'},
            stdio: ['ignore', 'pipe', 'inherit'],
          });
          try {
            const [address] = (await once(createInterface(child.stdout!), 'line')) as [string];
            const response = await fetch(address);
            expect(response.status).toBe(200);
            expect(await response.text()).toBe(recorder.exchanges.at(-1)!.text);
            expect((await fetch(new URL('/elsewhere', address))).status).toBe(404);
          } finally {
            child.kill();
            await once(child, 'exit');
          }
        });
      } else if (isOfRepository(snippet)) {
        it(`${name}: uses existing npm scripts`, () => {
          for (const [, script] of text.matchAll(/^npm run (\S+)/gm)) expect(scripts).toHaveProperty([script!]);
        });
        const [bundling, outfile] = /^npx esbuild .*--outfile=(\S+)$/m.exec(text) ?? [];
        it.skipIf(!bundling)(`${name}: builds a working module`, async () => {
          const file = path.join(folder, outfile!);
          // Other tests may be reading the bundled contract, so it is made only where there is none.
          const reference = existsSync(path.join(ROOT, '.cache/contract/openapi.json')) ? '' : 'npm run reference\n';
          const {code, stderr} = await run(['bash', '-ec', reference + bundling!.replace(outfile!, file)], {cwd: ROOT});
          expect(code, stderr).toBe(0);
          const module = (await import(pathToFileURL(file).href)) as {default: {fetch: typeof fetch}};
          const request = new Request(`${API}/api/v1/courses`, {headers: DEMO_CREDENTIALS});
          expect((await module.default.fetch(request)).status).toBe(200);
        });
      } else if (language === 'ts') {
        it(`${name}: runs in a program that provides the contract`, async () => {
          const file = path.join(folder, `line-${line}.mts`);
          const setup = `const contract = ${JSON.stringify(contract)};\n`;
          const report = '\nprocess.stdout.write(String(response.status));\n';
          await writeFile(file, text.replaceAll("'./src/", `'${ROOT}/src/`).replace(/^(?!import)/m, setup) + report);
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
            expect(contractProblems(exchange), `${exchange.method} ${exchange.target}`).toEqual([]);
            const isError = /Prefer['"]?:|"success": false/.test(text + (after?.language === 'json' ? after.text : ''));
            expect(exchange.status >= 400, exchange.text).toBe(isError);
          }
        });
      } else if (title === OUTPUT) {
        it(`${name}: is the output of the previous snippet`, () => {
          expect(outcome.stdout.trim()).toBe(text.trim());
        });
      } else if (language === 'json') {
        it(`${name}: is JSON, and matches the API response`, () => {
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

it('what-to-expect.md names every operation with an unspecified response', async () => {
  const guide = await readFile(path.join(GUIDES, 'what-to-expect.md'), 'utf8');
  const [, gaps = ''] = guide.split('{#gaps}');
  const linked = [...gaps.matchAll(/\/developer\/reference\/([\w-]+)/g)].map(([, slug]) => slugs.get(slug!));
  const open = Object.values(contract.paths as Record<string, Record<string, PathOperation>>)
    .flatMap((item) => Object.values(item))
    .filter(({responses = {}}) => Object.values(responses).some((response) => 'x-not-specified' in response))
    .map(({operationId}) => operationId);
  expect(linked.sort()).toEqual(open.sort());
});

describe('retry.mjs in the errors guide', () => {
  const retry = guides.flatMap(({snippets}) => snippets).find(({title}) => title === 'retry.mjs')!;
  it.each([
    ['waits for Retry-After and returns the first success', [503, 429, 200, 500], 200, 3],
    ['returns other failures immediately', [404, 200], 404, 1],
    ['gives up after five attempts', [500, 500, 500, 500, 500, 200], 500, 5],
  ] as const)('%s', async (_, statuses, status, attempts) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'retry-'));
    let count = 0;
    const {origin, close} = await serve((_request, response) => {
      // Alternates between a number of seconds and a date in the past.
      response.writeHead(statuses[count]!, {'Retry-After': count % 2 === 0 ? '0' : new Date(0).toUTCString()}).end();
      count += 1;
    });
    try {
      await writeFile(path.join(folder, 'retry.mjs'), retry.text);
      const program = `import {getWithRetry} from './retry.mjs';
console.log((await getWithRetry('${origin}/', {})).status);
`;
      await writeFile(path.join(folder, 'try.mjs'), program);
      const {stdout, stderr} = await run([process.execPath, path.join(folder, 'try.mjs')]);
      expect(stdout.trim(), stderr).toBe(String(status));
      expect(count).toBe(attempts);
    } finally {
      await close();
      await rm(folder, {recursive: true, force: true});
    }
  });
});
