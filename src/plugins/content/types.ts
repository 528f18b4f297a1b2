import type {HomeContent} from '../../content/home';
import type {
  Brand,
  Competitor,
  CourseExample,
  FaqEntry,
  Feature,
  FeatureCategory,
  Integration,
  NavigationLinks,
  PageMetadata,
  PricingPage,
  PricingTier,
  Solution,
  SolutionCategory,
} from '../../content/schema';
import type {AiCourseCreationContent} from '../../content/aiCourseCreation';
import type {SearchContent} from '../../content/search';
import type {SecurityContent} from '../../content/security';

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
  aiCourseCreation: AiCourseCreationContent;
  contactFaq: FaqEntry[];
  example: CourseExample;
  security: SecurityContent;
  search: SearchContent;
  /** Titles and descriptions of fixed pages by path. */
  metadata: Record<string, PageMetadata>;
  navigation: NavigationLinks;
  home: HomeContent;
}
