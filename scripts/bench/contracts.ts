/** What a cold build costs for contracts of any size. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {contractDir} from '../../src/config/reference';
import {CONTRACTS, GiB} from './bounds';
import {run, type Cost} from './cost';
import {table, type RowResult} from './figure';
import {syntheticContract} from './synthetic';

const SIZES = [100, 300, 1000];

interface Measured extends Cost {
  operations: number;
}

/** Builds the site with a contract, beside the caches and the build of the project. */
async function measure(file: string, work: string): Promise<Measured> {
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
      operations: pages.length,
      seconds: bundle.seconds + build.seconds,
      peakBytes: Math.max(bundle.peakBytes, build.peakBytes),
    };
  } finally {
    for (const dir of [generated, outDir, contractDir(file)]) fs.rmSync(dir, {recursive: true, force: true});
  }
}

export async function measureContracts(): Promise<RowResult> {
  const work = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-contracts-'));
  try {
    const measured: Measured[] = [];
    for (const size of SIZES) {
      const file = path.join(work, `${size}.json`);
      fs.writeFileSync(file, JSON.stringify(syntheticContract(size)));
      measured.push(await measure(file, work));
    }
    const each = ({seconds, operations}: Measured) => (seconds * 1000) / operations;
    const [small, large] = [measured[0]!, measured.at(-1)!];
    const lines = measured.map((one) => [
      String(one.operations),
      one.seconds.toFixed(1),
      each(one).toFixed(0),
      (one.peakBytes / 1e6).toFixed(0),
    ]);
    const name = `${large.operations} operations`;
    return {
      text: table(['operations', 'seconds', 'ms each', 'memory MB'], lines),
      figures: [
        {name: `${name}, memory`, value: large.peakBytes / GiB, unit: 'GiB', most: CONTRACTS.memory / GiB},
        {
          name: `${name}, time for each against that of ${small.operations}`,
          value: each(large) / each(small),
          unit: 'times',
          most: CONTRACTS.growth,
        },
      ],
      details: measured,
    };
  } finally {
    fs.rmSync(work, {recursive: true, force: true});
  }
}
