import brand from './brand';
/** Copy of /compare; the list comes from the competitor records. */
export interface ComparePageContent {
  headline: string;
  lead: string;
}

const comparePage: ComparePageContent = {
  headline: 'LMS comparison, feature by feature',
  lead: `Each page compares one product with ${brand.name}. It shows where the other product wins, and says who should choose it instead. Features have the same name on every page, so you can read several comparisons side by side.`,
};

export default comparePage;
