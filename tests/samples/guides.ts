/**
 * Runs the code of every guide against the sandbox, in one language. Credentials come from the environment, or from standard
 * input if a snippet prompts for them. A block titled `Output` is the output of the program before it, JSON with `success` a
 * response.
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
import {guideBlocks, type GuideBlock} from 'docusaurus-openapi-pages/steps/blocks';
import type {Program} from 'docusaurus-openapi-pages/steps/steps';
import {serve, type TestServer} from '../support/server';
import {ourContract} from '../unit/support/contract';
import {readContract} from '../../packages/openapi-sandbox/tests/support/sandbox';
import {ENVIRONMENT, run, type Outcome} from './runtimes';
import {isExcerpt, type Snippet, snippetsIn} from './snippets';

const ROOT = path.resolve(import.meta.dirname, '../..');
const GUIDES = path.join(ROOT, 'docs/guides');
/** The servers that code calls: production, and a mock server on the reader's machine. */
const SERVERS = [siteTokens().brandApi!, 'http://localhost:4010'];

const PROGRAMS: Record<string, {command: string[]; extension: string}> = {
  curl: {command: ['bash', '-e'], extension: 'sh'},
  javascript: {command: [process.execPath], extension: 'mjs'},
  python: {command: ['python3'], extension: 'py'},
  php: {command: ['php'], extension: 'php'},
  go: {command: ['go', 'run'], extension: 'go'},
};
/** Blocks in one language only, and the language with which they run. */
const ALONE: Record<string, {id: string; command: string[]}> = {
  bash: {id: 'curl', command: ['bash', '-e']},
  ts: {id: 'javascript', command: [process.execPath, '--import', 'tsx']},
};

const contract = ourContract();
const {operations, problems} = readContract(contract);
const slugs = new Map(overviewOf(contract).tags.flatMap((tag) => tag.operations.map(({slug, id}) => [slug, id])));

interface Part extends Snippet {
  block?: GuideBlock;
}

/** The code blocks of a guide as readers see them: those of one block together, tokens replaced. */
async function readGuide(file: string): Promise<{file: string; parts: Part[]}> {
  const filePath = path.join(GUIDES, file);
  const snippets = snippetsIn(fillGuide({filePath, fileContent: await readFile(filePath, 'utf8')}));
  const nodes = snippets.map(({language: lang, meta, text}): Code => ({
    type: 'code',
    lang,
    meta,
    value: text.trimEnd(),
  }));
  const children = snippets.flatMap(({follows}, at) => [
    ...(follows ? [] : [{type: 'thematicBreak'} as const]),
    nodes[at]!,
  ]);
  const blocks = guideBlocks({type: 'root', children}, filePath, () => contract);
  const parts = snippets.flatMap((snippet, at): Part[] => {
    const block = blocks.find((each) => each.nodes.includes(nodes[at]!));
    return block && block.nodes[0] !== nodes[at] ? [] : [{...snippet, block}];
  });
  return {file, parts};
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

const calling = (text: string, origin: string): string =>
  SERVERS.reduce((changed, server) => changed.replaceAll(server, origin), text);

/** Starts a program that serves, and calls it at the address that it prints. */
async function callServer(command: string[], cwd: string): Promise<[text: string, status: number]> {
  const {origin, close} = await serve((_, response) => response.end());
  await close();
  const {port} = new URL(origin);
  // PHP is a server itself.
  const all = command[0] === 'php' ? ['php', '-S', `localhost:${port}`, command[1]!] : command;
  const env = {...ENVIRONMENT, ...CREDENTIALS, PORT: port};
  // A group of its own: `go run` would leave the program that it starts.
  const child = spawn(all[0]!, all.slice(1), {cwd, env, detached: true});
  try {
    const lines = [child.stdout, child.stderr].map((input) => once(createInterface(input), 'line'));
    const [line] = (await Promise.any(lines)) as [string];
    const address = new URL('/courses', /http:\/\/[^/\s)]+/.exec(line)![0]);
    return [await (await fetch(address)).text(), (await fetch(new URL('/elsewhere', address))).status];
  } finally {
    process.kill(-child.pid!);
  }
}

/** The program of a block in a language; undefined if the block is not in it. */
function programIn(id: string, {block, language, title, text}: Part): (Program & {command: string[]}) | undefined {
  const program = block?.programs.find(({languages}) => languages[0] === id);
  if (program) return {...program, command: PROGRAMS[id]!.command};
  const alone = block ? undefined : ALONE[language];
  return alone?.id === id ? {languages: [id], grammar: language, title, text, command: alone.command} : undefined;
}

/** Files that other programs use, in the order in which they build on each other. */
const LIBRARIES = /^(client|retry)\./;

/** Tests for all code of the guides in a language. */
export function testGuides(id: string): void {
  const libraries = ['client', 'retry'].map((name) => {
    const named = ({title, languages}: Program) => languages[0] === id && title?.startsWith(`${name}.`);
    return guides.flatMap(({parts}) => parts.flatMap(({block}) => block?.programs.filter(named) ?? []))[0]!;
  });
  const writeLibraries = async (folder: string, origin: string) => {
    for (const {title, text} of libraries) await writeFile(path.join(folder, title!), calling(text, origin));
  };
  /** Runs a file. Go has to be told which others it uses. */
  const runFile = (command: readonly string[], folder: string, file: string, text: string, input?: string) => {
    const used = id === 'go' && /\bcall(?:WithRetry)?\(/.test(text) ? libraries.map(({title}) => title!) : [];
    return run([...command, ...used, file], {cwd: folder, env: CREDENTIALS, input});
  };

  let recorder: Recorder;
  beforeAll(async () => {
    recorder = await startRecorder(contract);
  });
  afterAll(() => recorder.close());

  describe.each(guides.filter(({parts}) => parts.length > 0))('$file', ({parts}) => {
    let folder: string;
    let outcome: Outcome | undefined;
    beforeAll(async () => {
      // In the project, so that programs find the packages that a guide installs.
      await mkdir(path.join(ROOT, '.cache'), {recursive: true});
      folder = await mkdtemp(path.join(ROOT, '.cache/guide-'));
      await writeLibraries(folder, recorder.origin);
      recorder.reset();
    });
    afterAll(() => rm(folder, {recursive: true, force: true}));

    it.each(parts.map((part, index) => ({...part, index})))('line $line', async ({index, ...part}) => {
      const next = parts[index + 1]?.text ?? '';
      const program = programIn(id, part);
      if (part.title === 'Output') {
        if (outcome) expect(outcome.stdout.trim()).toBe(part.text.trim());
      } else if (program) {
        const {title = `line-${part.line}.${PROGRAMS[id]!.extension}`, text} = program;
        const file = path.join(folder, title);
        await writeFile(file, calling(text, recorder.origin));
        recorder.exchanges.length = 0;
        if (title.startsWith('server.')) {
          expect(await callServer([...program.command, file], folder)).toEqual([recorder.exchanges[0]!.text, 404]);
          return;
        }
        const isLibrary = LIBRARIES.test(title);
        if (isLibrary && id === 'go') return;
        const input = `${Object.values(CREDENTIALS).join('\n')}\n`;
        outcome = await runFile(program.command, folder, title, text, input);
        const isFailure = next.includes('"success": false');
        expect(outcome.code !== 0, outcome.stdout + outcome.stderr).toBe(isFailure);
        if (part.block && !isLibrary) expect(recorder.exchanges).not.toEqual([]);
        for (const {status, text: sent} of recorder.exchanges) expect(status >= 400, sent).toBe(isFailure);
      } else if (part.block) {
        outcome = undefined;
      } else if (part.language === 'json') {
        const shown = JSON.parse(part.text) as {success?: boolean};
        if (shown.success === undefined) return;
        if (parts[index - 1]?.block) {
          const sent = recorder.exchanges.at(-1)!.text;
          expect(isExcerpt(shown, JSON.parse(sent)), sent).toBe(true);
          return;
        }
        const {method, path: template, codes} = operations.find((each) => each.id === slugs.get(part.operation!))!;
        const status = shown.success ? codes.find((code) => code.startsWith('2'))! : '400';
        const headers = new Headers({'Content-Type': 'application/json'});
        const response = {status: Number(status), headers, text: part.text, body: shown};
        expect(problems(method, template, status, response)).toEqual([]);
      }
    });
  });

  const counting = guides
    .flatMap(({parts}) => parts.flatMap(({block}) => block?.programs ?? []))
    .find(({languages, title}) => languages[0] === id && title?.startsWith('count.'))!;

  /** Retry-After in turn, unless a case says otherwise. curl takes a date in the past for one far away. */
  const PAST = id === 'curl' ? ['0'] : ['0', new Date(0).toUTCString()];

  const retries: [rule: string, method: string, answers: (number | 'cut')[], attempts: number, pauses?: string[]][] = [
    ['waits for Retry-After and returns the first success', 'GET', [503, 429, 200, 500], 3],
    ['returns other failures immediately', 'GET', [404, 200], 1],
    ['gives up after five attempts', 'GET', [500, 500, 500, 500, 500, 200], 5],
    ['gives up if it should wait for longer than a minute', 'GET', [429, 200], 1, ['2592000']],
    ['repeats a POST only where nothing was changed', 'POST', [429, 503, 500, 200], 3],
    ['repeats after a connection that breaks in the middle', 'GET', ['cut', 200], 2],
    ['does not repeat a POST after it', 'POST', ['cut', 200], 1],
  ];
  // curl pauses for at least a second before each attempt, and does not take the same failures for temporary.
  it.each(id === 'curl' ? retries.slice(0, 2) : retries)(
    'the program that retries %s',
    async (_, method, answers, attempts, pauses = PAST) => {
      let count = 0;
      const {origin, close} = await serve((_request, response) => {
        const answer = answers[count]!;
        const headers = {'Content-Type': 'application/json', 'Retry-After': pauses[count % pauses.length]!};
        count += 1;
        if (answer !== 'cut') {
          response.writeHead(answer, headers).end('{"success": true, "pagination": {"total": 24}}');
          return;
        }
        response.writeHead(200, {...headers, 'Content-Length': '1000'});
        response.write('{"success": tr', () => response.destroy());
      });
      const folder = await mkdtemp(path.join(ROOT, '.cache/retry-'));
      await writeLibraries(folder, origin);
      const text = counting.text.replace(/(["'])GET\1/, `$1${method}$1`);
      await writeFile(path.join(folder, counting.title!), text);
      const {code, stdout, stderr} = await runFile(PROGRAMS[id]!.command, folder, counting.title!, text);
      await close();
      await rm(folder, {recursive: true});
      const last = answers[attempts - 1]!;
      expect({count, code: code === 0}, stderr).toEqual({count: attempts, code: last === 200});
      if (last === 200) expect(stdout.trim()).toBe('24');
      else if (last !== 'cut') expect(stderr).toContain(String(last));
    },
  );
}
