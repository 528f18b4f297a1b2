/** Keeps the last good build until the next one is complete. Docusaurus empties the folder before it renders a page. */
import {existsSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';

export interface LastBuild {
  /** Call this after the checks, before anything is written. */
  putAside(): void;
  /** Call this when the new build is complete. */
  replace(): void;
}

/**
 * Guards the build in a folder. If the process ends with an error or before `replace`, the new files are removed and the
 * previous build is restored.
 */
export function guardLastBuild(folder: string): LastBuild {
  const outDir = path.resolve(folder);
  const aside = `${outDir}.previous`;
  let isWritten = false;
  let isComplete = false;
  const restore = () => {
    rmSync(outDir, {recursive: true, force: true});
    if (existsSync(aside)) renameSync(aside, outDir);
  };
  // A killed build could not restore it.
  if (existsSync(aside)) restore();

  process.once('exit', (code) => {
    if (isComplete && code === 0) rmSync(aside, {recursive: true, force: true});
    else {
      if (isWritten) restore();
      const name = path.relative(process.cwd(), outDir);
      if (existsSync(outDir)) console.error(`The build failed; ${name}/ still holds the last good one.`);
    }
  });
  return {
    putAside: () => {
      if (existsSync(outDir)) renameSync(outDir, aside);
      isWritten = true;
    },
    replace: () => {
      isComplete = true;
    },
  };
}
