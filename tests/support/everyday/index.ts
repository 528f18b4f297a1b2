/** What people change on an ordinary day, done to a copy of the project. */
import {copyFileSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import type {Integration} from '../../../src/content/schema';
import {tiers} from '../../../src/content/tiers';
import {rebrand} from '../rebrand';

const FIXTURES = import.meta.dirname;

/** The first of its category, which gets a filter. */
const INTEGRATION: Integration = {
  slug: 'google-meet',
  name: 'Google Meet',
  description:
    'Give every session of a course its own Google Meet link, which learners find in their calendar and in the course.',
  category: 'Virtual Classroom',
  icon: 'video',
};

/** Adds a record file of this folder, whose imports then start in `src/content`. */
function addRecord(content: string, folder: string, file: string): void {
  const record = path.join(content, folder, file);
  copyFileSync(path.join(FIXTURES, file), record);
  change(record, /'(?:\.\.\/)+src\/content\//g, "'../");
}

function change(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(
    file,
    text.replace(from, () => to),
  );
}

/** Adds an integration, a competitor and a solution, raises a price, and changes the brand. */
export function everyday(copy: string): void {
  const content = path.join(copy, 'src/content');
  const list = 'export default integrations;';
  change(path.join(content, 'integrations.ts'), list, `integrations.push(${JSON.stringify(INTEGRATION)});\n${list}`);
  addRecord(content, 'comparisons', 'quillmere.ts');
  addRecord(content, 'solutions', 'contractor-training.ts');
  const {monthly, annual} = tiers[0]!;
  const price = (more: number) => `monthly: ${monthly! + more}, annual: ${annual! + more}}`;
  change(path.join(content, 'tiers.ts'), price(0), price(1));
  rebrand(copy);
}
