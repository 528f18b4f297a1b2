/** The steps of `npm test`, with programs that only record how they were started. */
import {spawnSync} from 'node:child_process';
import {chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SCRIPT = [path.join(ROOT, 'node_modules/tsx/dist/cli.mjs'), path.join(ROOT, 'scripts/test/index.ts')];

let work: string;
beforeEach(() => {
  work = mkdtempSync(path.join(tmpdir(), 'steps-'));
  for (const name of ['npm', 'npx', 'chromium']) {
    put(`bin/${name}`, `#!/bin/sh\necho "$CHROMIUM_PATH: ${name} $*" >> "${work}/log"\n`);
    chmodSync(path.join(work, 'bin', name), 0o755);
  }
  put('log', '');
});
afterEach(() => rmSync(work, {recursive: true, force: true}));

function put(file: string, text = '', minutesAgo = 0): void {
  const place = path.join(work, file);
  mkdirSync(path.dirname(place), {recursive: true});
  writeFileSync(place, text);
  const time = new Date(Date.now() - minutesAgo * 60_000);
  utimesSync(place, time, time);
}

/** Runs `npm test` with these arguments. `steps` are the commands that it started. */
function test(...args: string[]) {
  const env = {
    ...process.env,
    PATH: [path.join(work, 'bin'), '/usr/bin', '/bin'].join(path.delimiter),
    CHROMIUM_PATH: '',
  };
  const {status, stdout, stderr} = spawnSync(process.execPath, [...SCRIPT, ...args], {
    cwd: work,
    env,
    encoding: 'utf8',
  });
  return {status, stdout, stderr, steps: readFileSync(path.join(work, 'log'), 'utf8').split('\n').filter(Boolean)};
}

it.each([
  ['main', ['--project build', 'playwright test']],
  ['deep', ['--project deep']],
])('finds Chromium before the steps of the suite %s whose tests start it', (suite, browserSteps) => {
  const {steps} = test(suite);
  for (const name of browserSteps) expect(steps.find((step) => step.includes(name))).toMatch(/^\/.+: /);
});

it('runs both suites, with one build', () => {
  const {steps, stdout} = test('main', 'deep');
  expect(steps.filter((step) => step.includes('run --silent build'))).toHaveLength(1);
  for (const project of ['unit', 'commands', 'build', 'deep']) {
    expect(steps.filter((step) => step.includes(`--project ${project} `))).toHaveLength(1);
  }
  // Seven commands succeed; five runners write no report.
  expect(stdout.trimEnd().split('\n').at(-1)).toBe('7 passed, 5 failed');
});

describe('with paths', () => {
  beforeEach(() => {
    for (const file of ['unit/lib/a.test.ts', 'unit/b.test.ts', 'samples/c.test.ts', 'build/d.test.ts', 'browser/e.spec.ts', 'support/f.ts', 'unit/g.ts']) put(`tests/${file}`); // prettier-ignore
  });

  it('runs each file with the runner of its folder, and nothing else', () => {
    const {steps} = test(
      'tests/unit/lib/a.test.ts',
      './tests/samples/c.test.ts',
      path.join(work, 'tests/unit/b.test.ts'),
    );
    expect(steps).toHaveLength(2);
    expect(steps[0]).toMatch(
      /npx vitest run --project unit .* tests\/unit\/lib\/a\.test\.ts tests\/unit\/b\.test\.ts$/,
    );
    expect(steps[1]).toMatch(/npx vitest run --project commands .* tests\/samples\/c\.test\.ts$/);
  });

  it('runs the tests of a folder', () => {
    expect(test('tests/unit/lib').steps).toEqual([expect.stringMatching(/--project unit .* tests\/unit\/lib\/$/)]);
  });

  it('builds the site first if there is no build', () => {
    const {steps, stdout} = test('tests/browser/e.spec.ts');
    expect(stdout).toContain('There is no finished build: building the site first.');
    expect(steps).toEqual([
      expect.stringMatching(/npm run --silent build$/),
      expect.stringMatching(/^\/.+: npx playwright test tests\/browser\/e\.spec\.ts$/),
    ]);
  });

  it('builds the site first if a source is newer than the build', () => {
    put('build/index.html', '', 10);
    put('build-hosting/hosting.json', '', 10);
    put('src/content/x.ts', '', 20);
    put('openapi/openapi.yaml', '', 5);
    const {steps, stdout} = test('tests/build/d.test.ts');
    expect(stdout).toContain('build/ is older than openapi/openapi.yaml: building the site first.');
    expect(steps).toHaveLength(2);
  });

  it('uses a build that is newer than its sources, and says so', () => {
    put('build/index.html', '', 10);
    put('build-hosting/hosting.json', '', 10);
    put('src/content/x.ts', '', 20);
    const {steps, stdout} = test('tests/build/d.test.ts');
    expect(stdout).toContain('build/ is newer than its sources and is used as it is.');
    expect(steps).toEqual([expect.stringMatching(/--project build .* tests\/build\/d\.test\.ts$/)]);
  });

  it.each([
    [['tests/unit/none.test.ts'], '"tests/unit/none.test.ts" is neither a suite nor a file or folder.'],
    [['unit'], '"unit" is neither a suite nor a file or folder.'],
    [['--watch'], '"--watch" is neither a suite nor a file or folder.'],
    [['tests/support/f.ts'], '"tests/support/f.ts" is not in tests/unit, tests/commands, tests/samples, tests/build, tests/browser, tests/deep.'], // prettier-ignore
    [['tests/unit/g.ts'], '"tests/unit/g.ts" is not a test file.'],
    [['main', 'tests/unit/b.test.ts'], '"main" is a suite. Name either suites or paths.'],
  ])('refuses %j', (args, message) => {
    const {status, stderr, steps} = test(...args);
    expect({status, steps}).toEqual({status: 2, steps: []});
    expect(stderr).toContain(message);
    expect(stderr).toContain('npm test -- PATH [PATH ...]');
  });
});
