/** Copy of /features; the lists come from the feature records. */
export interface FeaturesPageContent {
  headline: string;
  lead: string;
}

const featuresPage: FeaturesPageContent = {
  headline: 'Everything the platform does, in four groups',
  lead: 'Start with the group that matches your question: what people learn, why they come back, how you run it, or how you know that it works.',
};

export default featuresPage;
