/** Records in short, as the content plugin hands them to pages, menus and lists. */
import type {IconName} from '../content/icons';
import type {Illustrated, NavigationLinks} from '../content/schema';
import type {IndexEntry, Synonyms} from './search/engine';

/** A record as cards, menus and breadcrumbs show it. */
export interface Teaser extends Illustrated {
  title: string;
  description: string;
  icon: IconName;
  href: string;
}

export interface MenuItem {
  title: string;
  href: string;
}

/** What header, footer and not-found pages of every page need; kept small because every visitor loads it. */
export interface Navigation extends NavigationLinks {
  solutions: (MenuItem & {icon: IconName})[];
  /** The features of a category are its first few; `featureCount` counts all. */
  featureCategories: (MenuItem & {icon: IconName; summary: string; features: MenuItem[]})[];
  featureCount: number;
  comparisons: MenuItem[];
}

/** Every question of the site, with its page and its answer, in which links are marked. */
export interface Questions {
  answers: Required<Pick<IndexEntry, 'title' | 'text' | 'href' | 'page'>>[];
  synonyms: Synonyms;
}

/** In the order in which a table groups its rows. */
export const RESULTS = ['product', 'neither', 'competitor'] as const;

/** Whether our product is stronger in a row of a comparison, neither is, or the competitor is. */
export type Stronger = (typeof RESULTS)[number];

/** All comparisons at once: the features that many of them share, and the other features of each. */
export interface Matrix {
  products: (ComparisonTeaser & {
    /** Number of features, those that are not among the rows included. */
    counts: Record<Stronger, number>;
    /** Features that are not among the rows. */
    others: Record<Stronger, string[]>;
  })[];
  /** The results are in the order of the products; null where the feature isn't compared. */
  rows: {feature: string; results: (Stronger | null)[]}[];
}

/** What a competitor does better. */
export interface LostRows {
  name: string;
  href: string;
  features: string[];
}

/** A comparison as the others link to it. */
export interface ComparisonTeaser {
  name: string;
  href: string;
  character: string;
}
