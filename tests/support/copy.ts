/** Copies of the project, which tests build without touching its own build and caches. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {afterAll, expect} from 'vitest';
import {SETTINGS} from '../../src/config/settings';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** What a build reads. */
const SOURCES =
  /^(?:docs|openapi|scripts|src|static|package\.json|redocly\.yaml|tsconfig\.json|(?:docusaurus|prose)\.config\.ts|sidebars.*\.ts)$/;

const MADE = /^(?:\.git|\.cache|\.docusaurus|node_modules|build.*|test-results)$/;

/** The environment without the settings of the site and what this run of the tests adds. */
export const PLAIN_ENV = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !(name in SETTINGS) && !/^(?:VITEST|NODE_ENV$|TEST$)/.test(name)),
) as NodeJS.ProcessEnv;

/** What the tests of this file have made. It is removed after them, unless KEEP is set. */
const copies: string[] = [];
afterAll(() => {
  if (!process.env.KEEP) for (const copy of copies) fs.rmSync(copy, {recursive: true, force: true});
});

/**
 * Copies what a build reads into an empty folder.
 *
 * @param name folder in `.cache`, from where the project's packages are found
 * @param isSource whether to copy a file or folder of the project
 */
export function copyProject(name: string, isSource = (file: string) => SOURCES.test(file)): string {
  const copy = path.join(ROOT, '.cache', name);
  copies.push(copy);
  fs.rmSync(copy, {recursive: true, force: true});
  for (const source of fs.readdirSync(ROOT).filter(isSource))
    fs.cpSync(path.join(ROOT, source), path.join(copy, source), {recursive: true});
  return copy;
}

/** Copies what tests read, too, and finds packages where they look for them. */
export function copyWithTests(name: string): string {
  const copy = copyProject(name, (file) => !MADE.test(file));
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

/** Replaces a text of a file, which must have it: the first one, or all matches of a global pattern. */
export function change(file: string, from: string | RegExp, to: string): void {
  const text = fs.readFileSync(file, 'utf8');
  expect(text, file).toMatch(from);
  // As editors save: a file that is written in place can be read while it is empty.
  const temporary = path.join(ROOT, '.cache/saved');
  fs.writeFileSync(
    temporary,
    text.replace(from, () => to),
  );
  fs.renameSync(temporary, file);
}

/** Runs a command in a copy and returns its output. If it fails, so does the test, with the end of that. */
export function runIn(copy: string, command: readonly string[], env = process.env): string {
  const [program, ...args] = command;
  const {status, stdout, stderr} = spawnSync(program!, args, {cwd: copy, encoding: 'utf8', env, maxBuffer: 2 ** 26});
  expect(status, `${stdout}${stderr}`.slice(-8000)).toBe(0);
  return stdout + stderr;
}

/** Builds a copy, if need be within another command, such as that of a sandbox. */
export const buildCopy = (copy: string, env = process.env, within: readonly string[] = []): void =>
  void runIn(copy, [...within, 'npx', '--no-install', 'docusaurus', 'build'], env);
