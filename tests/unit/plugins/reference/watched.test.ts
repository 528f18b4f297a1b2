import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {watchedFiles} from '../../../../src/plugins/reference/watched';

interface Watcher {
  on: (event: 'ready', run: () => void) => void;
  getWatched: () => Record<string, string[]>;
  close: () => Promise<void>;
}

// The watcher that Docusaurus uses.
const chokidar = createRequire(import.meta.resolve('@docusaurus/core/package.json'))('chokidar') as {
  watch: (paths: string[], options: {cwd: string; ignoreInitial: boolean}) => Watcher;
};

const site = mkdtempSync(path.join(tmpdir(), 'watched-'));
afterAll(() => rmSync(site, {recursive: true, force: true}));

const GENERATED = ['node_modules/package/package.json', '.cache/contract.json', 'build/openapi.yaml'];
const FILES = ['openapi.yaml', 'specs/other.yml', 'specs/part.json', 'specs/notes.md', ...GENERATED];
for (const file of FILES) {
  mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  writeFileSync(path.join(site, file), '');
}

/** The files that Docusaurus watches with these patterns. */
async function watched(patterns: string[]): Promise<string[]> {
  const watcher = chokidar.watch(patterns, {cwd: site, ignoreInitial: true});
  await new Promise<void>((resolve) => watcher.on('ready', resolve));
  const found = Object.entries(watcher.getWatched()).flatMap(([dir, names]) =>
    names.map((name) => path.join(dir, name)),
  );
  await watcher.close();
  return FILES.filter((file) => found.includes(file)).sort();
}

it.each([
  ['the project folder', 'openapi.yaml', ['openapi.yaml', 'specs/other.yml', 'specs/part.json']],
  ['a folder of its own', 'specs/other.yml', ['specs/other.yml', 'specs/part.json']],
])('watches the files of a contract in %s, and nothing that is generated', async (_, contract, files) => {
  expect(await watched(watchedFiles(site, contract))).toEqual(files);
});

it('leaves out the generated pages of our own contract', () => {
  expect(watchedFiles(site, 'openapi/openapi.yaml')).toContain('!docs/reference/**');
});
