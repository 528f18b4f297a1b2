import fs from 'node:fs';
import path from 'node:path';

/** Paths of all files in a folder, relative to it. */
const filesIn = (dir: string): string[] =>
  fs
    .readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)));

const textOf = (file: string): string | undefined => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined);

/**
 * Makes a folder equal to another, which is removed. Programs that read or watch the folder at the same time find every
 * file whole, and unchanged files untouched: files are moved one by one, and the folder stays.
 *
 * @param last pattern of the files that are moved after those that they refer to
 */
export function moveInto(target: string, source: string, last = /^$/): void {
  fs.mkdirSync(target, {recursive: true});
  const files = filesIn(source).sort((a, b) => Number(last.test(a)) - Number(last.test(b)));
  for (const file of files) {
    const [from, to] = [path.join(source, file), path.join(target, file)];
    if (textOf(from) === textOf(to)) continue;
    fs.mkdirSync(path.dirname(to), {recursive: true});
    fs.renameSync(from, to);
  }
  const wanted = new Set(files);
  for (const file of filesIn(target)) if (!wanted.has(file)) fs.rmSync(path.join(target, file));
  fs.rmSync(source, {recursive: true});
}
