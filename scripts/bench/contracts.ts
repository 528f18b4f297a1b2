/**
 * `npx tsx scripts/bench/contracts.ts`: what a cold build costs for contracts of 100, 300 and 1,000 operations.
 *
 * Contracts of one's own may be named instead. Prints seconds and peak memory of each; the exit code is 1 if 1,000
 * operations need more than 4 GiB, or more time for each than 1.3 times what 100 need.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {contractDir} from '../../src/config/reference';
import {run, type Cost} from './cost';
import {syntheticContract} from './synthetic';

const SIZES = [100, 300, 1000];
const MAX_BYTES = 4 * 2 ** 30;
/** Time per operation of the largest contract, in times that of the smallest. */
const MAX_GROWTH = 1.3;

interface Measured extends Cost {
  name: string;
  operations: number;
}

/** Builds the site with a contract, beside the caches and the build of the project. */
async function measure(name: string, file: string, work: string): Promise<Measured> {
  const generated = path.join(work, '.docusaurus');
  const env = {
    OPENAPI_FILE: file,
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated,
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    WEBPACK_URL_LOADER_LIMIT: '0',
  };
  const outDir = path.join(work, 'build');
  try {
    const bundle = await run('npx', ['--no-install', 'tsx', 'scripts/reference.ts'], env);
    const build = await run('npx', ['--no-install', 'docusaurus', 'build', '--out-dir', outDir], env);
    const pages = fs.readdirSync(path.join(outDir, 'developer/reference')).filter((page) => page.endsWith('.html'));
    return {
      name,
      operations: pages.length,
      seconds: bundle.seconds + build.seconds,
      peakBytes: Math.max(bundle.peakBytes, build.peakBytes),
    };
  } finally {
    for (const dir of [generated, outDir, contractDir(file)]) fs.rmSync(dir, {recursive: true, force: true});
  }
}

function print({name, operations, seconds, peakBytes}: Measured): void {
  const each = ((seconds * 1000) / operations).toFixed(0);
  const memory = peakBytes > 0 ? `${(peakBytes / 1e6).toFixed(0)} MB` : 'memory unknown';
  console.log(`${name}: ${operations} operations, ${seconds.toFixed(1)} s, ${each} ms each, ${memory}`);
}

async function main(): Promise<void> {
  const work = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-contracts-'));
  try {
    const named = process.argv.slice(2).map((file) => ({name: path.basename(file), file: path.resolve(file)}));
    const synthetic = SIZES.map((size) => ({name: `synthetic ${size}`, file: path.join(work, `${size}.json`), size}));
    for (const {file, size} of synthetic) fs.writeFileSync(file, JSON.stringify(syntheticContract(size)));

    const measured: Measured[] = [];
    for (const {name, file} of named.length > 0 ? named : synthetic) {
      const result = await measure(name, file, work);
      print(result);
      measured.push(result);
    }
    if (named.length > 0) return;

    const [small, , large] = measured as [Measured, Measured, Measured];
    const growth = large.seconds / large.operations / (small.seconds / small.operations);
    const [first, second] = [
      [0, 1],
      [1, 2],
    ].map(([from, to]) => {
      const [a, b] = [measured[from!]!, measured[to!]!];
      return ((b.seconds - a.seconds) * 1000) / (b.operations - a.operations);
    });
    console.log(`Each further operation: ${first!.toFixed(0)} ms up to 300, ${second!.toFixed(0)} ms up to 1,000.`);
    const failures = [
      ...(growth > MAX_GROWTH ? [`time per operation grows ${growth.toFixed(2)} times, bound ${MAX_GROWTH}`] : []),
      ...(large.peakBytes > MAX_BYTES ? [`${large.operations} operations need more than 4 GiB`] : []),
    ];
    for (const failure of failures) console.error(`FAILED ${failure}`);
    if (failures.length > 0) process.exitCode = 1;
  } finally {
    fs.rmSync(work, {recursive: true, force: true});
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
