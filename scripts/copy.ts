/** Copies of the project, for tests and measurements that build it without touching its own build and caches. */
import fs from 'node:fs';
import path from 'node:path';

const ROOT = process.cwd();

/** Folder of the generated pages of the reference. */
const GENERATED = path.join('docs', 'reference');
/** Files and folders that a build reads. */
const SOURCES =
  /^(?:docs|openapi|scripts|src|static|package\.json|redocly\.yaml|tsconfig\.json|docusaurus\.config\.ts|sidebars.*\.ts)$/;

/** What is made from the sources. */
const MADE = /^(?:\.git|\.cache|\.docusaurus|node_modules|build.*|test-results|screenshots)$/;

/** Copies what tests read, too, and finds packages where they look for them. */
export function copyWithTests(name: string): string {
  const copy = copyProject(name, (file) => !MADE.test(file));
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

/**
 * Copies what a build reads into an empty folder, without generated pages.
 *
 * @param name folder in `.cache`, from where the project's packages are found
 * @param isSource whether to copy a file or folder of the project
 * @returns path of the copy
 */
export function copyProject(name: string, isSource = (file: string) => SOURCES.test(file)): string {
  const copy = path.join(ROOT, '.cache', name);
  fs.rmSync(copy, {recursive: true, force: true});
  for (const source of fs.readdirSync(ROOT).filter(isSource)) {
    const filter = (file: string) => path.relative(ROOT, file) !== GENERATED && path.basename(file) !== 'node_modules';
    fs.cpSync(path.join(ROOT, source), path.join(copy, source), {recursive: true, filter});
  }
  return copy;
}
