/**
 * `npm run api:diff -- REVISION`: lists the changes to the contract since a git revision, breaking changes first.
 *
 * Exit code: 0 without breaking changes, 1 with breaking changes, 2 if the contracts can't be compared.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {joinContract} from '../../src/plugins/reference/join';
import {contractChanges, type Change} from './contractDiff';

const CONTRACT = 'openapi/openapi.yaml';

function git(root: string, ...args: string[]): Buffer {
  const {status, stdout, stderr, error} = spawnSync('git', ['-C', root, ...args], {
    maxBuffer: 256 * 2 ** 20,
    env: {...process.env, LC_ALL: 'C'},
  });
  if (error) throw new Error(`git did not start: ${error.message}`);
  if (status !== 0) throw new Error(stderr.toString().trim() || `git ${args[0]} failed`);
  return stdout;
}

/** Copies the contract of a revision into a folder. */
function checkOut(root: string, revision: string, folder: string): void {
  const isCommit = spawnSync('git', ['-C', root, 'cat-file', '-e', '--end-of-options', `${revision}^{commit}`]);
  if (isCommit.status !== 0) {
    git(root, 'rev-parse', '--git-dir');
    throw new Error(
      `${JSON.stringify(revision)} is not a revision of this repository. Name a tag, a branch or a commit.`,
    );
  }
  const names = git(root, 'ls-tree', '-r', '-z', '--name-only', revision, '--', `${path.dirname(CONTRACT)}/`)
    .toString()
    .split('\0')
    .filter(Boolean);
  if (!names.includes(CONTRACT)) throw new Error(`Revision ${revision} has no ${CONTRACT}.`);
  for (const name of names) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, git(root, 'cat-file', 'blob', `${revision}:./${name}`));
  }
}

/**
 * Compares the contract in the work tree with that of a revision. Tokens are not replaced, because the brand and settings
 * may have changed since then.
 *
 * @param root folder that contains `openapi/`
 * @throws Error that names the revision or the contract that can't be read
 */
function changesSince(root: string, revision: string): Change[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'api-diff-'));
  try {
    checkOut(root, revision, folder);
    return contractChanges(
      read(`The contract of ${revision}`, () => joinContract(path.join(folder, CONTRACT))),
      read('The contract in the work tree', () => joinContract(path.join(root, CONTRACT))),
    );
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}

/** Adds the name of the contract to an error. */
function read<T>(what: string, bundle: () => T): T {
  try {
    return bundle();
  } catch (error) {
    throw new Error(`${what} cannot be read:\n${(error as Error).message}`, {cause: error});
  }
}

/** The changes as text, breaking changes first. */
function reportOf(changes: readonly Change[]): string {
  if (changes.length === 0) return 'The contract has not changed.\n';
  const section = (title: string, part: readonly Change[]) =>
    part.length === 0
      ? []
      : [
          `${title}: ${part.length}`,
          ...part.map(({operation, message, pointer}) => `  ${operation}: ${message}\n    ${pointer}`),
        ];
  return `${[
    ...section(
      'Breaking changes',
      changes.filter(({isBreaking}) => isBreaking),
    ),
    ...section(
      'Other changes',
      changes.filter(({isBreaking}) => !isBreaking),
    ),
  ].join('\n')}\n`;
}

/**
 * Runs the comparison.
 *
 * @param root folder that contains `openapi/`, in a git repository
 */
export function apiDiff(root: string, revision: string | undefined): {exitCode: 0 | 1 | 2; text: string} {
  try {
    if (!revision) throw new Error('Name a git revision: npm run api:diff -- v1.0.0');
    const changes = changesSince(root, revision);
    return {exitCode: changes.some(({isBreaking}) => isBreaking) ? 1 : 0, text: reportOf(changes)};
  } catch (error) {
    return {exitCode: 2, text: `${(error as Error).message}\n`};
  }
}

if (/[\\/]api-diff(?:[\\/]index\.ts)?$/.test(process.argv[1] ?? '')) {
  const {exitCode, text} = apiDiff(process.cwd(), process.argv[2]);
  (exitCode === 2 ? process.stderr : process.stdout).write(text);
  process.exitCode = exitCode;
}
