/**
 * Content is data: with one more integration, competitor and solution, another price and another brand, the content is
 * valid, the site builds, and the tests that read records and built pages pass as they are.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {SETTINGS} from '../../src/config/settings';
import {buildCopy, copyWithTests, ROOT} from '../support/copy';
import {everyday} from '../support/everyday';

const COPY = path.join(ROOT, '.cache/everyday');
const REPORT = path.join(COPY, 'report.json');
const TIMEOUT = 1_200_000;

/** Without what this run of the tests and its settings add. */
const ENV = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !(name in SETTINGS) && !/^(?:VITEST|NODE_ENV$|TEST$)/.test(name)),
) as NodeJS.ProcessEnv;

interface Report {
  numPassedTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: {fullName: string; status: string; failureMessages: string[]}[];
  }[];
}

/** Failures of tests in the copy, by files and folders. */
function failuresOf(paths: string[]): {passed: number; failures: string[]} {
  rmSync(REPORT, {force: true});
  const args = ['--no-install', 'vitest', 'run', ...paths, '--reporter=json', `--outputFile=${REPORT}`];
  const {stdout, stderr} = spawnSync('npx', args, {cwd: COPY, encoding: 'utf8', env: ENV});
  let report: Report;
  try {
    report = JSON.parse(readFileSync(REPORT, 'utf8')) as Report;
  } catch (error) {
    throw new Error(`${stdout}${stderr}`.slice(-4000), {cause: error});
  }
  const failures = report.testResults.flatMap(({name, message, assertionResults}) => [
    ...(message ? [`${path.relative(COPY, name)}: ${message}`] : []),
    ...assertionResults
      .filter(({status}) => status === 'failed')
      .map(({fullName, failureMessages}) => `${fullName}: ${failureMessages.join('\n').slice(0, 1000)}`),
  ]);
  return {passed: report.numPassedTests, failures};
}

describe('a copy of the site with everyday changes', {timeout: TIMEOUT}, () => {
  beforeAll(() => {
    copyWithTests('everyday');
    everyday(COPY);
    buildCopy(COPY, ENV);
  }, TIMEOUT);

  afterAll(() => rmSync(COPY, {recursive: true, force: true}));

  it('has valid content', () => {
    const {status, stdout, stderr} = spawnSync('npm', ['run', '--silent', 'check:content'], {
      cwd: COPY,
      encoding: 'utf8',
      env: ENV,
    });
    expect(status, stderr).toBe(0);
    expect(stdout).toContain('Content is valid');
  });

  it.each([
    ['of records', ['tests/unit/content', 'tests/unit/lib']],
    ['of built pages', ['html', 'records', 'search', 'agentFiles'].map((name) => `tests/build/${name}.test.ts`)],
  ])('passes the tests %s', (_, paths) => {
    const {passed, failures} = failuresOf(paths);
    expect(failures).toEqual([]);
    expect(passed).toBeGreaterThan(0);
  });
});
