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
 * @param text title and description that replace those of the table
 */
export const overviewFacts = (facts: PageFacts, headline: string, text?: PageMetadata): PageFacts => ({
  ...facts,
  ...text,
  kind: 'reference',
  headline,
});

/** Metadata of a page of the docs plugin. */
export interface DocMetadata extends PageMetadata {
  /** Path with the base URL. */
  permalink: string;
  frontMatter: {kind?: unknown; sidebar_label?: string; image_of?: string};
}

/** A category of a sidebar. Those of the reference name the page of their tag. */
export interface DocCategory {
  label: string;
  customProps?: {href?: unknown};
}

/**
 * Facts of a guide, or of a generated page of the reference, whose front matter names its kind.
 *
 * @param baseUrl with a slash at the end
 * @param categories of the sidebar that contain the page; those with a page of their own are in the breadcrumbs
 */
export function docFacts(doc: DocMetadata, baseUrl: string, categories: readonly DocCategory[]): PageFacts {
  const {title, description, permalink, frontMatter} = doc;
  const kind = frontMatter.kind === 'operation' || frontMatter.kind === 'schema' ? frontMatter.kind : 'guide';
  const parents = categories.flatMap(({label, customProps}) =>
    typeof customProps?.href === 'string' ? [{title: label, href: customProps.href}] : [],
  );
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
