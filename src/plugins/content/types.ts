import type {
  Brand,
  Competitor,
  FaqEntry,
  Feature,
  FeatureCategory,
  Integration,
  PageMetadata,
  PricingPage,
  PricingTier,
  Solution,
  SolutionCategory,
} from '../../content/schema';

/** All checked records that routes, menus and rules are computed from. */
export interface Content {
  brand: Brand;
  solutionCategories: SolutionCategory[];
  solutions: Solution[];
  featureCategories: FeatureCategory[];
  features: Feature[];
  competitors: Competitor[];
  integrations: Integration[];
  tiers: PricingTier[];
  pricing: {page: PricingPage; faq: FaqEntry[]};
  metadata: Record<string, PageMetadata>;
  home: unknown;
}

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
export interface Navigation {
  solutions: (MenuItem & {icon: string})[];
  featureCategories: (MenuItem & {icon: string; features: MenuItem[]})[];
  comparisons: MenuItem[];
}
