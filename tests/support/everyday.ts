/** What people change on an ordinary day, done to a copy of the project. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import type {Integration} from '../../src/content/schema';
import {tiers} from '../../src/content/tiers';
import {rebrand} from './rebrand';

/** The first of its category, which gets a filter. */
const INTEGRATION: Integration = {
  slug: 'google-meet',
  name: 'Google Meet',
  description:
    'Give every session of a course its own Google Meet link, which learners find in their calendar and in the course.',
  category: 'Virtual Classroom',
  icon: 'video',
};

const COMPETITOR = `import aldermoot from './aldermoot';
import type {Competitor, Prices} from '../schema';

export default (prices: Prices): Competitor => {
  const record = aldermoot(prices);
  return {
    ...record,
    slug: 'quillmere',
    name: 'Quillmere',
    order: 11,
    headline: 'The Quillmere alternative for whole companies',
    subheading: \`Quillmere writes handbooks. \${record.subheading}\`,
    character: 'A tool for writing handbooks, in which a page counts as training once someone has scrolled to its end.',
    summaryTitle: 'A place to write, or a way to learn?',
    summaryDescription: \`A small team may prefer Quillmere. \${record.summaryDescription}\`,
  };
};
`;

const SOLUTION = `import partnerTraining from './partner-training';
import type {Solution} from '../schema';

const page = partnerTraining.page!;

export default {
  ...partnerTraining,
  slug: 'contractor-training',
  title: 'Contractor Training',
  description: 'Brief the people who work on your sites but not on your payroll, and keep the record for the next audit.',
  order: 5,
  imageSeed: 'branded-portal',
  page: {
    ...page,
    headline: 'Contractor training that is done before the gate',
    subheading: 'Scaffolders, cleaners and agency drivers come for a week and leave again. Send them the site rules first.',
  },
} satisfies Solution;
`;

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
  writeFileSync(path.join(content, 'comparisons/quillmere.ts'), COMPETITOR);
  writeFileSync(path.join(content, 'solutions/contractor-training.ts'), SOLUTION);
  const {monthly, annual} = tiers[0]!;
  const price = (more: number) => `monthly: ${monthly! + more}, annual: ${annual! + more}}`;
  change(path.join(content, 'tiers.ts'), price(0), price(1));
  rebrand(copy);
}
