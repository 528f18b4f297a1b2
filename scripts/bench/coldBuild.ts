/**
 * A cold build of the whole site against one of the stock classic site, as `create-docusaurus` makes it, with the same
 * version of Docusaurus. Both take turns. The stock site is made once, in `.cache/stock`.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {BUILD as BOUNDS, GiB} from './bounds';
import {buildCopy, copyProject, removeCopy} from './copy';
import {run, type Cost} from './cost';
import {median, type RowResult} from './figure';
import {ROOT} from './site';

const ROUNDS = 3;
const STOCK = path.join(ROOT, '.cache/stock');

interface Manifest {
  dependencies: Record<string, string>;
  overrides?: Record<string, string>;
}

const readManifest = (dir: string) => JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8')) as Manifest;

/** Needs the npm registry the first time. */
function makeStockSite(): void {
  const ours = readManifest(ROOT);
  const version = ours.dependencies['@docusaurus/core']!;
  const isMade = fs.existsSync(path.join(STOCK, 'node_modules/@docusaurus/core/package.json'));
  if (isMade && readManifest(STOCK).dependencies['@docusaurus/core'] === version) return;

  fs.rmSync(STOCK, {recursive: true, force: true});
  fs.mkdirSync(path.dirname(STOCK), {recursive: true});
  const npx = (cwd: string, command: string, ...args: string[]) =>
    execFileSync(command, args, {cwd, stdio: ['ignore', 'ignore', 'inherit']});
  npx(
    path.dirname(STOCK),
    'npx',
    '--yes',
    `create-docusaurus@${version}`,
    path.basename(STOCK),
    'classic',
    '--typescript',
    '--skip-install',
  );
  // What does not install in its newest version is held back in the same way as here.
  const manifest = {...readManifest(STOCK), overrides: ours.overrides};
  fs.writeFileSync(path.join(STOCK, 'package.json'), JSON.stringify(manifest, null, 2));
  npx(STOCK, 'npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts');
}

async function buildStock(): Promise<Cost> {
  for (const folder of ['.docusaurus', 'build', 'node_modules/.cache']) {
    fs.rmSync(path.join(STOCK, folder), {recursive: true, force: true});
  }
  return run('npm', ['run', '--silent', 'build'], {}, STOCK);
}

async function buildOurs(): Promise<Cost> {
  const dir = copyProject('cold');
  try {
    return await buildCopy(dir);
  } finally {
    removeCopy(dir);
  }
}

export async function measureColdBuild(): Promise<RowResult> {
  makeStockSite();
  const stock: Cost[] = [];
  const ours: Cost[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    stock.push(await buildStock());
    ours.push(await buildOurs());
  }
  const seconds = (costs: readonly Cost[]) => median(costs.map((cost) => cost.seconds));
  const memory = (costs: readonly Cost[]) => median(costs.map(({peakBytes}) => peakBytes)) / GiB;
  return {
    text: `Median of ${ROUNDS} rounds`,
    figures: [
      {name: 'stock classic site', value: seconds(stock), unit: 's'},
      {name: 'stock classic site, memory', value: memory(stock), unit: 'GiB'},
      {name: 'this site', value: seconds(ours), unit: 's'},
      {name: 'this site against stock', value: seconds(ours) / seconds(stock), unit: 'times', most: BOUNDS.ratio},
      {name: 'this site, memory', value: memory(ours), unit: 'GiB', most: BOUNDS.memory / GiB},
    ],
    details: {stock, ours},
  };
}
