/** A folder outside the project with our packages as others install them: packed. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll} from 'vitest';
import {ROOT} from './copy';

/** Folders in `packages` by name. */
export const PACKAGES: Record<string, string> = {
  'openapi-model': 'openapi-model',
  'openapi-sandbox': 'openapi-sandbox',
  'docusaurus-kit': 'kit',
  'docusaurus-openapi-pages': 'docusaurus-openapi-pages',
};

const made: string[] = [];
afterAll(() => made.forEach((dir) => fs.rmSync(dir, {recursive: true})));

/** Makes the folder, and returns the path of a file in it. It is removed after the tests of the file. */
export function stranger(): (...parts: string[]) => string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'stranger-'));
  const at = (...parts: string[]) => path.join(dir, ...parts);
  made.push(dir);
  execFileSync('npx', ['--no-install', 'tsx', 'scripts/packages.ts'], {cwd: ROOT, stdio: 'inherit'});
  // What they depend on is installed here already; the registry need not be asked again.
  fs.mkdirSync(at('node_modules'));
  for (const name of fs.readdirSync(path.join(ROOT, 'node_modules'))) {
    if (!(name in PACKAGES)) fs.symlinkSync(path.join(ROOT, 'node_modules', name), at('node_modules', name));
  }
  for (const [name, folder] of Object.entries(PACKAGES)) {
    const pack = ['pack', '--json', '--pack-destination', dir];
    const packed = execFileSync('npm', pack, {cwd: path.join(ROOT, 'packages', folder, 'dist'), encoding: 'utf8'});
    const [{filename}] = JSON.parse(packed) as [{filename: string}];
    execFileSync('tar', ['xzf', filename], {cwd: dir});
    fs.renameSync(at('package'), at('node_modules', name));
  }
  return at;
}
