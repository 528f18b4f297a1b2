/**
 * `npm test`: every check that a change must pass, in two lanes of commands, until one fails. `npm test -- PATH …`: the
 * tests in these files or folders; those of the built site take `build/` as it is.
 *
 * The last line counts the checks (a linter or a build is one, tests count individually), gives the seconds of each
 * command, and names the programs whose absence skips tests.
 */
import {type ChildProcess, spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {rulesFile} from '../src/plugins/finish/hosting/files';
import {findChromium, findProgram} from './programs';

/** A name for the last line, then the program and its arguments. */
type Command = readonly [name: string, program: string, ...args: string[]];

const script = (name: string, script: string): Command => [name, 'npm', 'run', '--silent', script];
const vitest = (name: string, ...args: string[]): Command => [name, 'vitest', 'run', ...args];
const browser = (...paths: string[]): Command => ['browser', 'playwright', 'test', ...paths];

/** The programs as scripts of Node, because Windows starts a command file only in a shell. */
const SCRIPTS: Record<string, string> = {
  npm: process.env.npm_execpath ?? '',
  playwright: 'node_modules/@playwright/test/cli.js',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  vitest: 'node_modules/vitest/vitest.mjs',
};

/** Each lane keeps about one core busy until only the browser is left, which takes both. */
const LANES: readonly (readonly Command[])[] = [
  [script('build', 'build'), vitest('built site', '--project', 'build', '--project', 'house'), browser()],
  [
    script('contract', 'lint:api'),
    script('content', 'check:content'),
    ['format', 'prettier', '--check', '--log-level', 'warn', '.'],
    script('types', 'typecheck'),
    script('lint', 'lint'),
    vitest('unit', '--project', 'unit'),
    vitest('commands', '--project', 'commands'),
  ],
];

/** What tests do without where it is not installed. */
const PROGRAMS = ['go', 'java', 'php'];

/** The commands that run test files or folders, one after another. */
function laneFor(paths: readonly string[]): Command[] {
  const isBrowser = (name: string) => path.relative('tests/browser', name).split(path.sep)[0] !== '..';
  const others = paths.filter((name) => !isBrowser(name));
  return [
    ...(others.length > 0 ? [vitest('tests', ...others)] : []),
    ...(others.length < paths.length ? [browser(...paths.filter(isBrowser))] : []),
  ];
}

/** What a build reads. */
const SOURCES = ['docs/guides', 'openapi', 'packages', 'src', 'static', 'docusaurus.config.ts'];

/** Says which file is newer than the build that tests are about to read. */
function warnOfOldBuild(): void {
  const rules = rulesFile('build');
  if (!fs.existsSync(rules)) return;
  const built = fs.statSync(rules).mtimeMs;
  const files = SOURCES.flatMap((source) =>
    fs.statSync(source).isFile()
      ? [source]
      : fs.readdirSync(source, {recursive: true, encoding: 'utf8'}).map((file) => path.join(source, file)),
  );
  const isRead = (file: string) => !/[\\/](?:dist|node_modules|tests)[\\/]/.test(file);
  const newer = files.filter(isRead).find((file) => fs.statSync(file).isFile() && fs.statSync(file).mtimeMs > built);
  if (newer) console.warn(`build/ is older than ${newer}: run npm run build first, unless that changes no page.`);
}

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

type VitestReport = Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests', number>;
interface PlaywrightReport {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
}

/** Counts of a report. A command that fails without a failure in its report, or without one, is one failure. */
function countsOf(file: string, isOk: boolean): Counts {
  if (!fs.existsSync(file)) return {passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, skipped: 0};
  const report = JSON.parse(fs.readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport;
  const [passed, failed, skipped] =
    'stats' in report
      ? [report.stats.expected, report.stats.unexpected + report.stats.flaky, report.stats.skipped]
      : [report.numPassedTests, report.numFailedTests, report.numPendingTests + report.numTodoTests];
  return {passed, failed: isOk ? failed : Math.max(failed, 1), skipped};
}

const total: Counts = {passed: 0, failed: 0, skipped: 0};
const seconds: string[] = [];
const running = new Set<ChildProcess>();

/** Runs a command. The output of one in the background waits for its end, so that it does not mix with others. */
async function run([name, program, ...args]: Command, isInBackground: boolean): Promise<void> {
  const report = path.resolve('.cache/test', `${name}.json`);
  fs.rmSync(report, {force: true});
  const start = performance.now();
  if (program === 'vitest') args.push('--reporter=default', '--reporter=json', `--outputFile.json=${report}`);
  if (program === 'playwright') args.push('--reporter=dot,json');
  console.log(`=== ${name}`);
  const output = isInBackground ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, [SCRIPTS[program]!, ...args], {
    env: {...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report},
    stdio: ['ignore', output, output],
  });
  running.add(child);
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => printed.push(data));
  child.on('error', (error) => console.error(error.message));
  const status = await new Promise((resolve) => child.on('close', resolve));
  running.delete(child);
  process.stdout.write(Buffer.concat(printed));
  if (total.failed > 0) return;
  const duration = `${name} ${Math.round((performance.now() - start) / 1000)} s`;
  console.log(`=== ${duration}`);
  seconds.push(duration);
  const counts = countsOf(report, status === 0);
  for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += counts[key];
  if (counts.failed > 0) for (const other of running) other.kill('SIGINT');
}

async function main(paths: readonly string[]): Promise<void> {
  const lanes = paths.length > 0 ? [laneFor(paths)] : LANES;
  if (paths.some((name) => /\b(?:build|browser|house)\b/.test(name))) warnOfOldBuild();
  const needsBrowser = paths.length === 0 || paths.some((name) => /\b(?:build|browser|deep|house)\b/.test(name));
  // Once, because test files run in parallel and only one apt-get can run at a time.
  if (needsBrowser) process.env.CHROMIUM_PATH = findChromium();
  const runLane = async (lane: readonly Command[], index: number) => {
    for (const command of lane) if (total.failed === 0) await run(command, index > 0);
  };
  await Promise.all(lanes.map(runLane));
  const missing = total.skipped > 0 ? PROGRAMS.filter((name) => !findProgram(name)) : [];
  const parts = [
    `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
    seconds.join(', '),
    ...(missing.length > 0 ? [`not installed: ${missing.join(', ')}`] : []),
  ];
  console.log(parts.join('; '));
  process.exitCode = total.failed > 0 ? 1 : 0;
}

void main(process.argv.slice(2));
