/** Copies of the project, which tests build without touching its own build and caches. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** What a build reads. */
const SOURCES =
  /^(?:docs|openapi|scripts|src|static|package\.json|redocly\.yaml|tsconfig\.json|docusaurus\.config\.ts|sidebars.*\.ts)$/;

/** What is made from the sources. */
const MADE = /^(?:\.git|\.cache|\.docusaurus|node_modules|build.*|test-results)$/;

/**
 * Copies what a build reads into an empty folder, without the generated pages of the reference.
 *
 * @param name folder in `.cache`, from where the project's packages are found
 * @param isSource whether to copy a file or folder of the project
 * @returns path of the copy
 */
export function copyProject(name: string, isSource = (file: string) => SOURCES.test(file)): string {
  const copy = path.join(ROOT, '.cache', name);
  fs.rmSync(copy, {recursive: true, force: true});
  for (const source of fs.readdirSync(ROOT).filter(isSource)) {
    const filter = (file: string) => path.relative(ROOT, file) !== path.join('docs', 'reference');
    fs.cpSync(path.join(ROOT, source), path.join(copy, source), {recursive: true, filter});
  }
  return copy;
}

/** Copies what tests read, too, and finds packages where they look for them. */
export function copyWithTests(name: string): string {
  const copy = copyProject(name, (file) => !MADE.test(file));
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

/**
 * Builds a copy, if need be within another command, such as that of a sandbox. If that fails, so does the test, with the
 * end of the build's output.
 */
export function buildCopy(copy: string, env: NodeJS.ProcessEnv, within: readonly string[] = []): void {
  const [program, ...args] = [...within, 'npx', '--no-install', 'docusaurus', 'build'];
  const {status, stdout, stderr} = spawnSync(program!, args, {cwd: copy, encoding: 'utf8', env});
  expect(status, `${stdout}${stderr}`.slice(-4000)).toBe(0);
}
