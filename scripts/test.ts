/**
 * `npm test`: all checks that a change must pass. `npm run test:deep`: slow checks, run less often. `npm test -- main
 * deep` runs both.
 *
 * Steps run in order, even if an earlier one failed. The last line counts the checks: a linter or a build counts as
 * one, tests count individually. If the build failed, the steps that need it count as failed.
 */
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {findChromium} from './chromium';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** Summary of a test runner's report. */
interface Outcome extends Counts {
  /** Name and message of each failure, repeated at the end, where truncated logs still show them. */
  reasons: string[];
}

const SUITES = ['main', 'deep'] as const;
type Suite = (typeof SUITES)[number];

interface Step {
  name: string;
  /** Suites that the step belongs to; by default only `main`. */
  suites?: readonly Suite[];
  /** An npm script or a program in node_modules, with arguments. */
  command: string[];
  /** Report file in `.cache/test`, and the function that reads it. */
  report?: {file: string; read: (report: unknown) => Outcome};
  needsBuild?: boolean;
  /** Runs first; an error fails the step. */
  prepare?: () => void;
}

const REPORTS = path.resolve('.cache/test');

/** Name of a failure and the first lines of its messages, without colours. */
const reason = (name: string, messages: readonly (string | undefined)[]): string =>
  `${name}\n${stripVTControlCharacters(messages.join('\n')).split('\n').slice(0, 24).join('\n')}`;

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    assertionResults: {fullName: string; status: string; failureMessages: string[]}[];
  }[];
}

const readVitest = (report: unknown): Outcome => {
  const {numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults} = report as VitestReport;
  const reasons = testResults.flatMap(({assertionResults}) =>
    assertionResults
      .filter(({status}) => status === 'failed')
      .map(({fullName, failureMessages}) => reason(fullName, failureMessages)),
  );
  return {passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests, reasons};
};

interface PlaywrightSuite {
  specs: {
    title: string;
    file: string;
    ok: boolean;
    tests: {results: {errors: {message?: string}[]}[]}[];
  }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: {expected: number; unexpected: number; flaky: number; skipped: number};
  suites: PlaywrightSuite[];
}

const reasonsOf = ({specs, suites = []}: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ok}) => !ok)
    .map(({title, file, tests}) =>
      reason(
        `${file}: ${title}`,
        tests.flatMap(({results}) => results.flatMap(({errors}) => errors.map(({message}) => message))),
      ),
    ),
  ...suites.flatMap(reasonsOf),
];

const readPlaywright = (report: unknown): Outcome => {
  const {stats, suites} = report as PlaywrightReport;
  const {expected, unexpected, flaky, skipped} = stats;
  return {passed: expected, failed: unexpected + flaky, skipped, reasons: suites.flatMap(reasonsOf)};
};

const vitest = (project: string): Pick<Step, 'command' | 'report'> => ({
  command: [
    'npx',
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path.join(REPORTS, `${project}.json`)}`,
  ],
  report: {file: `${project}.json`, read: readVitest},
});

const BUILD = 'build';

/** Finds or installs Chromium once: test files run in parallel, and only one apt-get can run at a time. */
const useChromium = () => {
  process.env.CHROMIUM_PATH = findChromium();
};

const STEPS: Step[] = [
  {name: 'format', command: ['npx', 'prettier', '--check', '--log-level', 'warn', '.']},
  {name: 'eslint', command: ['npx', 'eslint', '.']},
  {name: 'stylelint', command: ['npx', 'stylelint', 'src/**/*.css']},
  {name: 'types', command: ['npx', 'tsc']},
  {name: 'API contract', command: ['npm', 'run', '--silent', 'lint:api']},
  {name: 'content', command: ['npm', 'run', '--silent', 'check:content']},
  {name: 'unit tests', ...vitest('unit')},
  {name: 'tests of the commands', ...vitest('commands')},
  {name: BUILD, command: ['npm', 'run', '--silent', 'build'], suites: SUITES},
  {name: 'tests of the built site', ...vitest('build'), needsBuild: true, prepare: useChromium},
  {
    name: 'browser tests',
    command: ['npx', 'playwright', 'test'],
    report: {file: 'browser.json', read: readPlaywright},
    needsBuild: true,
    prepare: useChromium,
  },
  {name: 'deep tests', ...vitest('deep'), suites: ['deep'], needsBuild: true, prepare: useChromium},
];

/** Runs a command, passes its output through and returns its exit code, or 127 if it could not be started. */
function run([program, ...args]: string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program!, args, {stdio: ['ignore', 'inherit', 'inherit']});
    child.on('error', (error) => {
      console.error(error.message);
      resolve(127);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Outcome of a step. A step that failed without a failure in its report counts as one failure. */
function count({report}: Step, exitCode: number): Outcome {
  const none = {passed: 0, failed: 0, skipped: 0, reasons: []};
  if (!report) return exitCode === 0 ? {...none, passed: 1} : {...none, failed: 1};
  const file = path.join(REPORTS, report.file);
  const counts = fs.existsSync(file) ? report.read(JSON.parse(fs.readFileSync(file, 'utf8'))) : {...none, failed: 1};
  return exitCode !== 0 && counts.failed === 0 ? {...counts, failed: 1} : counts;
}

async function perform(step: Step, hasBuild: boolean): Promise<Outcome> {
  console.log(`\n=== ${step.name}`);
  const failure = {passed: 0, failed: 1, skipped: 0, reasons: []};
  if (step.needsBuild && !hasBuild) {
    console.error(`FAILED ${step.name}: not run, because the build failed.`);
    return failure;
  }
  try {
    step.prepare?.();
  } catch (error) {
    console.error(`FAILED ${step.name}: ${(error as Error).message}`);
    return failure;
  }
  const counts = count(step, await run(step.command));
  if (counts.failed > 0) console.error(`FAILED ${step.name}`);
  return counts;
}

async function main(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !(SUITES as readonly string[]).includes(name));
  if (unknown.length > 0) throw new Error(`Unknown suite ${unknown.join(', ')}; there are ${SUITES.join(' and ')}.`);
  const chosen = names.length > 0 ? names : ['main'];
  const steps = STEPS.filter(({suites = ['main']}) => suites.some((suite) => chosen.includes(suite)));
  fs.rmSync(REPORTS, {recursive: true, force: true});
  fs.mkdirSync(REPORTS, {recursive: true});
  const total: Counts = {passed: 0, failed: 0, skipped: 0};
  const failures: string[] = [];
  const reasons: string[] = [];
  let hasBuild = false;
  for (const step of steps) {
    const counts = await perform(step, hasBuild);
    if (step.name === BUILD) hasBuild = counts.failed === 0;
    if (counts.failed > 0) failures.push(step.name);
    reasons.push(...counts.reasons);
    for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += counts[key];
  }
  for (const text of reasons) console.log(`\n${text}`);
  if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
  console.log(
    `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
  );
  process.exitCode = total.failed > 0 ? 1 : 0;
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 2;
});
