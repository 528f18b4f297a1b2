/** The build folder after the next build succeeds, fails or is interrupted. */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {buildSync} from 'esbuild';
import {afterAll, beforeEach, expect, it} from 'vitest';

const work = mkdtempSync(path.join(tmpdir(), 'last-build-'));
const out = path.join(work, 'build');
const page = path.join(out, 'index.html');
const rules = path.join(`${out}-hosting`, 'hosting.json');
const MODULE = path.join(work, 'lastBuild.cjs');
buildSync({
  entryPoints: ['src/plugins/finish/lastBuild.ts'],
  outfile: MODULE,
  bundle: true,
  platform: 'node',
  format: 'cjs',
});
afterAll(() => rmSync(work, {recursive: true}));

/** Runs a build whose steps are these statements: `render` and `finish` write what Docusaurus and the plugin write. */
function run(statements: string): {status: number | null; stderr: string} {
  const program = `
    const {writeFileSync} = require('node:fs');
    const build = require(${JSON.stringify(MODULE)}).guardLastBuild(${JSON.stringify(`${out}/`)}, '.cache');
    const render = () => writeFileSync(${JSON.stringify(page)}, 'new');
    const finish = () => writeFileSync(${JSON.stringify(rules)}, 'new');
    ${statements}`;
  const {status, stderr} = spawnSync(process.execPath, ['-e', program], {cwd: work, encoding: 'utf8'});
  return {status, stderr};
}

const left = () => [page, rules].map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : null));
const OLD = ['old', 'old'];

beforeEach(() => {
  for (const dir of [out, path.dirname(rules), path.join(work, '.cache')]) rmSync(dir, {recursive: true, force: true});
  for (const file of [page, rules]) {
    mkdirSync(path.dirname(file));
    writeFileSync(file, 'old');
  }
});

it('leaves the new build if it succeeds', () => {
  expect(run('build.begin(); render(); finish(); build.complete()')).toEqual({status: 0, stderr: ''});
  expect(left()).toEqual(['new', 'new']);
});

it.each([
  ['while it checks', 'process.exit(1)'],
  ['in a step after rendering', `build.begin(); render(); throw new Error('no')`],
  ['when it checks links at its very end', 'build.begin(); render(); finish(); build.complete(); process.exit(1)'],
  ['because it is interrupted, which is not an error', 'build.begin(); render(); process.exit(0)'],
])('restores the last build if the next one fails %s', (_, statements) => {
  expect(run(statements).stderr).toContain('build/ still contains the last good build');
  expect(left()).toEqual(OLD);
});

it('restores the last good build after one that was killed, too', () => {
  run(`build.begin(); render(); process.kill(process.pid, 'SIGKILL')`);
  expect(left()).toEqual(['new', null]);
  run('build.begin(); render(); process.exit(1)');
  expect(left()).toEqual(OLD);
});

it('changes nothing before its checks have passed, so that a second build does not disturb the first', () => {
  rmSync(rules);
  writeFileSync(page, 'half of the first');
  run('process.exit(1)');
  expect(left()).toEqual(['half of the first', null]);
});

it('leaves no incomplete first build', () => {
  for (const file of [page, rules]) rmSync(path.dirname(file), {recursive: true});
  expect(run('build.begin(); render(); process.exit(1)').stderr).not.toContain('last good build');
  expect(left()).toEqual([null, null]);
});
