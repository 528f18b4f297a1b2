/** Time and memory of cold builds with contracts of different sizes. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {contractDir, outlineFile, referenceDir} from '../src/config/reference';
import {CONTRACTS, GiB} from '../scripts/measure/bounds';
import {run, type Cost} from './cost';
import {median, table, type RowResult} from '../scripts/measure/figure';
import {buildStockReference} from './stockReference';
import {syntheticContract} from '../scripts/measure/synthetic';

const SIZES = [100, 300, 1000];
const ROUNDS = 3;

interface Measured extends Cost {
  operations: number;
}

/** Builds the site with a contract, without touching the project's own build and caches. */
async function measure(file: string, work: string): Promise<Measured> {
  const generated = path.join(work, '.docusaurus');
  const env = {
    OPENAPI_FILE: file,
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated,
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  };
  const outDir = path.join(work, 'build');
  try {
    const cost = await run('npx', ['--no-install', 'docusaurus', 'build', '--out-dir', outDir], env);
    const pages = fs.readdirSync(path.join(outDir, 'developer/reference')).filter((page) => page.endsWith('.html'));
    return {operations: pages.length, ...cost};
  } finally {
    for (const made of [generated, outDir, contractDir(file), referenceDir(file), outlineFile(file)]) {
      fs.rmSync(made, {recursive: true, force: true});
    }
  }
}

/** Median time and peak memory of several rounds. */
function together(rounds: readonly Measured[]): Measured {
  return {
    operations: rounds[0]!.operations,
    seconds: median(rounds.map(({seconds}) => seconds)),
    peakBytes: Math.max(...rounds.map(({peakBytes}) => peakBytes)),
  };
}

const lineOf = (name: string, {operations, seconds, peakBytes}: Measured): string[] => [
  name,
  String(operations),
  seconds.toFixed(1),
  ((seconds * 1000) / operations).toFixed(0),
  (peakBytes / 1e6).toFixed(0),
];

export async function measureContracts(): Promise<RowResult> {
  const work = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-contracts-'));
  const fileOf = (size: number) => path.join(work, `${size}.json`);
  try {
    for (const size of SIZES) fs.writeFileSync(fileOf(size), JSON.stringify(syntheticContract(size)));
    const rounds: Measured[][] = SIZES.map(() => []);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, size] of SIZES.entries()) rounds[index]!.push(await measure(fileOf(size), work));
    }
    const stock: Measured[] = [];
    for (const size of SIZES) stock.push({operations: size, ...(await buildStockReference(fileOf(size))).cost});

    const ours = rounds.map(together) as [Measured, Measured, Measured];
    const [small, middle, large] = ours;
    const each = ({seconds, operations}: Measured) => seconds / operations;
    const further = (from: Measured, to: Measured) => (to.seconds - from.seconds) / (to.operations - from.operations);
    const name = `${large.operations} operations`;
    return {
      text: table(
        ['site', 'operations', 'seconds', 'ms each', 'memory MB'],
        [...ours.map((one) => lineOf('this site', one)), ...stock.map((one) => lineOf('stock', one))],
      ),
      figures: [
        {name: `${name}, memory`, value: large.peakBytes / GiB, unit: 'GiB', most: CONTRACTS.memory / GiB},
        {
          name: `${name}, time for each against that of ${small.operations}`,
          value: each(large) / each(small),
          unit: 'times',
          most: CONTRACTS.growth,
        },
        {
          name: `a further operation beyond ${middle.operations} against one below`,
          value: further(middle, large) / further(small, middle),
          unit: 'times',
          most: CONTRACTS.growth,
        },
        {
          name: `${name}, time against the stock plugin and theme`,
          value: large.seconds / stock.at(-1)!.seconds,
          unit: 'times',
          most: CONTRACTS.stock,
        },
      ],
      details: {ours: rounds, stock},
    };
  } finally {
    fs.rmSync(work, {recursive: true, force: true});
  }
}
