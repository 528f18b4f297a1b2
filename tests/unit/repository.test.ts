import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, statSync} from 'node:fs';
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
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const json = (file: string) => JSON.parse(read(file));

/** `file:line: text` of every line that matches. */
const linesWith = (pattern: RegExp): string[] =>
  files.flatMap((file) =>
    read(file)
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

  const explained = read('docs/decisions/dependencies.md');
  it.each(versions(overrides))(
    'has a reason in docs/decisions/dependencies.md for the override of %s to %s',
    (...row) => {
      const reason = explained.split('\n').find((line) => line.startsWith(`| \`${row[0]}\` ${row[1]} `));
      expect(reason?.split('|')[2]?.trim()).toMatch(/\w+ \w+/);
    },
  );
});

describe('Node', () => {
  const major = read('.nvmrc').trim();

  it('has the version of .nvmrc in the container and in CI', () => {
    expect(read('Dockerfile')).toContain(`FROM node:${major}-`);
    expect(read('.github/workflows/ci.yml')).toContain('node-version-file: .nvmrc');
  });

  it('is tested in its oldest version', () => {
    const oldest = json('package.json').engines.node.replace('>=', '');
    expect(read('.github/workflows/ci.yml')).toContain(`node-version: '${oldest}'`);
    for (const file of ['README.md', 'CONTRIBUTING.md']) expect(read(file)).toContain(`${oldest} and newer works`);
  });
});

describe.skipIf(files.length === 0)('documents', () => {
  const documents = files.filter((file) => file.endsWith('.md'));
  /** Links to files of the repository, without fragments. The links of guides lead to pages of the site. */
  const linksOf = (file: string): string[] =>
    [...read(file).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)].map(([, target]) =>
      path.join(path.dirname(file), target!),
    );

  it('link only to what exists', () => {
    const broken = documents
      .filter((file) => !file.startsWith('docs/guides/'))
      .flatMap((file) => linksOf(file).map((target) => `${file}: ${target}`))
      .filter((link) => !existsSync(path.join(ROOT, link.split(': ')[1]!)));
    expect(broken).toEqual([]);
  });

  it('in docs are in its list, and decisions in theirs', () => {
    for (const folder of ['docs', 'docs/decisions']) {
      const index = `${folder}/README.md`;
      const listed = new Set([index, ...linksOf(index)]);
      expect(documents.filter((file) => path.dirname(file) === folder && !listed.has(file))).toEqual([]);
    }
  });
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
