/** Records in short, as the content plugin hands them to pages, menus and lists. */
import type {NavigationLinks} from '../content/schema';

/** A record as cards, menus and breadcrumbs show it. */
export interface Teaser {
  title: string;
  description: string;
  icon: string;
  href: string;
  imageSeed: string;
}

export interface MenuItem {
  title: string;
  href: string;
}

/** What header, footer and not-found pages of every page need; kept small because every visitor loads it. */
export interface Navigation extends NavigationLinks {
  solutions: (MenuItem & {icon: string})[];
  /** The features of a category are its first few; `featureCount` counts all. */
  featureCategories: (MenuItem & {icon: string; summary: string; features: MenuItem[]})[];
  featureCount: number;
  comparisons: MenuItem[];
}

/** What a competitor does better. */
export interface LostRows {
  name: string;
  href: string;
  features: string[];
}

/** A comparison as the index of all comparisons lists it. */
export interface ComparisonTeaser extends MenuItem {
  name: string;
  description: string;
  character: string;
}
