/** Builds copies of the project, which `copyProject` makes. */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {expect} from 'vitest';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Runs the build of a copy.
 *
 * @param env all environment variables
 * @param within command and arguments that run the build, such as those of a sandbox
 */
export function runBuild(copy: string, env: NodeJS.ProcessEnv, within: readonly string[] = []) {
  const [program, ...args] = [...within, 'npx', '--no-install', 'docusaurus', 'build'];
  return spawnSync(program!, args, {cwd: copy, encoding: 'utf8', env});
}

/** Builds a copy. If that fails, so does the test, with the end of the build's output. */
export function buildCopy(...run: Parameters<typeof runBuild>): void {
  const {status, stdout, stderr} = runBuild(...run);
  expect(status, `${stdout}${stderr}`.slice(-4000)).toBe(0);
}
