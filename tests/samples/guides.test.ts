/**
 * Runs the snippets of every guide against the sandbox. Credentials come from the environment, or from standard input if
 * a snippet prompts for them. A block titled `Output` is the output of the snippet before it, JSON with `success` a response.
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdir, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {buffer} from 'node:stream/consumers';
import type {Code} from 'mdast';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {fillGuide, siteTokens} from '../../src/config/tokens';
import {variableOf} from 'openapi-model/samples/credentials';
import {overviewOf} from 'openapi-model/overview';
import type {OpenApiDocument} from 'openapi-sandbox';
import {createSandbox, DEMO_CREDENTIALS} from '../../src/sandbox';
import {guideSteps} from 'docusaurus-openapi-pages/steps/remark';
import {serve, type TestServer} from '../support/server';
import {ourContract} from '../unit/support/contract';
import {readContract} from '../../packages/openapi-sandbox/tests/support/sandbox';
import {run, type Outcome} from './runtimes';
import {isExcerpt, type Snippet, snippetsIn} from './snippets';

const ROOT = path.resolve(import.meta.dirname, '../..');
const GUIDES = path.join(ROOT, 'docs/guides');
const API = siteTokens().brandApi!;
const PROGRAMS: Record<string, string[]> = {
  bash: ['bash', '-e'],
  js: [process.execPath],
  ts: [process.execPath, '--import', 'tsx'],
};

const contract = ourContract();
const {operations, problems} = readContract(contract);
const slugs = new Map(overviewOf(contract).tags.flatMap((tag) => tag.operations.map(({slug, id}) => [slug, id])));

/** The snippets of a guide as readers see them: steps as commands, tokens replaced. */
async function readGuide(file: string): Promise<{file: string; snippets: Snippet[]}> {
  const filePath = path.join(GUIDES, file);
  const snippets = snippetsIn(fillGuide({filePath, fileContent: await readFile(filePath, 'utf8')}));
  const blocks = snippets.map(({language: lang, meta, text: value}): Code => ({type: 'code', lang, meta, value}));
  guideSteps(contract)({type: 'root', children: blocks}, {path: filePath});
  const shown = snippets.map((snippet, at) => ({...snippet, language: blocks[at]!.lang!, text: blocks[at]!.value}));
  return {file, snippets: shown};
}

const guides = await Promise.all((await readdir(GUIDES)).map(readGuide));

interface Recorder extends TestServer {
  exchanges: {status: number; text: string}[];
  reset: () => void;
}

/** Environment variables from which samples and snippets read the sandbox credentials. */
const CREDENTIALS = Object.fromEntries(
  Object.entries(DEMO_CREDENTIALS).map(([name, value]) => [variableOf(name), value]),
);

async function startRecorder(contract: OpenApiDocument): Promise<Recorder> {
  const exchanges: Recorder['exchanges'] = [];
  const sandbox = createSandbox(contract);
  const {origin, close} = await serve(async (incoming, outgoing) => {
    const {method = '', url: target = '', headers} = incoming;
    const sent = await buffer(incoming);
    const body = sent.length > 0 ? new Uint8Array(sent) : undefined;
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

let recorder: Recorder;
beforeAll(async () => {
  recorder = await startRecorder(contract);
});
afterAll(() => recorder.close());

describe.each(guides.filter(({snippets}) => snippets.length > 0))('$file', ({snippets}) => {
  let folder: string;
  let outcome: Outcome;
  beforeAll(async () => {
    // In the project, so that programs find the packages that a guide installs.
    await mkdir(path.join(ROOT, '.cache'), {recursive: true});
    folder = await mkdtemp(path.join(ROOT, '.cache/guide-'));
    recorder.reset();
  });
  afterAll(() => rm(folder, {recursive: true, force: true}));

  async function save({text, title, line}: Snippet): Promise<string> {
    const name = path.join(folder, title ?? `line-${line}.mjs`);
    await writeFile(name, text.replaceAll(API, recorder.origin));
    return name;
  }

  it.each(snippets.map((snippet, index) => ({...snippet, index})))('line $line', async ({index, ...snippet}) => {
    const {language, title, text} = snippet;
    const program = PROGRAMS[language];
    if (title === 'Output') {
      expect(outcome.stdout.trim()).toBe(text.trim());
    } else if (title === 'server.mjs') {
      const env = {...process.env, ...CREDENTIALS, PORT: '0'};
      const child = spawn(process.execPath, [await save(snippet)], {env, stdio: ['ignore', 'pipe', 'inherit']});
      const [address] = (await once(createInterface(child.stdout), 'line')) as [string];
      const texts = [await (await fetch(address)).text(), (await fetch(new URL('/elsewhere', address))).status];
      child.kill();
      expect(texts).toEqual([recorder.exchanges.at(-1)!.text, 404]);
    } else if (program) {
      recorder.exchanges.length = 0;
      const input = `${Object.values(CREDENTIALS).join('\n')}\n`;
      outcome = await run([...program, await save(snippet)], {cwd: folder, env: CREDENTIALS, input});
      const isFailure = snippets[index + 1]?.text.includes('"success": false') ?? false;
      expect(outcome.code, outcome.stdout + outcome.stderr).toBe(0);
      if (text.includes(API) && !title) expect(recorder.exchanges).not.toEqual([]);
      for (const {status, text: sent} of recorder.exchanges) expect(status >= 400, sent).toBe(isFailure);
    } else if (language === 'json') {
      const shown = JSON.parse(text) as {success?: boolean};
      const before = snippets[index - 1];
      if (shown.success === undefined) return;
      if (before && PROGRAMS[before.language]) {
        const sent = recorder.exchanges.at(-1)!.text;
        expect(isExcerpt(shown, JSON.parse(sent)), sent).toBe(true);
        return;
      }
      const {method, path: template, codes} = operations.find(({id}) => id === slugs.get(snippet.operation!))!;
      const status = shown.success ? codes.find((code) => code.startsWith('2'))! : '400';
      const headers = new Headers({'Content-Type': 'application/json'});
      expect(problems(method, template, status, {status: Number(status), headers, text, body: shown})).toEqual([]);
    }
  });
});

it.each([
  ['waits for Retry-After and returns the first success', [503, 429, 200, 500], 200, 3],
  ['returns other failures immediately', [404, 200], 404, 1],
  ['gives up after five attempts', [500, 500, 500, 500, 500, 200], 500, 5],
])('retry.mjs in the errors guide %s', async (_, statuses, status, attempts) => {
  const {text} = guides.flatMap(({snippets}) => snippets).find(({title}) => title === 'retry.mjs')!;
  let count = 0;
  const {origin, close} = await serve((_request, response) => {
    // Alternates between a number of seconds and a date in the past.
    response.writeHead(statuses[count]!, {'Retry-After': count % 2 === 0 ? '0' : new Date(0).toUTCString()}).end();
    count += 1;
  });
  const program = `${text}\nconsole.log((await getWithRetry('${origin}/', {})).status);`;
  const {stdout, stderr} = await run([process.execPath, '--input-type=module', '-e', program]);
  await close();
  expect({status: stdout.trim(), count}, stderr).toEqual({status: String(status), count: attempts});
});
