/** The lines of docs/deployment.md that publish a release on a server. */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';

const work = mkdtempSync(path.join(tmpdir(), 'release-'));
afterAll(() => rmSync(work, {recursive: true}));

const site = path.join(work, 'site');
const document = readFileSync(path.resolve(import.meta.dirname, '../../docs/deployment.md'), 'utf8');
const LINES = /```sh\n(set -eu\n.*?)```/s
  .exec(document)![1]!
  .replaceAll('/srv/site', site)
  .replace(/^nginx.*/m, '');

/** Publishes a build with one asset, as the release of a second. */
function publish(second: number, hasAssets = true): number | null {
  const build = path.join(work, 'build');
  rmSync(build, {recursive: true, force: true});
  mkdirSync(path.join(build, 'assets'), {recursive: true});
  mkdirSync(path.join(work, 'build-hosting'), {recursive: true});
  writeFileSync(path.join(build, 'index.html'), `${second}`);
  if (hasAssets) writeFileSync(path.join(build, `assets/${second}.js`), '');
  else rmSync(path.join(build, 'assets'), {recursive: true});
  const name = `date() { echo 20260101T0000${String(second).padStart(2, '0')}Z; }`;
  return spawnSync('sh', ['-c', `${name}\n${LINES}`], {cwd: work}).status;
}

const current = (file: string) => path.join(site, 'current/build', file);

it('a release has the assets of the five before it, and one that fails changes nothing and stops no later one', () => {
  for (const second of [1, 2, 3]) expect(publish(second), `${second}`).toBe(0);
  expect(publish(4, false)).not.toBe(0);
  expect(readFileSync(current('index.html'), 'utf8')).toBe('3');
  for (const second of [5, 6, 7]) expect(publish(second), `${second}`).toBe(0);
  expect(readdirSync(current('assets')).sort()).toEqual([1, 2, 3, 5, 6, 7].map((second) => `${second}.js`));
  expect(publish(8)).toBe(0);
  expect(existsSync(current('assets/1.js'))).toBe(false);
  expect(readFileSync(current('index.html'), 'utf8')).toBe('8');
  expect(readdirSync(path.join(site, 'releases'))).toHaveLength(7);
});
