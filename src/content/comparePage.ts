import brand from './brand';
/** Copy of /compare; the list comes from the competitor records. */
export interface ComparePageContent {
  headline: string;
  lead: string;
}

const comparePage: ComparePageContent = {
  headline: 'LMS comparison, feature by feature',
  lead: `Each page compares one product with ${brand.name}. It includes the rows that the other product wins, and says who should choose that product instead. Features have the same name on every page, so you can line up several.`,
};

export default comparePage;
