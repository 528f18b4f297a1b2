import brand from './brand';
import type {Block, PageHero} from './schema';

/** Copy of /compare; the list comes from the competitor records. */
export const page: PageHero = {
  headline: 'LMS comparison, feature by feature',
  lead: `Each page compares one product with ${brand.name}, from AI course creation to price. It shows where the other product wins, and says who should choose it. Features have the same names on every page, so you can read several comparisons side by side.`,
  imageSeed: 'document-to-course',
};

/** Call to action of each comparison. */
export const comparisonCta: Block = {
  title: 'Bring your list of requirements',
  description: `A specialist goes through it with you in a demo, and tells you which points ${brand.name} does not meet. If you would rather check for yourself, start a free trial.`,
};
