/** Figures in the copy that depend on the tiers. */
import {cpSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import type {PricingTier} from '../../../src/content/schema';
import {mapTexts} from '../../../src/lib/tokens';
import {checkContent} from '../../../src/plugins/content/check';
import {loadContentFiles, type RawFile} from '../../../src/plugins/content/load';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const DIR = path.join(ROOT, 'src/content');
/** Inside the project, so that the copy finds its packages. */
const COPY = path.join(ROOT, '.cache/other-prices');

/** Tiers that share no figure with ours. */
const OTHER: PricingTier[] = [
  {label: '12–130', min: 12, max: 130, monthly: 9, annual: 6.3},
  {label: '131–260', min: 131, max: 260, monthly: 8, annual: 5.6},
  {label: '261–1,200', min: 261, max: 1200, monthly: 7, annual: 4.9},
  {label: '1,201+', min: 1201, max: 1_000_000, monthly: null, annual: null},
];

/** Amounts, numbers of users, and savings in a text. */
const FIGURE = /\$\d[\d,]*(?:\.\d\d)?|\d[\d,]*(?: to \d[\d,]*)? (?:users|people)\b|\d+% less/gi;

/** Numbers of people on feature pages are those of the company in their pictures. */
const isOfTheCast = (file: string, figure: string): boolean =>
  file.startsWith('features/') && figure.endsWith('people');

function figuresOf(files: readonly RawFile[]): string[] {
  return files.flatMap(({file, value}) => {
    const found = new Set<string>();
    mapTexts(value, (text) => {
      for (const [figure] of text.matchAll(FIGURE)) if (!isOfTheCast(file, figure)) found.add(`${file}: ${figure}`);
      return text;
    });
    return [...found];
  });
}

function change(file: string, from: RegExp, to: string): void {
  const target = path.join(COPY, file);
  const text = readFileSync(target, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(target, text.replace(from, to));
}

let ours: RawFile[];
let others: RawFile[];

beforeAll(async () => {
  rmSync(COPY, {recursive: true, force: true});
  cpSync(DIR, COPY, {recursive: true});
  change('tiers.ts', /= \[[\s\S]*?\n\];/, `= ${JSON.stringify(OTHER)};`);
  change('pricing.ts', /initial: 100\b/, 'initial: 120');
  [ours, others] = await Promise.all([loadContentFiles(DIR), loadContentFiles(COPY)]);
});
afterAll(() => rmSync(COPY, {recursive: true, force: true}));

it('all figures in the copy change with the tiers, and the records stay valid', () => {
  const before = figuresOf(ours);
  expect(before.length).toBeGreaterThan(20);
  expect(figuresOf(others).filter((figure) => before.includes(figure))).toEqual([]);
  expect(checkContent(others).errors).toEqual([]);
});
