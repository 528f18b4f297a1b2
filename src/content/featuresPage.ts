import type {PageHero} from './schema';

/** Copy of /features; the lists come from the feature records. */
const featuresPage: PageHero = {
  headline: 'LMS features, from the first draft to the skill report',
  lead: 'Everything the LMS does: what people learn, what keeps them coming back, how you run it and how you know it works. One plan includes every feature.',
};

export default featuresPage;
