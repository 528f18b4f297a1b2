/** Facts of record pages and fixed pages. */
import type {AllContent} from '@docusaurus/types';
import type {LoadedContent as Pages} from '@docusaurus/plugin-content-pages';
import {aiDataUseFaq} from '../../content/company';
import type {Competitor, FaqEntry, Feature, FeatureCategory, Question, Solution} from '../../content/schema';
import {answered, askAbout} from '../../lib/ownerFacts';
import {factsOf, overviewFacts, type PageFacts, type PageKind} from '../../lib/pageFacts';
import {comparisonPath, featurePath, solutionPath} from '../../lib/paths';
import {listedPrices} from '../../lib/pricing';
import type {ProductFacts} from '../../lib/productData';
import {generatedIn} from 'docusaurus-openapi-pages/plugin/docs';
import {isOwnContract, REFERENCE} from '../../config/reference';
import type {Content} from './check';

/** Paths of the pages in `src/pages`, except those of Markdown files, which have their facts in their front matter. */
export function fixedPaths(allContent: AllContent, baseUrl: string): string[] {
  const pages = (allContent['docusaurus-plugin-content-pages']?.default ?? []) as Pages;
  return pages.filter(({type}) => type === 'jsx').map(({permalink}) => `/${permalink.slice(baseUrl.length)}`);
}

/** Questions of fixed pages by path, in the order in which the help widget lists them. */
const fixedQuestions = ({
  brand,
  pricing,
  contactFaq,
  aiCourseCreation,
  security,
}: Content): Record<string, Question[]> => ({
  '/pricing': pricing.faq,
  '/contact': contactFaq,
  '/security': security.questions,
  '/ai-course-creation': [...aiCourseCreation.faq, ...aiDataUseFaq(brand)],
});

/** Those of them that have an answer. */
export const fixedFaqs = (content: Content): Record<string, FaqEntry[]> =>
  Object.fromEntries(Object.entries(fixedQuestions(content)).map(([path, asked]) => [path, answered(asked)]));

/**
 * Facts of a fixed page.
 *
 * @throws Error if the metadata table has no entry for it
 */
export function fixedFacts(content: Content, path: string): PageFacts {
  const found = content.metadata[path];
  if (!found)
    throw new Error(`src/content/metadata.ts: pages["${path}"]: must have the title and description of the page`);
  const {title, description, kind, indexed} = found;
  const asked = fixedQuestions(content)[path] ?? [];
  const fixedKind: PageKind = path === '/' ? 'home' : (kind ?? 'page');
  return factsOf({
    path,
    title,
    description,
    kind: fixedKind,
    faq: answered(asked),
    askAbout: askAbout(asked),
    indexed: indexed ?? true,
  });
}

/** Facts of the API overview. */
export function developerFacts(allContent: AllContent): PageFacts {
  const {overview, reference} = generatedIn(allContent, REFERENCE);
  const page = fixedFacts(allContent.content!.default as Content, '/developer');
  return overviewFacts(page, overview.title, isOwnContract() ? undefined : reference.overviewMeta);
}

/** Facts of the home page at an alias path. */
export const aliasFacts = (content: Content, path: string): PageFacts => ({
  ...fixedFacts(content, '/'),
  path,
  canonical: '/',
  indexed: false,
});

export const solutionFacts = ({slug, title, description, icon, page}: Solution): PageFacts =>
  factsOf({
    path: solutionPath(slug),
    title,
    description,
    kind: 'solution',
    icon,
    breadcrumbs: [{title: 'Solutions', href: '/solutions'}, {title}],
    faq: page?.faq ?? [],
  });

export const featureFacts = (
  {slug, title, description, icon}: Feature | FeatureCategory,
  category?: FeatureCategory,
): PageFacts =>
  factsOf({
    path: featurePath(slug),
    title,
    description,
    kind: 'feature',
    icon,
    breadcrumbs: [
      {title: 'Features', href: '/features'},
      ...(category ? [{title: category.title, href: featurePath(category.slug)}] : []),
      {title},
    ],
  });

export const comparisonFacts = ({slug, name, headline, subheading}: Competitor): PageFacts =>
  factsOf({
    path: comparisonPath(slug),
    title: headline,
    description: subheading,
    kind: 'comparison',
    breadcrumbs: [{title: 'Compare', href: '/compare'}, {title: name}],
  });

/** Product facts for structured data. */
export const productFacts = ({metadata, tiers}: Content): ProductFacts => ({
  description: metadata['/']!.description,
  prices: listedPrices(tiers),
});
