/**
 * What is known about a page before it is drawn. Facts are made where the route of the page is made; its head, structured
 * data, the sitemap, the search, files for agents and social images read them.
 */
import type {FaqEntry, PageMetadata} from '../content/schema';

export type PageKind =
  /** A fixed page, or the index of a section. */
  | 'page'
  | 'home'
  /** Legal texts and pages for maintainers. */
  | 'background'
  | 'solution'
  | 'feature'
  | 'comparison'
  /** The overview of the API. */
  | 'reference'
  | 'operation'
  | 'schema'
  | 'guide'
  | 'not-found';

/** A step on the way to a page. */
export interface Crumb {
  title: string;
  /** Path below the base URL; the page itself has none. */
  href?: string;
}

export interface PageFacts {
  /** Below the base URL. */
  path: string;
  /** Without the product name. */
  title: string;
  description: string;
  kind: PageKind;
  /** Headline of a page of the documentation, where it is not the title. */
  headline?: string;
  /** The way to the page from the top, with the page at the end; empty where the page shows none. */
  breadcrumbs: readonly Crumb[];
  /** Questions that the page answers, as it shows them. */
  faq: readonly FaqEntry[];
  /** Whether search engines and the search list the page. */
  indexed: boolean;
  /** Path of the page that this one repeats. */
  canonical?: string;
  /** Path of the page whose social image this one shares. */
  imageOf?: string;
}

/** Facts with defaults for what most pages do not have. */
export const factsOf = (
  facts: Pick<PageFacts, 'path' | 'title' | 'description' | 'kind'> & Partial<PageFacts>,
): PageFacts => ({breadcrumbs: [], faq: [], indexed: true, ...facts});

/** The top of the breadcrumbs of the API documentation. */
export const OVERVIEW_CRUMB: Crumb = {title: 'API overview', href: '/developer'};

/**
 * Facts of the API overview.
 *
 * @param facts from the table of fixed pages
 * @param headline title of the API
 * @param words title and description that replace those of the table
 */
export const overviewFacts = (facts: PageFacts, headline: string, words?: PageMetadata): PageFacts => ({
  ...facts,
  ...words,
  kind: 'reference',
  headline,
});

/** Metadata of a page of the docs plugin. */
export interface DocMetadata extends PageMetadata {
  /** Path with the base URL. */
  permalink: string;
  frontMatter: {kind?: unknown; sidebar_label?: string; image_of?: string};
}

/**
 * Facts of a guide, or of a generated page of the reference, whose front matter names its kind.
 *
 * @param baseUrl with a slash at the end
 * @param parents steps between the overview and the page
 */
export function docFacts(doc: DocMetadata, baseUrl: string, parents: readonly Crumb[] = []): PageFacts {
  const {title, description, permalink, frontMatter} = doc;
  const kind = frontMatter.kind === 'operation' || frontMatter.kind === 'schema' ? frontMatter.kind : 'guide';
  const headline = kind === 'guide' ? title : (frontMatter.sidebar_label ?? title);
  return factsOf({
    path: `/${permalink.slice(baseUrl.length)}`,
    title,
    description,
    kind,
    headline,
    ...(frontMatter.image_of && {imageOf: frontMatter.image_of}),
    breadcrumbs: [OVERVIEW_CRUMB, ...parents, {title: headline}],
  });
}
