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
import globalData from '@csstools/postcss-global-data';
import postcss, {type Rule} from 'postcss';
import customMedia from 'postcss-custom-media';

const PACKAGES = path.resolve(__dirname, '../packages');
/** Each after those that it depends on. */
const NAMES = ['openapi-model', 'openapi-sandbox', 'kit', 'docusaurus-openapi-pages'];

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

const BREAKPOINTS = path.join(PACKAGES, 'kit/src/breakpoints.css');

/** `.a > .b` becomes `.a.a > .b`, which outweighs a rule with one class. */
const heavier = (selector: string): string => selector.replace(/\.[a-z][\w-]*/i, '$&$&');

/**
 * A sheet as other sites load it: with breakpoints written out, and those of pages heavier than those of controls. At home
 * cascade layers do that, but in a site without layers, Infima would outweigh them all.
 */
async function sheet(css: string, from: string): Promise<string> {
  const isPage = from.includes('docusaurus-openapi-pages') && from.endsWith('.module.css');
  const weigh = {
    postcssPlugin: 'heavier',
    Rule(rule: Rule & {isHeavier?: boolean}) {
      if (rule.isHeavier || (rule.parent as {name?: string} | undefined)?.name === 'keyframes') return;
      rule.isHeavier = true;
      rule.selectors = rule.selectors.map(heavier);
    },
  };
  const plugins = [globalData({files: [BREAKPOINTS]}), customMedia(), ...(isPage ? [weigh] : [])];
  return (await postcss(plugins).process(css, {from})).css;
}

async function build(name: string): Promise<void> {
  const [dir, src, dist] = ['', 'src', 'dist'].map((folder) => path.join(PACKAGES, name, folder)) as [
    string,
    string,
    string,
  ];
  fs.rmSync(dist, {recursive: true, force: true});
  execFileSync(process.execPath, [require.resolve('typescript/bin/tsc'), '-p', path.join(dir, 'tsconfig.build.json')], {
    stdio: 'inherit',
  });
  const isCopied = (file: string) => !/\.tsx?$/.test(file);
  fs.cpSync(src, dist, {recursive: true, filter: isCopied});
  // For sites that swizzle it.
  const theme = path.join(src, 'theme');
  if (fs.existsSync(theme)) fs.cpSync(theme, path.join(dist, 'typescript'), {recursive: true});
  for (const file of fs.readdirSync(dist, {recursive: true, encoding: 'utf8'})) {
    const at = path.join(dist, file);
    if (file.endsWith('.css')) fs.writeFileSync(at, await sheet(fs.readFileSync(at, 'utf8'), at));
  }
  fs.copyFileSync(path.join(dir, 'README.md'), path.join(dist, 'README.md'));
  const manifest = JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8')) as Manifest;
  fs.writeFileSync(path.join(dist, 'package.json'), `${JSON.stringify(published(manifest), null, 2)}\n`);
}

async function buildAll(): Promise<void> {
  for (const name of NAMES) await build(name);
}

void buildAll();
