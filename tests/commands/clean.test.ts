/** `npm run clean`, which removes what the commands generate. */
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

it('removes every folder that git ignores, except installed packages', () => {
  const work = mkdtempSync(path.join(tmpdir(), 'clean-'));
  try {
    const folders = readFileSync(path.join(ROOT, '.gitignore'), 'utf8').match(/^.*(?=\/$)/gm)!;
    for (const folder of folders) {
      const place = path.join(work, folder.replace('*', ''));
      mkdirSync(place, {recursive: true});
      writeFileSync(path.join(place, 'file'), '');
    }
    mkdirSync(path.join(work, 'docs/guides'));
    writeFileSync(path.join(work, 'build.ts'), '');
    const script = [path.join(ROOT, 'node_modules/tsx/dist/cli.mjs'), path.join(ROOT, 'scripts/clean.ts')];
    execFileSync(process.execPath, script, {cwd: work});
    expect(readdirSync(work).sort()).toEqual(['build.ts', 'docs', 'node_modules']);
    expect(readdirSync(path.join(work, 'docs'))).toEqual(['guides']);
    // Without anything to remove, it does nothing.
    execFileSync(process.execPath, script, {cwd: work});
  } finally {
    rmSync(work, {recursive: true});
  }
});
