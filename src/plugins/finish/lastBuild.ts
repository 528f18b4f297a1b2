/** Keeps the last good build until the next one is complete: Docusaurus empties the folder before it renders a page. */
import fs from 'node:fs';
import path from 'node:path';
import {hostingDir, rulesFile} from './hosting/files';

/** Replaces the content of a folder. The folder stays, because a mount point could not be removed. */
function fill(folder: string, from?: string): void {
  fs.mkdirSync(folder, {recursive: true});
  for (const name of fs.readdirSync(folder)) fs.rmSync(path.join(folder, name), {recursive: true, force: true});
  if (from && fs.existsSync(from)) fs.cpSync(from, folder, {recursive: true, preserveTimestamps: true});
}

/**
 * Copies the build before it is replaced. If the process ends with an error or before `complete`, the copy is restored.
 * An unfinished build, such as that of a process that was killed or still runs, is not copied over the last good one.
 *
 * @param cacheDir folder for the copy
 * @returns `begin`, to be called after the checks, before anything is written, and `complete`
 */
export function guardLastBuild(outDir: string, cacheDir: string): {begin: () => void; complete: () => void} {
  const folders = [path.resolve(outDir), hostingDir(outDir)];
  const copyOf = (folder: string) => path.join(cacheDir, 'last-build', path.basename(folder));
  const isFinished = () => fs.existsSync(rulesFile(outDir));
  let isWritten = false;
  let isComplete = false;

  process.once('exit', (code) => {
    if (isComplete && code === 0) return;
    if (isWritten) for (const folder of folders) fill(folder, copyOf(folder));
    if (isFinished()) console.error(`The build failed. ${path.basename(outDir)}/ still contains the last good build.`);
  });

  return {
    begin() {
      if (isFinished()) for (const folder of folders) fill(copyOf(folder), folder);
      for (const folder of folders) fill(folder);
      isWritten = true;
    },
    complete() {
      isComplete = true;
    },
  };
}
