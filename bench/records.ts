/**
 * What a thousand more records cost: build time, memory, and bytes on the pages that don't list them. The records are
 * copies of existing ones, with numbered text where text must be unique.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {Competitor, Feature} from '../src/content/schema';
import {checkContent} from '../src/plugins/content/check';
import {loadContentFiles} from '../src/plugins/content/load';
import {GiB, RECORDS} from '../scripts/measure/bounds';
import {measurePages, type PageBytes} from '../scripts/measure/bytes';
import {copyProject} from '../scripts/copy';
import {buildSite, type Cost} from './cost';
import {median, table, type RowResult} from '../scripts/measure/figure';
import {samplePages} from '../scripts/measure/site';

const FEATURES = 500;
const COMPARISONS = 500;
const CONTENT = 'src/content';
const ROUNDS = 3;

/** Prefixes a text with a number and cuts it at a word to the maximum length. */
const numbered = (number: number, text: string, max: number): string =>
  `Number ${number}: ${text}`.slice(0, max).replace(/[\s,.;:]+\S*$/, '.');

function write(dir: string, folder: string, record: {slug: string}): void {
  const file = path.join(dir, CONTENT, folder, `${record.slug}.ts`);
  fs.writeFileSync(file, `export default ${JSON.stringify(record, null, 2)};\n`);
}

/** Adds records after all others, so that only pages that list everything show them. */
async function addRecords(dir: string): Promise<void> {
  const {content} = checkContent(await loadContentFiles(path.join(dir, CONTENT)));
  const {features, competitors: comparisons} = content;
  for (let number = 1; number <= FEATURES; number += 1) {
    const record = features[number % features.length]!;
    write(dir, 'features', {
      ...record,
      slug: `${record.slug}-${number}`,
      title: `Synthetic feature ${number}`,
      description: numbered(number, record.description, 160),
      order: 1000 + number,
    } as Feature);
  }
  for (let number = 1; number <= COMPARISONS; number += 1) {
    const record = comparisons[number % comparisons.length]!;
    write(dir, 'comparisons', {
      ...record,
      slug: `${record.slug}-${number}`,
      headline: `Synthetic comparison ${number}`,
      subheading: numbered(number, record.subheading, 160),
      order: 1000 + number,
      inFooter: false,
    } as Competitor);
  }
}

async function buildCold(dir: string): Promise<Cost> {
  for (const folder of ['.docusaurus', 'build', '.cache', 'node_modules/.cache']) {
    fs.rmSync(path.join(dir, folder), {recursive: true, force: true});
  }
  return buildSite(dir);
}

/** Pages that don't list features or comparisons, and one record of each kind. */
const otherPages = (): string[] => [...samplePages(), '/contact', '/integrations', '/terms', '/features/csv-exports'];

export async function measureRecords(): Promise<RowResult> {
  const few = copyProject('bench/records-few');
  const many = copyProject('bench/records-many');
  try {
    await addRecords(many);
    const rounds: [Cost, Cost][] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push([await buildCold(few), await buildCold(many)]);
    const [before, after] = [0, 1].map((index) => median(rounds.map((round) => round[index]!.seconds))) as [
      number,
      number,
    ];
    const peakBytes = Math.max(...rounds.map(([, {peakBytes: most}]) => most));
    const pages = otherPages();
    const measure = (dir: string): Promise<PageBytes[]> => measurePages(path.join(dir, 'build'), pages);
    const [lean, full] = [await measure(few), await measure(many)];
    const rows = pages.map((page, index) => {
      const [from, to] = [lean[index]!.bytes.total, full[index]!.bytes.total];
      return {page, from, to, growth: to - from};
    });
    const growth = Math.max(...rows.map((row) => row.growth));
    const added = FEATURES + COMPARISONS;
    return {
      text: table(
        ['page, bytes', 'as it is', `${added} more records`, 'growth'],
        rows.map(({page, from, to, growth: more}) => [page, ...[from, to, more].map(String)]),
      ),
      figures: [
        {name: 'build as it is', value: before, unit: 's'},
        {name: `build with ${added} more records`, value: after, unit: 's'},
        {
          name: 'each further record',
          value: ((after - before) * 1000) / added,
          unit: 'ms',
          most: RECORDS.each,
        },
        {name: 'memory', value: peakBytes / GiB, unit: 'GiB', most: RECORDS.memory / GiB},
        {name: 'first load of other pages, growth', value: growth, unit: 'bytes', most: RECORDS.growth},
      ],
      details: {rows, rounds},
    };
  } finally {
    for (const dir of [few, many]) fs.rmSync(dir, {recursive: true, force: true});
  }
}
