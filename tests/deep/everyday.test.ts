/**
 * Content is data: with one more integration, competitor and solution, another price and another brand, the content is
 * valid, the site builds, and the tests that read records and built pages pass as they are.
 */
import {spawnSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {SETTINGS} from '../../src/config/settings';
import {buildCopy, copyWithTests, ROOT} from '../support/copy';
import {everyday} from '../support/everyday';

const COPY = path.join(ROOT, '.cache/everyday');
const TIMEOUT = 1_200_000;

/** Without what this run of the tests and its settings add. */
const ENV = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !(name in SETTINGS) && !/^(?:VITEST|NODE_ENV$|TEST$)/.test(name)),
) as NodeJS.ProcessEnv;

/** Runs a command in the copy. If it fails, so does the test, with the end of its output. */
function run(command: string, ...args: string[]): void {
  const {status, stdout, stderr} = spawnSync(command, args, {cwd: COPY, encoding: 'utf8', env: ENV});
  expect(status, `${stdout}${stderr}`.slice(-6000)).toBe(0);
}

describe('a copy of the site with everyday changes', {timeout: TIMEOUT}, () => {
  beforeAll(() => {
    copyWithTests('everyday');
    everyday(COPY);
    buildCopy(COPY, ENV);
  }, TIMEOUT);

  afterAll(() => rmSync(COPY, {recursive: true, force: true}));

  it('has valid content', () => run('npm', 'run', '--silent', 'check:content'));

  it.each([
    ['of records', ['tests/unit/content', 'tests/unit/lib']],
    ['of built pages', ['html', 'records', 'search', 'agentFiles'].map((name) => `tests/build/${name}.test.ts`)],
  ])('passes the tests %s', (_, paths) => run('npx', '--no-install', 'vitest', 'run', ...paths));
});
