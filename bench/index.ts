/**
 * `npm run bench`: measures the site and compares each figure with its bound.
 *
 * `npm run bench -- bytes lighthouse` measures only these rows. Prints tables and writes them as JSON to
 * `.cache/bench.json` or to the file given by `--json FILE`. The exit code is 1 if a bound is exceeded or a row can't be
 * measured, and 2 for invalid arguments. Most rows use the existing build in `build/`. Lighthouse has its own
 * `package.json` in this folder and is installed on first use.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {measureBytes} from '../scripts/measure/bytes';
import {measureColdBuild} from './coldBuild';
import {measureContracts} from './contracts';
import {figureTable, holds, machine, type Figure, type RowResult} from '../scripts/measure/figure';
import {measureExplorer} from './explorer';
import {measureInteractions} from './interactions';
import {measureLighthouse} from './lighthouse';
import {measureLoad} from './load';
import {measureNavigation} from './navigation';
import {measureRecords} from './records';
import {measureSandbox} from './sandbox';

const ROWS: Record<string, () => Promise<RowResult>> = {
  bytes: measureBytes,
  lighthouse: measureLighthouse,
  interactions: measureInteractions,
  navigation: measureNavigation,
  load: measureLoad,
  sandbox: measureSandbox,
  build: measureColdBuild,
  records: measureRecords,
  contracts: measureContracts,
  explorer: measureExplorer,
};

interface Outcome extends Partial<RowResult> {
  row: string;
  seconds: number;
  /** Why the row has no figures, if it failed. */
  error?: string;
}

async function perform(row: string): Promise<Outcome> {
  console.log(`\n## ${row}\n`);
  const start = performance.now();
  const seconds = () => Math.round((performance.now() - start) / 1000);
  try {
    const result = await ROWS[row]!();
    if (result.text) console.log(`${result.text}\n`);
    console.log(figureTable(result.figures));
    return {row, seconds: seconds(), ...result};
  } catch (error) {
    console.error(error);
    return {row, seconds: seconds(), error: (error as Error).message};
  }
}

const describe = ({name, value, unit, most, least}: Figure): string =>
  `${name}: ${Number(value.toFixed(2))} ${unit}, bound ${most ?? least}`;

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {json: {type: 'string', default: path.resolve('.cache/bench.json')}},
  });
  const unknown = positionals.filter((row) => !Object.hasOwn(ROWS, row));
  if (unknown.length > 0) {
    throw new Error(`There is no row ${unknown.join(', ')}. Rows: ${Object.keys(ROWS).join(', ')}.`);
  }
  const where = machine();
  console.log(
    `Machine: ${Object.entries(where)
      .map(([name, value]) => `${name} ${value}`)
      .join(', ')}`,
  );

  const outcomes: Outcome[] = [];
  for (const row of positionals.length > 0 ? positionals : Object.keys(ROWS)) outcomes.push(await perform(row));

  fs.mkdirSync(path.dirname(values.json), {recursive: true});
  const report = {date: new Date().toISOString(), machine: where, rows: outcomes};
  fs.writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);

  const failures = outcomes.flatMap(({row, error, figures = []}) => [
    ...(error === undefined ? [] : [`${row}: ${error}`]),
    ...figures.filter((figure) => !holds(figure)).map((figure) => `${row}: ${describe(figure)}`),
  ]);
  const count = outcomes.flatMap(({figures = []}) => figures.filter(({most, least}) => (most ?? least) !== undefined));
  console.log(`\n${count.length} figures with a bound, ${failures.length} failures; details in ${values.json}`);
  for (const failure of failures) console.error(`FAILED ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 2;
});
