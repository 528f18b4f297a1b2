/** Copies of the project, for tests and measurements that build it without touching its own build and caches. */
import fs from 'node:fs';
import path from 'node:path';

const ROOT = process.cwd();

/** Folder of the generated pages of the reference. */
const GENERATED = path.join('docs', 'reference');
/** Files and folders that a build reads. */
const SOURCES =
  /^(?:docs|openapi|scripts|src|static|package\.json|redocly\.yaml|tsconfig\.json|docusaurus\.config\.ts|sidebars.*\.ts)$/;

/**
 * Copies what a build reads into an empty folder, without generated pages.
 *
 * @param name folder in `.cache`, from where the project's packages are found
 * @returns path of the copy
 */
export function copyProject(name: string): string {
  const copy = path.join(ROOT, '.cache', name);
  fs.rmSync(copy, {recursive: true, force: true});
  for (const source of fs.readdirSync(ROOT).filter((file) => SOURCES.test(file))) {
    const filter = (file: string) => path.relative(ROOT, file) !== GENERATED;
    fs.cpSync(path.join(ROOT, source), path.join(copy, source), {recursive: true, filter});
  }
  return copy;
}
