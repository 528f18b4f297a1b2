/**
 * Stock sites for comparison, as `create-docusaurus` makes them with the same version of Docusaurus, in `.cache`. They are
 * made once, which needs the npm registry.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {buildSite, type Cost} from './cost';
import {ROOT} from '../scripts/measure/site';

interface Manifest {
  dependencies: Record<string, string>;
  overrides?: Record<string, string>;
}

const readManifest = (dir: string) => JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8')) as Manifest;

const call = (cwd: string, command: string, ...args: string[]) =>
  execFileSync(command, args, {cwd, stdio: ['ignore', 'ignore', 'inherit']});

export interface Stock {
  /** Name of the folder in `.cache`. */
  name: string;
  /** Packages in addition to those of the classic site, with exact versions. */
  dependencies?: Record<string, string>;
  /** Further packages whose newest version does not install. */
  overrides?: Record<string, string>;
}

/** @returns the site's folder */
export function makeStockSite({name, dependencies = {}, overrides = {}}: Stock): string {
  const dir = path.join(ROOT, '.cache', name);
  const ours = readManifest(ROOT);
  const version = ours.dependencies['@docusaurus/core']!;
  const isMade = fs.existsSync(path.join(dir, 'node_modules/@docusaurus/core/package.json'));
  if (isMade && readManifest(dir).dependencies['@docusaurus/core'] === version) return dir;

  fs.rmSync(dir, {recursive: true, force: true});
  fs.mkdirSync(path.dirname(dir), {recursive: true});
  const options = ['classic', '--typescript', '--skip-install'];
  call(path.dirname(dir), 'npx', '--yes', `create-docusaurus@${version}`, name, ...options);
  const stock = readManifest(dir);
  const manifest = {
    ...stock,
    dependencies: {...stock.dependencies, ...dependencies},
    overrides: {...ours.overrides, ...overrides},
  };
  fs.writeFileSync(path.join(dir, 'package.json'), JSON.stringify(manifest, null, 2));
  call(dir, 'npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts');
  return dir;
}

/** Builds a stock site without a cache. */
export function buildStockSite(dir: string): Promise<Cost> {
  for (const folder of ['.docusaurus', 'build', 'node_modules/.cache']) {
    fs.rmSync(path.join(dir, folder), {recursive: true, force: true});
  }
  return buildSite(dir);
}
