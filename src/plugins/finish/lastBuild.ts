/** Keeps the last good build while the next one is made: Docusaurus empties its folder before it renders a page. */
import {existsSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';

export interface LastBuild {
  /** To be called when the checks are done, before anything is written. */
  putAside(): void;
  /** To be called when the new build is whole. */
  replace(): void;
}

/**
 * Guards the build in a folder. Unless the process ends without an error and after `replace`, what it wrote is removed and
 * the build that was put aside returns.
 */
export function guardLastBuild(folder: string): LastBuild {
  const outDir = path.resolve(folder);
  const aside = `${outDir}.previous`;
  let isWritten = false;
  let isWhole = false;
  const restore = () => {
    rmSync(outDir, {recursive: true, force: true});
    if (existsSync(aside)) renameSync(aside, outDir);
  };
  // A build that was killed could put nothing back.
  if (existsSync(aside)) restore();

  process.once('exit', (code) => {
    if (isWhole && code === 0) rmSync(aside, {recursive: true, force: true});
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
      isWhole = true;
    },
  };
}
