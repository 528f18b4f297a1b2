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
const NAMES = ['openapi-model', 'openapi-sandbox'];

type Exports = Record<string, string>;

interface Manifest {
  exports: Exports;
  bin?: Exports;
}

const compiled = (file: string): string => file.replace('./src/', './').replace(/\.tsx?$/, '.js');

/** The manifest of `dist`: code with its types, other files as they are. */
function published({exports, bin, ...manifest}: Manifest) {
  const entries = Object.entries(exports).map(([name, file]) => {
    const code = compiled(file);
    return [name, code.endsWith('.js') ? {types: code.replace(/\.js$/, '.d.ts'), default: code} : code];
  });
  const commands = Object.entries(bin ?? {}).map(([name, file]) => [name, compiled(file)]);
  return {
    ...manifest,
    ...(bin && {bin: Object.fromEntries(commands) as Exports}),
    exports: Object.fromEntries(entries) as Record<string, unknown>,
  };
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
  const manifest = JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8')) as Manifest;
  fs.writeFileSync(path.join(dist, 'package.json'), `${JSON.stringify(published(manifest), null, 2)}\n`);
}

for (const name of NAMES) build(name);
