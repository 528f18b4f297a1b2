import brand from './brand';
import type {Block, PageHero, Section} from './schema';

/** Copy of /compare; the list comes from the competitor records. */
export const page: PageHero = {
  headline: 'LMS comparison: where we win, and where we don’t',
  lead: `Each column compares one product with ${brand.name}. Features in which others are stronger come first. Follow a name to see the products row by row, and who should choose which.`,
};

/** Heading of the list below the table. */
export const others: Section = {
  title: 'Features that few of the comparisons share',
  intro:
    'Most products are stronger in what they were built for. Those features are here, and the totals include them.',
};

/** Call to action of each comparison. */
export const comparisonCta: Block = {
  title: 'Bring your list of requirements',
  description: `A specialist goes through it with you in a demo, and tells you which points ${brand.name} does not meet. If you would rather check for yourself, start a free trial.`,
};
