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

/** In how many rows of a comparison our product is stronger, neither is, or the competitor is. */
export type RowCounts = Record<'product' | 'neither' | 'competitor', number>;

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
  rows: RowCounts;
}
