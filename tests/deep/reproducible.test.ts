/** A second build of the same sources in a different environment is byte-identical. */
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, it} from 'vitest';
import {buildCopy, copyProject, ROOT, runIn} from '../support/copy';
import {BUILD} from '../build/support';

const NAME = 'another folder, with spaces';
const TIMEOUT = 600_000;

/** Command prefix that runs a command without a network. */
const UNSHARE = ['unshare', '--map-root-user', '--net'];
const canUnshare = spawnSync(UNSHARE[0]!, [...UNSHARE.slice(1), 'true']).status === 0;

/** Used if the system can't isolate programs: every Node process refuses connections itself. */
const REFUSING = {NODE_OPTIONS: `--import ${pathToFileURL(path.join(ROOT, 'tests/support/offline.mjs')).href}`};

function checksums(dir: string): Record<string, string> {
  const entries = readdirSync(dir, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const names = entries.map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name))).sort();
  return Object.fromEntries(
    names.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(path.join(dir, name)))
        .digest('hex'),
    ]),
  );
}

it('is identical in another folder, time zone and language, without caches and network', {timeout: TIMEOUT}, () => {
  const copy = copyProject(NAME);
  // Packages of its own, as a clone has, because the bundler derives names from their location and links lead to ours.
  runIn(copy, ['cp', '-al', path.join(ROOT, 'node_modules'), path.join(ROOT, 'packages'), copy]);
  rmSync(path.join(copy, 'node_modules/.cache'), {recursive: true, force: true});
  const elsewhere = {TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8'};
  buildCopy(copy, {...process.env, ...elsewhere, ...(canUnshare ? {} : REFUSING)}, canUnshare ? UNSHARE : []);
  expect(existsSync(path.join(copy, 'build/index.html'))).toBe(true);
  const [before, after] = [checksums(BUILD), checksums(path.join(copy, 'build'))];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  expect(names.length).toBeGreaterThan(600);
  // The copy has no history, which tells the sitemap when pages changed.
  const compared = names.filter((name) => !name.startsWith('sitemap.xml'));
  expect(compared.filter((name) => before[name] !== after[name])).toEqual([]);
});
