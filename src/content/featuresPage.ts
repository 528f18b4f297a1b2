/** Copy of /features; the lists come from the feature records. */
export interface FeaturesPageContent {
  headline: string;
  lead: string;
}

const featuresPage: FeaturesPageContent = {
  headline: 'LMS features, from the first draft to proof of skill',
  lead: 'Everything the LMS does, in four groups: what people learn, why they come back, how you run it, and how you know that it works. One plan includes every feature.',
};

export default featuresPage;
