/**
 * Minimum numbers of everything on the site, from the specification (its sections in brackets). More is always
 * possible. `npm run check:content` reports what is missing; a site that needs less changes a number here.
 */
export const MINIMUMS = {
  /** Solution pages [2]. */
  solutions: 4,
  /** Key capabilities of a solution page [2]. */
  capabilities: 5,
  /** Questions of a solution page that has any [2]. */
  questions: 5,
  /** Groups of features [2]. */
  featureCategories: 4,
  /** Features, which cover the capabilities of the product [1]. */
  features: 24,
  /** Features of each group. */
  featuresOfCategory: 3,
  /** Comparisons [3]. */
  comparisons: 10,
  /** Comparisons in the footer [2]. */
  footerComparisons: 9,
  /** Rows of a comparison that the other product wins. */
  lostRows: 2,
  /** Integrations [2]. */
  integrations: 12,
  /** Security badges [9]. */
  badges: 4,
} as const;
