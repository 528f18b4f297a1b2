/** Figures in the copy are computed from tiers, records and contract, so that they change with them. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const SRC = path.resolve(import.meta.dirname, '../../../src');

/** What files of a folder contain of a pattern, outside comments, each with its file. */
function matches(folder: string, files: RegExp, pattern: RegExp): string[] {
  const dir = path.join(SRC, folder);
  const names = readdirSync(dir, {recursive: true, encoding: 'utf8'}).filter((file) => files.test(file));
  expect(names).not.toEqual([]);
  return names.flatMap((file) => {
    const code = readFileSync(path.join(dir, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^ *\/\/.*/gm, '');
    return (code.match(pattern) ?? []).map((found) => `src/${folder}/${file}: ${found}`);
  });
}

/** Numbers of users, and savings. */
const FIGURE = /\d[\d,]*(?: to \d[\d,]*)? (?:users|people)\b|\d+% less/gi;

/** An amount of money. */
const AMOUNT = /\$\s?\d+/g;

it('no record writes out a figure of the tiers', () => {
  // Numbers of people on feature pages are those of the company in their pictures.
  const figures = matches('content', /^(?!features|scenes).*\.ts$/, FIGURE);
  const amounts = matches('content', /^(?!scenes|schema).*\.ts$/, AMOUNT);
  expect([...figures, ...amounts], 'write them with what the record gets as Prices, or minUsers of tiers.ts').toEqual(
    [],
  );
});

/** A number of such things, in words. */
const counted = (things: string) =>
  new RegExp(
    `\\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|seventeen|both) (?:other |more )?(?:${things})\\b`,
    'gi',
  );

const RECORDS = counted('comparisons|features|groups|integrations|products|solutions');

/** What the contract has. In records, calls are those by telephone. */
const PARTS = counted('calls|codes|errors|headers|operations');

it('no page writes out how many records or headers there are', () => {
  const found = ['content', 'components', 'pages', 'theme'].flatMap((folder) => [
    ...matches(folder, /^(?!features|scenes).*\.tsx?$/, RECORDS),
    ...matches(folder, /^(?!features|scenes|solutions|comparisons).*\.tsx?$/, PARTS),
  ]);
  expect(found, 'write them with what the record gets as Counts, or use another word').toEqual([]);
});
