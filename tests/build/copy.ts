/** Builds a copy of the project, beside its own build. */
import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** What a build reads. */
const SOURCES = ['docs', 'openapi', 'scripts', 'src', 'static', 'package.json', 'redocly.yaml', 'tsconfig.json'];

/**
 * Copies what a build reads.
 *
 * @param name folder below `.cache`, so that packages are found
 * @returns path of the copy
 */
export function copyProject(name: string): string {
  const copy = path.join(ROOT, '.cache', name);
  rmSync(copy, {recursive: true, force: true});
  mkdirSync(copy, {recursive: true});
  const roots = readdirSync(ROOT).filter((file) => /^(?:docusaurus\.config|sidebars.*)\.ts$/.test(file));
  for (const source of [...SOURCES, ...roots])
    cpSync(path.join(ROOT, source), path.join(copy, source), {recursive: true});
  return copy;
}

/**
 * Runs the build of a copy.
 *
 * @param env all of its environment
 * @param within words of a command that runs the build
 */
export function runBuild(copy: string, env: NodeJS.ProcessEnv, within: readonly string[] = []) {
  const [program, ...args] = [...within, 'npx', '--no-install', 'docusaurus', 'build'];
  return spawnSync(program!, args, {cwd: copy, encoding: 'utf8', env});
}

/** Builds a copy, and fails the test with the end of what the build said if it does not succeed. */
export function buildCopy(...run: Parameters<typeof runBuild>): void {
  const {status, stdout, stderr} = runBuild(...run);
  expect(status, `${stdout}${stderr}`.slice(-4000)).toBe(0);
}
