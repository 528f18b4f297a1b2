import brand from './brand';
/** Copy of /compare; the list comes from the competitor records. */
export interface ComparePageContent {
  headline: string;
  lead: string;
}

const comparePage: ComparePageContent = {
  headline: 'Compare before you choose',
  lead: `You probably have a shortlist. Each page sets one product beside ${brand.name}, feature by feature, including the rows where the two are level.`,
};

export default comparePage;
