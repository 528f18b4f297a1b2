/**
 * Builds the site into `build/`.
 *
 * Settings, records and the contract are checked first. The new build is made beside the old one and takes its place
 * only when it is whole, so that a failing build leaves the last good one.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, renameSync, rmSync} from 'node:fs';
import {readSettings} from '../src/config/settings';
import {emitSocialImages} from '../src/plugins/brand/socialImages';
import {precompress} from '../src/plugins/hosting/compress';

const OUT = 'build';
const NEXT = '.cache/build-next';
const PREVIOUS = '.cache/build-previous';

function fail(): never {
  rmSync(NEXT, {recursive: true, force: true});
  if (existsSync(OUT)) console.error(`The build failed; ${OUT}/ still holds the last good one.`);
  process.exit(1);
}

function step(command: string, args: string[]): void {
  const {status} = spawnSync('npx', ['--no-install', command, ...args], {stdio: 'inherit'});
  if (status !== 0) fail();
}

const secondsSince = (start: number): string => `${((performance.now() - start) / 1000).toFixed(1)} s`;

async function compress(): Promise<void> {
  const start = performance.now();
  const count = await precompress(NEXT);
  console.log(`${count} compressed files in ${secondsSince(start)}.`);
}

async function drawSocialImages(): Promise<void> {
  const start = performance.now();
  const {siteUrl, baseUrl} = readSettings(process.env);
  const {count, drawn} = await emitSocialImages(process.cwd(), NEXT, siteUrl + baseUrl);
  console.log(`${count} social images, ${drawn} of them new or changed, in ${secondsSince(start)}.`);
}

async function main(): Promise<void> {
  // Pictures stay files: in a style sheet they would weigh on every page, and a policy would have to allow data addresses.
  process.env.WEBPACK_URL_LOADER_LIMIT = '0';

  step('tsx', ['scripts/check-content.ts']);
  rmSync(NEXT, {recursive: true, force: true});
  step('docusaurus', ['build', '--out-dir', NEXT]);
  // Not by plugins, which write at the same time as each other: both read what all of them have written. Side by side,
  // because drawing leaves threads free.
  await Promise.all([compress(), drawSocialImages()]);
  rmSync(PREVIOUS, {recursive: true, force: true});
  if (existsSync(OUT)) renameSync(OUT, PREVIOUS);
  renameSync(NEXT, OUT);
  rmSync(PREVIOUS, {recursive: true, force: true});
}

main().catch((error: Error) => {
  console.error(error.message);
  fail();
});
