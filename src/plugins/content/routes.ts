/** Computes the routes of record pages, each with its template and its own data, and the data of the home page. */
import {resolveScene} from '../../content/scenes';
import type {Competitor, FaqEntry, Feature, FeatureCategory, Illustrated, Solution} from '../../content/schema';
import type {PageFacts} from '../../lib/pageFacts';
import {knownPages, START} from '../../lib/nearbyPages';
import {cutOff} from '../../lib/metadata';
import {quotedPrices} from '../../lib/pricing';
import {comparisonPath, featurePath, HOME_ALIASES, solutionPath} from '../../lib/paths';
import type {ComparisonTeaser, LostRows, Navigation, Questions, Teaser} from '../../lib/teasers';
import {comparisonMatrix, groupRows} from './comparisonRows';
import {aliasFacts, comparisonFacts, featureFacts, fixedFacts, fixedFaqs, solutionFacts} from './facts';
import type {Content} from './check';

export interface ContentRoute {
  /** Path relative to the base URL. */
  path: string;
  /** File in `src/pages`, without the leading underscore and the extension. */
  template: string;
  data: {facts: PageFacts};
}

const teaser = (record: (Solution | Feature | FeatureCategory) & Illustrated, href: string): Teaser => {
  const {title, card, icon, imageSeed, imageUrl, imageAlt, imageSize, imageCopies} = record;
  return {title, description: card, icon, href, imageSeed, imageUrl, imageAlt, imageSize, imageCopies};
};

/** What the product costs, for pages that people find through a search engine. */
const priceOf = ({tiers}: Content) => quotedPrices(tiers).limit;

/** The tint of a record's picture. */
const groundOf = ({imageSeed}: Illustrated) => imageSeed && resolveScene(imageSeed).ground;

const grounded = <T extends Illustrated>(entry: T) => ({...entry, ground: groundOf(entry)});

const solutionTeaser = (solution: Solution): Teaser => teaser(solution, solutionPath(solution.slug));

const featureTeaser = (feature: Feature | FeatureCategory): Teaser => teaser(feature, featurePath(feature.slug));

const comparisonTeaser = ({slug, name, character}: Competitor): ComparisonTeaser => ({
  name,
  character,
  href: comparisonPath(slug),
});

/** The features in which a competitor is stronger than our product. */
const lostRows = ({slug, name, featureComparison}: Competitor): LostRows => ({
  name,
  href: comparisonPath(slug),
  features: groupRows(featureComparison).competitor.map(({feature}) => feature),
});

/** Number of competitors on the home page: those that win most. */
const SHOWN_COMPETITORS = 4;

/** What the home page shows, also at its aliases. */
export const homeData = ({solutions, features, competitors, home}: Content) => ({
  home: {
    ...home,
    featured: {
      ...home.featured,
      items: home.featured.items.map(({slug, ...own}) => {
        const {title, href} = featureTeaser(features.find((feature) => feature.slug === slug)!);
        return {title, href, ...grounded(own)};
      }),
    },
    audienceTabs: home.audienceTabs.map((tab) => {
      const {block, keyCapabilities} = features.find(({slug}) => slug === tab.slug)!;
      return {...tab, block, keyCapabilities: block?.kind === 'screen' ? keyCapabilities : []};
    }),
  },
  lost: competitors
    .map(lostRows)
    .sort((a, b) => b.features.length - a.features.length)
    .slice(0, SHOWN_COMPETITORS),
  solutions: solutions.map(solutionTeaser),
});
export type HomeData = ReturnType<typeof homeData>;

const homeAliasData = (content: Content, path: string) => ({facts: aliasFacts(content, path)});
export type HomeAliasData = ReturnType<typeof homeAliasData>;

const solutionsData = (content: Content) => ({
  facts: fixedFacts(content, '/solutions'),
  groups: content.solutionCategories
    .map(({slug, title, description}) => ({
      slug,
      title,
      description,
      items: content.solutions.filter(({category}) => category === slug).map(solutionTeaser),
    }))
    .filter(({items}) => items.length > 0),
});
export type SolutionsData = ReturnType<typeof solutionsData>;

const solutionData = (content: Content, solution: Solution) => ({
  facts: solutionFacts(solution),
  price: priceOf(content),
  solution: {
    ...solution,
    page: solution.page && {...solution.page, keyCapabilities: solution.page.keyCapabilities.map(grounded)},
  },
  others: content.solutions.filter((other) => other !== solution).map(solutionTeaser),
});
export type SolutionData = ReturnType<typeof solutionData>;

const featuresData = (content: Content) => ({
  facts: fixedFacts(content, '/features'),
  groups: content.featureCategories.map((category) => ({
    ...featureTeaser(category),
    archetype: category.archetype,
    ground: groundOf(category),
    items: content.features.filter((feature) => feature.category === category.slug).map(featureTeaser),
  })),
});
export type FeaturesData = ReturnType<typeof featuresData>;

const categoryData = (content: Content, category: FeatureCategory) => ({
  facts: featureFacts(category),
  price: priceOf(content),
  category,
  ground: groundOf(category),
  items: content.features.filter((feature) => feature.category === category.slug).map(featureTeaser),
});
export type CategoryData = ReturnType<typeof categoryData>;

const featureData = (content: Content, feature: Feature) => {
  const {featureCategories, features} = content;
  const category = featureCategories.find(({slug}) => slug === feature.category)!;
  return {
    facts: featureFacts(feature, category),
    price: priceOf(content),
    feature,
    ground: groundOf(feature),
    category: {archetype: category.archetype, cta: category.cta},
    related: feature.related.map((slug) => featureTeaser(features.find((other) => other.slug === slug)!)),
  };
};
export type FeatureData = ReturnType<typeof featureData>;

const comparisonsData = (content: Content) => ({
  facts: fixedFacts(content, '/compare'),
  matrix: comparisonMatrix(content.competitors),
});
export type ComparisonsData = ReturnType<typeof comparisonsData>;

const comparisonData = ({competitors}: Content, competitor: Competitor) => {
  const index = competitors.indexOf(competitor);
  const others = [...competitors.slice(index + 1), ...competitors.slice(0, index)].slice(0, 3);
  const {featureComparison, ...rest} = competitor;
  const groups = groupRows(featureComparison);
  return {facts: comparisonFacts(competitor), competitor: rest, groups, others: others.map(comparisonTeaser)};
};
export type ComparisonData = ReturnType<typeof comparisonData>;

const route = (template: string, data: ContentRoute['data']): ContentRoute => ({path: data.facts.path, template, data});

/** All routes that are computed from records. */
export const contentRoutes = (content: Content): ContentRoute[] => [
  ...HOME_ALIASES.map((path) => route('homeAlias', homeAliasData(content, path))),
  route('solutions', solutionsData(content)),
  ...content.solutions.map((record) => route('solution', solutionData(content, record))),
  route('features', featuresData(content)),
  ...content.featureCategories.map((record) => route('category', categoryData(content, record))),
  ...content.features.map((record) => route('feature', featureData(content, record))),
  ...(content.competitors.length > 0 ? [route('comparisons', comparisonsData(content))] : []),
  ...content.competitors.map((record) => route('comparison', comparisonData(content, record))),
];

/** What search engines cut off of titles and descriptions, as a warning; undefined if nothing. */
export function cutOffWarning(content: Content): string | undefined {
  const pages = [
    ...contentRoutes(content).map(({data}) => data.facts),
    ...Object.keys(content.metadata).map((path) => fixedFacts(content, path)),
  ].filter(({indexed}) => indexed);
  const lines = new Set(cutOff(pages, content.brand.name));
  return lines.size > 0
    ? ['Search engines cut off these texts, of metadata.ts or the record of the page:', ...lines].join('\n')
    : undefined;
}

/** Menus and footer columns, computed from the records, and the links of `src/content/navigation.ts`. */
export function navigation({
  navigation: links,
  solutions,
  featureCategories,
  features,
  competitors,
}: Content): Navigation {
  return {
    solutions: solutions.map(({title, slug, icon}) => ({title, icon, href: solutionPath(slug)})),
    featureCount: features.length,
    featureCategories: featureCategories.map(({title, slug, icon, summary}) => ({
      title,
      summary,
      icon,
      href: featurePath(slug),
      features: features
        .filter(({category}) => category === slug)
        .slice(0, 4)
        .map((feature) => ({title: feature.title, href: featurePath(feature.slug)})),
    })),
    comparisons: competitors
      .filter(({inFooter}) => inFooter)
      .map(({name, slug}) => ({title: `Vs ${name}`, href: comparisonPath(slug)})),
    ...links,
  };
}

/** Every question of the site, and what /security says. */
export function questions(content: Content): Questions {
  const names = new Map(knownPages(START, navigation(content)).map(({href, title}) => [href, title]));
  const faqs: [path: string, FaqEntry[]][] = [
    ...Object.entries(fixedFaqs(content)),
    ...content.solutions.map(({slug, page}): [string, FaqEntry[]] => [solutionPath(slug), page?.faq ?? []]),
    ['/security', content.security.items.map((item) => ({question: item.title, answer: item.content}))],
  ];
  const answers = faqs.flatMap(([href, faq]) =>
    faq.map(({question, answer}) => ({title: question, text: answer, href, page: names.get(href)!})),
  );
  return {answers, synonyms: content.search.synonyms};
}
