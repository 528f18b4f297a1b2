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
 * Guards the folders of a build. If the process ends with an error or before `replace`, the new files are removed and
 * the previous build is restored.
 *
 * @param folders the build, then folders next to it that belong to it
 */
export function guardLastBuild(...folders: readonly [string, ...string[]]): LastBuild {
  const guarded = folders.map((folder) => {
    const dir = path.resolve(folder);
    return {dir, aside: `${dir}.previous`};
  });
  let isWritten = false;
  let isComplete = false;
  const restore = ({dir, aside}: (typeof guarded)[number]) => {
    rmSync(dir, {recursive: true, force: true});
    if (existsSync(aside)) renameSync(aside, dir);
  };
  // Restores what an earlier build left behind when it was killed.
  for (const folder of guarded) if (existsSync(folder.aside)) restore(folder);

  process.once('exit', (code) => {
    if (isComplete && code === 0) {
      for (const {aside} of guarded) rmSync(aside, {recursive: true, force: true});
      return;
    }
    if (isWritten) guarded.forEach(restore);
    const {dir} = guarded[0]!;
    const name = path.relative(process.cwd(), dir);
    if (existsSync(dir)) console.error(`The build failed. ${name}/ still contains the last good build.`);
  });
  return {
    putAside: () => {
      for (const {dir, aside} of guarded) if (existsSync(dir)) renameSync(dir, aside);
      isWritten = true;
    },
    replace: () => {
      isComplete = true;
    },
  };
}
