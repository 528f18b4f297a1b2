import {execFileSync} from 'node:child_process';
import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Tracked files, and new ones that are not ignored; none in a copy without a git history. */
function repositoryFiles(): string[] {
  try {
    const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return list
      .split('\0')
      .filter((file) => file && statSync(path.join(ROOT, file), {throwIfNoEntry: false})?.isFile());
  } catch {
    return [];
  }
}

const isText = (file: string) => !/\.(?:png|jpe?g|webp|avif|gif|ico|woff2?|zip|pdf)$/.test(file);
const files = repositoryFiles().filter(
  (file) => isText(file) && !file.endsWith('package-lock.json') && !file.startsWith('tests/'),
);
const json = (file: string) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));

/** `file:line: text` of every line that matches. */
const linesWith = (pattern: RegExp): string[] =>
  files.flatMap((file) =>
    readFileSync(path.join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((text, index) => (pattern.test(text) ? [`${file}:${index + 1}: ${text.trim().slice(0, 120)}`] : [])),
  );

describe.skipIf(files.length === 0)('the files of the repository', () => {
  it('contain no machine-specific paths', () => {
    expect(linesWith(/(?<![\w.$}@-])\/(?:work|tmp|root|home|Users|var\/folders)\/[\w.]/)).toEqual([]);
    expect(linesWith(/\b[A-Z]:\\Users\\/)).toEqual([]);
  });

  it('contain no to-do markers or filler text', () => {
    expect(linesWith(/\b(?:TODO|FIXME|XXX|HACK)\b/)).toEqual([]);
    expect(linesWith(/\blorem\b/i)).toEqual([]);
  });

  it('contain no secrets', () => {
    expect(
      linesWith(
        /-----BEGIN [A-Z ]*PRIVATE KEY-----|\b(?:ghp|gho|glpat|sk|pk|xox[bap])[-_][A-Za-z0-9]{20,}|\bAKIA[0-9A-Z]{16}\b/,
      ),
    ).toEqual([]);
  });
});

describe.each(['', 'bench/'])('%spackage.json', (folder) => {
  const {dependencies = {}, devDependencies = {}, overrides = {}} = json(`${folder}package.json`);
  /** Versions, including overrides that are nested below a package. */
  const versions = (entries: Record<string, unknown>): [string, unknown][] =>
    Object.entries(entries).flatMap(([name, version]) =>
      typeof version === 'object' ? versions(version as Record<string, unknown>) : [[name, version]],
    );

  it.each([dependencies, devDependencies, overrides].flatMap(versions))(
    'pins %s to an exact version: %s',
    (_, version) => {
      expect(version).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/);
    },
  );
});

describe.each(['', 'bench/'])('%spackage-lock.json', (folder) => {
  const file = `${folder}package-lock.json`;
  interface Entry {
    version?: string;
    resolved?: string;
    integrity?: string;
    link?: boolean;
    inBundle?: boolean;
  }
  const packages = Object.entries(json(file).packages as Record<string, Entry>).filter(([name]) => name);

  it('matches package.json', () => {
    const {dependencies, devDependencies} = json(file).packages[''];
    expect({dependencies, devDependencies}).toEqual({
      dependencies: json(`${folder}package.json`).dependencies,
      devDependencies: json(`${folder}package.json`).devDependencies,
    });
  });

  it('has a checksum for every package', () => {
    // Bundled packages are covered by the checksum of the package that contains them.
    const without = packages.filter(([, {integrity, link, inBundle}]) => !link && !inBundle && !integrity);
    expect(without.map(([name]) => name)).toEqual([]);
    const weak = packages.filter(([, {integrity}]) => integrity && !/^sha512-[A-Za-z0-9+/]+=*$/.test(integrity));
    expect(weak.map(([name, {integrity}]) => `${name}: ${integrity}`)).toEqual([]);
  });

  it('names no host, so any registry can serve it', () => {
    expect(packages.filter(([, {resolved}]) => resolved).map(([name, {resolved}]) => `${name}: ${resolved}`)).toEqual(
      [],
    );
  });
});
