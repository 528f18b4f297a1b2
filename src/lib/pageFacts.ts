/**
 * Facts about a page that are known before it is rendered. Whatever creates the route of a page also creates its facts.
 * The page head, structured data, sitemap, search, files for agents and social images read them.
 */
import type {IconName} from '../content/icons';
import type {FaqEntry, PageMetadata} from '../content/schema';

export type PageKind =
  /** A fixed page, or the index of a section. */
  | 'page'
  | 'home'
  /** Legal texts, and pages for maintainers. */
  | 'background'
  | 'solution'
  | 'feature'
  | 'comparison'
  /** The overview of the API. */
  | 'reference'
  | 'operation'
  | 'guide'
  | 'not-found';

/** A breadcrumb. */
export interface Crumb {
  title: string;
  /** Path below the base URL; omitted for the page itself. */
  href?: string;
}

export interface PageFacts {
  /** Path below the base URL. */
  path: string;
  /** Title without the product name. */
  title: string;
  description: string;
  kind: PageKind;
  icon?: IconName;
  /** Headline of a documentation page, if it differs from the title. */
  headline?: string;
  /** Top level first, with the page itself at the end; empty for a page without breadcrumbs. */
  breadcrumbs: readonly Crumb[];
  /** The FAQ that the page shows. */
  faq: readonly FaqEntry[];
  /** What its questions leave open. */
  askAbout?: readonly string[];
  /** Whether search engines and the site's own search may list the page. */
  indexed: boolean;
  /** Path of the page of which this one is a duplicate. */
  canonical?: string;
}

/** Facts of a page, with defaults for the fields that most pages do not set. */
export const factsOf = (
  facts: Pick<PageFacts, 'path' | 'title' | 'description' | 'kind'> & Partial<PageFacts>,
): PageFacts => ({breadcrumbs: [], faq: [], indexed: true, ...facts});

/** The first breadcrumb of every page of the API documentation. */
const OVERVIEW_CRUMB: Crumb = {title: 'API overview', href: '/developer'};

/**
 * Facts of the API overview.
 *
 * @param facts from the table of fixed pages
 * @param headline title of the API
 * @param text title and description to use instead of those in the table
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
  frontMatter: {kind?: unknown; sidebar_label?: string};
}

/** A sidebar category. In the reference, its `href` is the page of the tag. */
export interface DocCategory {
  label: string;
  customProps?: {href?: unknown};
}

/**
 * Facts of a guide, or of a generated page of the reference, whose front matter names its kind.
 *
 * @param baseUrl with a slash at the end
 * @param categories sidebar categories that contain the page; those with a page of their own become breadcrumbs
 */
export function docFacts(doc: DocMetadata, baseUrl: string, categories: readonly DocCategory[]): PageFacts {
  const {title, description, permalink, frontMatter} = doc;
  const kind = frontMatter.kind === 'operation' ? frontMatter.kind : 'guide';
  const parents = categories.flatMap(({label, customProps}) =>
    typeof customProps?.href === 'string' ? [{title: label, href: customProps.href}] : [],
  );
  const headline = kind === 'guide' ? title : (frontMatter.sidebar_label ?? title);
  const path = `/${permalink.slice(baseUrl.length)}`;
  const above = [...(path.startsWith(`${OVERVIEW_CRUMB.href}/`) ? [OVERVIEW_CRUMB] : []), ...parents];
  return factsOf({
    path,
    title,
    description,
    kind,
    headline,
    breadcrumbs: above.length > 0 ? [...above, {title: headline}] : [],
  });
}
