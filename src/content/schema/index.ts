/**
 * Shapes of everything in `src/content`, with the limits that pages rely on. The types of records derive from them.
 *
 * Records and components import only types from here, which keeps zod out of the browser. The content plugin and
 * `npm run check:content` validate the records before anything is built.
 */
import * as z from 'zod';
import * as pages from './pages';
import {Block, questions, slug, text, unique} from './parts';
import * as records from './records';
import {Scene} from './scenes';
import * as site from './site';

export * from './pages';
export * from './parts';
export * from './records';
export * from './site';

const names = (name: z.ZodType<string>) => unique(z.array(name).min(1));

/**
 * The shape of each file, and of each file of a folder, whose name ends in a slash. A file without one is refused, and so is
 * a shape whose file is missing.
 */
export const SHAPES: Readonly<Record<string, z.ZodType>> = {
  'solutions/': records.Solution,
  'featureCategories/': records.FeatureCategory,
  'features/': records.Feature,
  'comparisons/': records.Competitor,
  'legal/': site.LegalDocument,
  'guides/': site.GuideDocument,
  'about.ts': pages.About,
  'aiCourseCreation.ts': pages.AiCourseCreation,
  'apiSkill.ts': z.array(text(40, 400)).max(10),
  'billing.ts': pages.Billing,
  'bookADemo.ts': pages.BookADemo,
  'brand.ts': site.Brand,
  'callToAction.ts': Block,
  'company.ts': z.strictObject({DOWNTIME: text(10, 80)}),
  'comparePage.ts': pages.ComparePage,
  'comparisonRows.ts': z.strictObject({COMPARISON_ROWS: names(text(4, 60))}),
  'contact.ts': pages.ContactPage,
  'contactFaq.ts': questions(),
  'customers.ts': unique(z.array(pages.Customer).min(1), 'name'),
  'downloads.ts': unique(z.array(pages.Download), 'path', 'title'),
  'example.ts': records.CourseExample,
  'featuresPage.ts': pages.PageHero,
  'home.ts': pages.Home,
  'icons.ts': z.strictObject({ICON_NAMES: names(slug)}),
  'integrationCategories.ts': z.strictObject({INTEGRATION_CATEGORIES: names(text(2, 40))}),
  'integrations.ts': records.Integrations,
  'integrationsPage.ts': pages.IntegrationsPage,
  'metadata.ts': z.strictObject({pages: z.record(z.string().startsWith('/'), site.PageMetadata)}),
  'navigation.ts': site.NavigationLinks,
  'parts.ts': site.Parts,
  'pricing.ts': site.Pricing,
  'pricingFaq.ts': questions(),
  'scenes/index.ts': z.object({scenes: z.record(z.string(), Scene)}),
  'search.ts': pages.SearchContent,
  'security.ts': pages.SecurityContent,
  'socialImages.ts': unique(z.array(site.SocialSection), 'path'),
  'solutionCategories.ts': records.SolutionCategories,
  'solutionsPage.ts': pages.SolutionsPage,
  'tiers.ts': z.strictObject({tiers: site.PricingTiers, minUsers: z.number().int().positive()}),
  '../theme/BrandSwatches/content.ts': pages.Swatches,
  '../theme/WatchDemo/content.ts': pages.Walkthrough,
};
