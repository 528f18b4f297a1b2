/** The steps of `npm test`, with programs that only record how they were started. */
import {spawnSync} from 'node:child_process';
import {chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const work = mkdtempSync(path.join(tmpdir(), 'steps-'));
afterAll(() => rmSync(work, {recursive: true, force: true}));

it.each([
  ['main', ['--project build', 'playwright test']],
  ['deep', ['--project deep']],
])('finds Chromium before the steps of the suite %s whose tests start it', (suite, browserSteps) => {
  const bin = path.join(work, suite);
  mkdirSync(bin);
  const log = path.join(bin, 'log');
  for (const name of ['npm', 'npx', 'chromium']) {
    const program = path.join(bin, name);
    writeFileSync(program, `#!/bin/sh\necho "$CHROMIUM_PATH: $*" >> "${log}"\n`);
    chmodSync(program, 0o755);
  }
  const env = {...process.env, PATH: [bin, '/usr/bin', '/bin'].join(path.delimiter), CHROMIUM_PATH: ''};
  const script = [path.join(ROOT, 'node_modules/tsx/dist/cli.mjs'), path.join(ROOT, 'scripts/test.ts')];
  spawnSync(process.execPath, [...script, suite], {cwd: work, env});
  const steps = readFileSync(log, 'utf8').split('\n');
  for (const name of browserSteps) expect(steps.find((step) => step.includes(name))).toMatch(/^\/.+: /);
});
