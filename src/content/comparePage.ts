import brand from './brand';
/** Copy of /compare; the list comes from the competitor records. */
export interface ComparePageContent {
  headline: string;
  lead: string;
}

const comparePage: ComparePageContent = {
  headline: 'LMS comparison, feature by feature',
  lead: `Each page compares one product with ${brand.name}, including the rows that the other product wins, and says who should choose it. A feature has the same name on every page, so you can put two of them side by side.`,
};

export default comparePage;
