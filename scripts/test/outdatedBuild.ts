/** Whether `build/` still matches the files that it was made from. */
import fs from 'node:fs';
import path from 'node:path';
import {rulesFile} from '../../src/plugins/finish/hosting/files';

/** Files and folders that a build reads. */
const SOURCES = [
  '.env',
  'docs/guides',
  'openapi',
  'src',
  'static',
  'docusaurus.config.ts',
  'package-lock.json',
  'redocly.yaml',
  'sidebars.reference.ts',
  'sidebars.ts',
];

/** Every file in a folder, or the file itself; none if it does not exist. */
const filesOf = (source: string): string[] =>
  fs.statSync(source, {throwIfNoEntry: false})?.isDirectory()
    ? fs
        .readdirSync(source, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
    : [source].filter((file) => fs.existsSync(file));

/**
 * Why the site has to be built: there is no finished build, or a source is newer. Undefined if the build is current. It
 * cannot know whether the build was made with the same environment variables.
 */
export function outdatedBuild(): string | undefined {
  const built = fs.statSync(rulesFile('build'), {throwIfNoEntry: false});
  if (!built || !fs.existsSync('build/index.html')) return 'There is no finished build';
  const newer = SOURCES.flatMap(filesOf).find((file) => fs.statSync(file).mtimeMs > built.mtimeMs);
  return newer && `build/ is older than ${newer.replaceAll(path.sep, '/')}`;
}
