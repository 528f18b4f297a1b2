/**
 * `npm run api:diff -- REVISION`: what changed in the contract since a git revision, and what of it breaks clients.
 *
 * The exit code is 0 if no change breaks clients, 1 if one does, and 2 if the two contracts cannot be compared.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {joinContract} from '../../src/plugins/reference/contract';
import {contractChanges, type Change} from './contractDiff';

const CONTRACT = 'openapi/openapi.yaml';

function git(root: string, ...args: string[]): Buffer {
  const {status, stdout, stderr, error} = spawnSync('git', ['-C', root, ...args], {
    maxBuffer: 256 * 2 ** 20,
    env: {...process.env, LC_ALL: 'C'},
  });
  if (error) throw new Error(`git cannot be run: ${error.message}`);
  if (status !== 0) throw new Error(stderr.toString().trim() || `git ${args[0]} failed`);
  return stdout;
}

/** Writes the files of the contract at a revision into a folder. */
function checkOut(root: string, revision: string, folder: string): void {
  const isCommit = spawnSync('git', ['-C', root, 'cat-file', '-e', '--end-of-options', `${revision}^{commit}`]);
  if (isCommit.status !== 0) {
    git(root, 'rev-parse', '--git-dir');
    throw new Error(`${JSON.stringify(revision)} is no revision of this repository. Name a tag, a branch or a commit.`);
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
 * Compares the contract in the work tree with that of a revision. Both are compared as written, before brand tokens are
 * filled in: the brand and the settings of today say nothing about an older revision.
 *
 * @param root folder that holds `openapi/`
 * @throws Error that says what cannot be read: the revision, its contract or today's
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

/** Says in an error which of the two contracts it is about. */
function read<T>(what: string, bundle: () => T): T {
  try {
    return bundle();
  } catch (error) {
    throw new Error(`${what} cannot be read:\n${(error as Error).message}`, {cause: error});
  }
}

/** The changes as text, those that break clients first. */
function reportOf(changes: readonly Change[]): string {
  if (changes.length === 0) return 'The contract says the same.\n';
  const section = (title: string, part: readonly Change[]) =>
    part.length === 0
      ? []
      : [
          `${title}: ${part.length}`,
          ...part.map(({operation, message, pointer}) => `  ${operation}: ${message}\n    ${pointer}`),
        ];
  return `${[
    ...section(
      'Breaks clients',
      changes.filter(({isBreaking}) => isBreaking),
    ),
    ...section(
      'Does not break clients',
      changes.filter(({isBreaking}) => !isBreaking),
    ),
  ].join('\n')}\n`;
}

/**
 * The comparison as a command.
 *
 * @param root folder that holds `openapi/`, in a git repository
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
