/**
 * `npm test`: every check that a change must pass, one command after another until one fails. `npm test -- PATH …`: the
 * tests in these files or folders; those of the built site take `build/` as it is.
 *
 * The last line counts the checks: a linter or a build is one, tests count individually.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {findChromium} from './chromium';

const REPORT = path.resolve('.cache/test-report.json');

const VITEST = `npx vitest run --reporter=default --reporter=json --outputFile.json=${JSON.stringify(REPORT)}`;
const PLAYWRIGHT = 'npx playwright test --reporter=line,json';

const EVERYTHING: readonly string[] = [
  'npx prettier --check --log-level warn .',
  'npx eslint .',
  'npx stylelint "src/**/*.css"',
  'npx tsc',
  'npm run --silent lint:api',
  'npm run --silent check:content',
  `${VITEST} --project unit`,
  `${VITEST} --project commands`,
  'npm run --silent build',
  `${VITEST} --project build`,
  PLAYWRIGHT,
];

/** The commands that run test files or folders. */
function commandsFor(paths: readonly string[]): string[] {
  const browser = paths.filter((name) => path.relative('tests/browser', name).split(path.sep)[0] !== '..');
  const others = paths.filter((name) => !browser.includes(name));
  const withPaths = (runner: string, names: readonly string[]) =>
    names.length > 0 ? [`${runner} ${names.map((name) => JSON.stringify(name)).join(' ')}`] : [];
  return [...withPaths(VITEST, others), ...withPaths(PLAYWRIGHT, browser)];
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

function countsOf(report: VitestReport | PlaywrightReport): Counts {
  if ('stats' in report) {
    const {expected, unexpected, flaky, skipped} = report.stats;
    return {passed: expected, failed: unexpected + flaky, skipped};
  }
  const {numPassedTests, numFailedTests, numPendingTests, numTodoTests} = report;
  return {passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests};
}

/** Runs a command. One that fails without a failure in its report counts as one failure. */
function run(command: string): Counts {
  console.log(`\n=== ${command}`);
  const start = performance.now();
  fs.rmSync(REPORT, {force: true});
  const env = {...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT};
  const {status} = spawnSync(command, {shell: true, env, stdio: ['ignore', 'inherit', 'inherit']});
  console.log(`=== ${Math.round((performance.now() - start) / 1000)} s`);
  const isOk = status === 0;
  if (!fs.existsSync(REPORT)) return {passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, skipped: 0};
  const counts = countsOf(JSON.parse(fs.readFileSync(REPORT, 'utf8')) as VitestReport | PlaywrightReport);
  return isOk || counts.failed > 0 ? counts : {...counts, failed: 1};
}

const paths = process.argv.slice(2);
const needsBrowser = paths.length === 0 || paths.some((name) => /\b(?:build|browser|deep)\b/.test(name));
// Once, because test files run in parallel and only one apt-get can run at a time.
if (needsBrowser) process.env.CHROMIUM_PATH = findChromium();
const total = {passed: 0, failed: 0, skipped: 0};
for (const command of paths.length > 0 ? commandsFor(paths) : EVERYTHING) {
  const counts = run(command);
  for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += counts[key];
  if (counts.failed > 0) break;
}
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = total.failed > 0 ? 1 : 0;
