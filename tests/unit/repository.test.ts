import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import lock from '../../package-lock.json';
import manifest from '../../package.json';
import {SETTINGS} from '../../src/config/settings';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** Tracked files, and new ones that are not ignored; none in a copy without a git history. */
function repositoryFiles(): string[] {
  try {
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const list = execFileSync('git', args, {cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
    return list
      .split('\0')
      .filter((file) => file && statSync(path.join(ROOT, file), {throwIfNoEntry: false})?.isFile());
  } catch {
    return [];
  }
}

const isBinary = (file: string) => /\.(?:png|jpe?g|webp|avif|gif|ico|woff2?|zip|pdf)$/.test(file);
const files = repositoryFiles().filter(
  (file) => !isBinary(file) && !file.endsWith('package-lock.json') && !file.startsWith('tests/'),
);

describe.skipIf(files.length === 0)('the repository', () => {
  it.each([
    ['paths of one machine', /(?<![\w.$}@-])\/(?:work|tmp|root|home|Users|var\/folders)\/[\w.]|\b[A-Z]:\\Users\\/],
    ['private keys', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
    ['tokens', /\b(?:ghp|gho|glpat|sk|pk|xox[bap])[-_][A-Za-z0-9]{20,}|\bAKIA[0-9A-Z]{16}\b/],
  ])('contains no %s', (_, pattern) => {
    const lines = files.flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((text, index) => (pattern.test(text) ? [`${file}:${index + 1}: ${text.trim().slice(0, 120)}`] : [])),
    );
    expect(lines).toEqual([]);
  });

  it('has documents that link only to files and headings that exist', () => {
    // The links of guides lead to pages of the site, and so do those that begin with a slash.
    const documents = files.filter((file) => file.endsWith('.md') && !file.startsWith('docs/guides/'));
    const anchorsOf = (file: string) => {
      const slugger = createSlugger();
      return [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, title]) => slugger.slug(title!));
    };
    const exists = (target: string, anchor?: string) =>
      existsSync(path.join(ROOT, target)) && (anchor === undefined || anchorsOf(target).includes(anchor));
    const broken = documents.flatMap((file) =>
      [...read(file).matchAll(/\]\((?!https?:|mailto:|\/)([^)#\s]*)(?:#([^)\s]+))?[^)]*\)/g)]
        .filter(([, target, anchor]) => !exists(target ? path.join(path.dirname(file), target) : file, anchor))
        .map(([link]) => `${file}: ${link}`),
    );
    expect(broken).toEqual([]);
  });
});

it('packages have exact versions and strong checksums, and may come from any registry', () => {
  const ours = readdirSync(path.join(ROOT, 'packages'), {withFileTypes: true}).filter((entry) => entry.isDirectory());
  const manifests = ours.map(({name}) => JSON.parse(read(`packages/${name}/package.json`)) as typeof manifest);
  const versions = [manifest, ...manifests].flatMap((one) =>
    Object.entries({...one.dependencies, ...one.devDependencies, ...one.overrides}),
  );
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
  const packages = lock.packages as Record<string, {resolved?: string; integrity?: string; inBundle?: boolean}>;
  const wrong = Object.entries(packages).filter(
    ([name, {integrity, inBundle, resolved}]) =>
      // A bundled package is part of the checksum of the one that contains it. Ours are folders and links to them.
      name &&
      !name.startsWith('packages/') &&
      !resolved?.startsWith('packages/') &&
      (resolved !== undefined || (!inBundle && !/^sha512-[A-Za-z0-9+/]+=*$/.test(integrity ?? ''))),
  );
  expect(wrong.map(([name]) => name)).toEqual([]);
});

it('the Dockerfile accepts every setting and copies only what exists', () => {
  const lines = read('Dockerfile').split('\n');
  const [, ...names] = lines.find((line) => line.startsWith('ARG SITE_URL'))!.split(' ');
  expect(names.sort()).toEqual([...Object.keys(SETTINGS), 'SOURCE_DATE_EPOCH'].sort());
  const named = lines.filter((line) => /^COPY (?!--from)/.test(line)).flatMap((line) => line.split(' ').slice(1, -1));
  const built = lines.flatMap(
    (line) => /^COPY --from=build \/app\/(?!build(?:-hosting)?(?:\/| ))(\S+)/.exec(line)?.[1] ?? [],
  );
  expect(named.length).toBeGreaterThan(0);
  expect([...named, ...built].filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});
