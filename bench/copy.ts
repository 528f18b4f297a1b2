/** Copies of the project for cold builds that don't touch its own build and caches. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {run, type Cost} from './cost';
import {ROOT} from '../scripts/measure/site';

/** Inside the project, so that copies use its `node_modules`. */
const COPIES = path.join(ROOT, '.cache/bench');

/** Copies the tracked files into an empty folder. */
export function copyProject(name: string): string {
  const dir = path.join(COPIES, name);
  fs.rmSync(dir, {recursive: true, force: true});
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ':!tests', ':!docs/pictures'];
  const files = execFileSync('git', list, {cwd: ROOT, encoding: 'utf8'}).split('\0').filter(Boolean);
  for (const file of files.filter((file) => fs.existsSync(path.join(ROOT, file)))) {
    fs.cpSync(path.join(ROOT, file), path.join(dir, file), {recursive: true});
  }
  fs.mkdirSync(path.join(dir, 'node_modules'));
  fs.symlinkSync(path.join(ROOT, 'node_modules/.bin'), path.join(dir, 'node_modules/.bin'));
  return dir;
}

/** Builds a copy as `npm run build` does. */
export const buildCopy = (dir: string): Promise<Cost> => run('npm', ['run', '--silent', 'build'], {}, dir);

export const removeCopy = (dir: string): void => fs.rmSync(dir, {recursive: true, force: true});
