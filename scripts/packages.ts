/**
 * `npm run packages`: compiles each folder of `packages/` into its `dist`, from where it is packed and published.
 *
 * In this repository, `exports` lead to TypeScript, so that nothing has to be built before a change is seen. Docusaurus
 * compiles no TypeScript below `node_modules`, so what is published is JavaScript with declarations. It is a command and no
 * script `prepack`, because `.npmrc` lets no such script run.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const PACKAGES = path.resolve(__dirname, '../packages');
/** Each after those that it depends on. */
const NAMES = ['openapi-model'];

type Entries = string | {[key: string]: Entries};

/** Where an entry of `exports` or `bin` is in `dist`: code with its types, other files as they are. */
function published(entry: Entries): Entries {
  if (typeof entry !== 'string') {
    return Object.fromEntries(Object.entries(entry).map(([key, below]) => [key, published(below)]));
  }
  const file = entry.replace('./src/', './');
  const name = /^(.*)\.tsx?$/.exec(file)?.[1];
  return name === undefined ? file : {types: `${name}.d.ts`, default: `${name}.js`};
}

function build(name: string): void {
  const [dir, src, dist] = ['', 'src', 'dist'].map((folder) => path.join(PACKAGES, name, folder)) as [
    string,
    string,
    string,
  ];
  fs.rmSync(dist, {recursive: true, force: true});
  execFileSync(process.execPath, [require.resolve('typescript/bin/tsc'), '-p', dir], {stdio: 'inherit'});
  const isCopied = (file: string) => !/\.tsx?$/.test(file);
  fs.cpSync(src, dist, {recursive: true, filter: isCopied});
  fs.copyFileSync(path.join(dir, 'README.md'), path.join(dist, 'README.md'));
  const manifest = JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8')) as {exports: Entries};
  fs.writeFileSync(
    path.join(dist, 'package.json'),
    `${JSON.stringify({...manifest, exports: published(manifest.exports)}, null, 2)}\n`,
  );
}

for (const name of NAMES) build(name);
