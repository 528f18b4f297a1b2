/**
 * Cold builds of the whole site and of the stock classic site that `create-docusaurus` makes, with the same version of
 * Docusaurus, alternating.
 */
import fs from 'node:fs';
import {BUILD as BOUNDS, GiB} from '../scripts/measure/bounds';
import {copyProject} from '../scripts/copy';
import {buildSite, type Cost} from './cost';
import {median, type RowResult} from '../scripts/measure/figure';
import {buildStockSite, makeStockSite} from './stock';

const ROUNDS = 3;

async function buildOurs(): Promise<Cost> {
  const dir = copyProject('bench/cold');
  try {
    return await buildSite(dir);
  } finally {
    fs.rmSync(dir, {recursive: true, force: true});
  }
}

export async function measureColdBuild(): Promise<RowResult> {
  const dir = makeStockSite({name: 'stock'});
  const stock: Cost[] = [];
  const ours: Cost[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    stock.push(await buildStockSite(dir));
    ours.push(await buildOurs());
  }
  const seconds = (costs: readonly Cost[]) => median(costs.map((cost) => cost.seconds));
  const memory = (costs: readonly Cost[]) => Math.max(...costs.map(({peakBytes}) => peakBytes)) / GiB;
  return {
    text: `Median time and peak memory of ${ROUNDS} rounds`,
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
