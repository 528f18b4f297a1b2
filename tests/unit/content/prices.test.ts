/** Figures in the copy are computed from tiers, records and contract, so that they change with them. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const DIR = path.resolve(import.meta.dirname, '../../../src/content');

/** Numbers of users, and savings. */
const FIGURE = /\d[\d,]*(?: to \d[\d,]*)? (?:users|people)\b|\d+% less/gi;

/** An amount of money. */
const AMOUNT = /\$\s?\d/;

it('no record writes out a figure of the tiers', () => {
  // Numbers of people on feature pages are those of the company in their pictures.
  const files = readdirSync(DIR, {recursive: true, encoding: 'utf8'}).filter((file) =>
    /^(?!features|scenes).*\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((file) => readFileSync(path.join(DIR, file), 'utf8').match(FIGURE) ?? []);
  expect(found).toEqual([]);
  const texts = readdirSync(DIR, {recursive: true, encoding: 'utf8'}).filter((file) =>
    /^(?!scenes|schema).*\.ts$/.test(file),
  );
  expect(texts.filter((file) => AMOUNT.test(readFileSync(path.join(DIR, file), 'utf8')))).toEqual([]);
});

/** A number of records, or of what the contract has, in words. */
const COUNT =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|seventeen|both) (?:other |more )?(?:calls|codes|comparisons|errors|features|groups|headers|integrations|operations|products|solutions)\b/gi;

it('no page writes out how many records or headers there are', () => {
  const src = path.dirname(DIR);
  const found = ['content', 'components', 'pages', 'theme'].flatMap((folder) =>
    readdirSync(path.join(src, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => /^(?!features|scenes).*\.tsx?$/.test(file))
      .flatMap((file) => {
        const code = readFileSync(path.join(src, folder, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^ *\/\/.*/gm, '');
        return (code.match(COUNT) ?? []).map((count) => `${folder}/${file}: ${count}`);
      }),
  );
  expect(found).toEqual([]);
});
