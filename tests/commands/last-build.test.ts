/** The build folder after the next build succeeds, fails or is interrupted. */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {buildSync} from 'esbuild';
import {afterAll, beforeEach, describe, expect, it} from 'vitest';

const work = mkdtempSync(path.join(tmpdir(), 'last-build-'));
const out = path.join(work, 'build');
const page = path.join(out, 'index.html');
const hosting = `${out}-hosting`;
const rules = path.join(hosting, 'hosting.json');
const MODULE = path.join(work, 'lastBuild.cjs');
buildSync({
  entryPoints: [path.resolve(import.meta.dirname, '../../src/plugins/finish/lastBuild.ts')],
  outfile: MODULE,
  bundle: true,
  platform: 'node',
  format: 'cjs',
});
afterAll(() => rmSync(work, {recursive: true, force: true}));

/** Runs a build whose steps are these statements; `write()` does what Docusaurus does with the folder. */
function run(statements: string): {status: number | null; stderr: string} {
  const program = `
    const {mkdirSync, rmSync, writeFileSync} = require('node:fs');
    const build = require(${JSON.stringify(MODULE)}).guardLastBuild(${JSON.stringify(`${out}/`)}, ${JSON.stringify(hosting)});
    const write = () => {
      rmSync(${JSON.stringify(out)}, {recursive: true, force: true});
      mkdirSync(${JSON.stringify(out)});
      mkdirSync(${JSON.stringify(hosting)});
      for (const file of ${JSON.stringify([page, rules])}) writeFileSync(file, 'new');
    };
    ${statements}`;
  const {status, stderr} = spawnSync(process.execPath, ['-e', program], {cwd: work, encoding: 'utf8'});
  return {status, stderr};
}

/** Text of the page and of the rules. */
const left = () => [page, rules].map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : null));
const OLD = ['old', 'old'];
const NEW = ['new', 'new'];

beforeEach(() => {
  for (const dir of [out, hosting]) {
    rmSync(dir, {recursive: true, force: true});
    rmSync(`${dir}.previous`, {recursive: true, force: true});
    mkdirSync(dir);
  }
  for (const file of [page, rules]) writeFileSync(file, 'old');
});

describe('guardLastBuild', () => {
  it('keeps only the new build if it succeeds', () => {
    expect(run('build.putAside(); write(); build.replace()')).toEqual({status: 0, stderr: ''});
    expect(left()).toEqual(NEW);
    expect(existsSync(`${out}.previous`)).toBe(false);
  });

  it.each([
    ['while it checks', 'process.exit(1)'],
    ['while it renders', 'build.putAside(); write(); process.exit(1)'],
    ['in a step after rendering', `build.putAside(); write(); throw new Error('no')`],
    ['when it checks links at its very end', 'build.putAside(); write(); build.replace(); process.exit(1)'],
  ])('restores the last build if the next one fails %s', (_, statements) => {
    const {status, stderr} = run(statements);
    expect(status).not.toBe(0);
    expect(stderr).toContain('build/ still contains the last good build');
    expect(left()).toEqual(OLD);
    expect(existsSync(`${out}.previous`)).toBe(false);
  });

  it('restores the last build if the next one is interrupted, which is not an error', () => {
    run('build.putAside(); write(); process.exit(0)');
    expect(left()).toEqual(OLD);
  });

  it('restores the last build on the next start if one was killed', () => {
    run(`build.putAside(); write(); process.kill(process.pid, 'SIGKILL')`);
    expect(left()).toEqual(NEW);
    run('process.exit(1)');
    expect(left()).toEqual(OLD);
  });

  it('removes an incomplete first build', () => {
    for (const dir of [out, hosting]) rmSync(dir, {recursive: true});
    const {stderr} = run('build.putAside(); write(); process.exit(1)');
    for (const dir of [out, hosting]) expect(existsSync(dir)).toBe(false);
    expect(stderr).not.toContain('last good build');
  });
});
