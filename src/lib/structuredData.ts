/** What a page is, in the vocabulary of schema.org: only what the page shows and the records say, and no ratings. */
import type {
  APIReference,
  AggregateOffer,
  BreadcrumbList,
  FAQPage,
  Offer,
  Organization,
  SoftwareApplication,
  TechArticle,
  Thing,
  WebSite,
} from 'schema-dts';
import type {Brand, FaqEntry, PricingTier} from '../content/schema';

export interface SiteFacts {
  /** Address of the home page, with a slash at the end. */
  home: string;
  brand: Brand;
  /** What the product is, in one or two sentences. */
  description: string;
  /** Name of the plan that the tiers belong to. */
  planName: string;
  tiers: readonly PricingTier[];
  /** As a language tag. */
  language: string;
}

export interface Crumb {
  name: string;
  /** Complete address; the page itself has none. */
  address?: string;
}

export interface PageFacts {
  /** Below the base URL. */
  path: string;
  /** Complete address. */
  address: string;
  headline: string;
  description: string;
  /** As the page shows them; none where it shows none. */
  breadcrumbs: readonly Crumb[];
  /** As the page shows them. */
  faq: readonly FaqEntry[];
}

const organizationId = (home: string) => `${home}#organization`;
const productId = (home: string) => `${home}#product`;

function organization({home, brand}: SiteFacts): Organization {
  const {linkedin, x, youtube} = brand.links;
  const profiles = [linkedin, x, youtube].filter((link) => link !== undefined);
  return {
    '@type': 'Organization',
    '@id': organizationId(home),
    name: brand.name,
    legalName: brand.legalName,
    slogan: brand.tagline,
    url: home,
    logo: `${home}icon-512.png`,
    ...(profiles.length > 0 && {sameAs: profiles}),
  };
}

/** Without a search action: the search is a part of each page and has no address. */
const website = ({home, brand, language}: SiteFacts): WebSite => ({
  '@type': 'WebSite',
  '@id': `${home}#website`,
  name: brand.name,
  url: home,
  inLanguage: language,
  publisher: {'@id': organizationId(home)},
});

const BILLING = {
  monthly: {words: 'billed monthly', duration: 'P1M'},
  annual: {words: 'billed annually', duration: 'P1Y'},
} as const;

/**
 * One offer for each tier and billing period; a tier without a listed price has none.
 *
 * @returns prices in US dollars per user and month
 */
export function offersOf({home, planName, tiers}: SiteFacts): Offer[] {
  return tiers.flatMap(({label, min, max, ...prices}) =>
    (['monthly', 'annual'] as const).flatMap((period): Offer[] => {
      const price = prices[period];
      if (price === null) return [];
      const {words, duration} = BILLING[period];
      return [
        {
          '@type': 'Offer',
          name: `${planName}, ${label} users, ${words}`,
          url: `${home}pricing`,
          price,
          priceCurrency: 'USD',
          eligibleQuantity: {'@type': 'QuantitativeValue', minValue: min, maxValue: max, unitText: 'users'},
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price,
            priceCurrency: 'USD',
            unitText: 'user and month',
            billingDuration: duration,
          },
        },
      ];
    }),
  );
}

function application(site: SiteFacts): SoftwareApplication {
  const {home, brand, description} = site;
  const offers = offersOf(site);
  const prices = offers.map((offer) => (offer as {price: number}).price);
  const range: AggregateOffer = {
    '@type': 'AggregateOffer',
    priceCurrency: 'USD',
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    offerCount: offers.length,
    offers,
  };
  return {
    '@type': 'SoftwareApplication',
    '@id': productId(home),
    name: brand.name,
    description,
    url: home,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web, iOS, Android',
    publisher: {'@id': organizationId(home)},
    ...(offers.length > 0 && {offers: range}),
  };
}

const breadcrumbList = ({address, breadcrumbs}: PageFacts): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  '@id': `${address}#breadcrumbs`,
  itemListElement: breadcrumbs.map(({name, address: item}, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(item !== undefined && {item}),
  })),
});

const faqPage = ({address, faq}: PageFacts): FAQPage => ({
  '@type': 'FAQPage',
  '@id': `${address}#faq`,
  url: address,
  mainEntity: faq.map(({question, answer}) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: {'@type': 'Answer', text: answer},
  })),
});

function article({path, address, headline, description}: PageFacts, site: SiteFacts): APIReference | TechArticle {
  const words = {
    '@id': `${address}#article`,
    headline,
    description,
    url: address,
    inLanguage: site.language,
    isPartOf: {'@id': `${site.home}#website`},
    publisher: {'@id': organizationId(site.home)},
  };
  return path.startsWith('/developer/guides/')
    ? {'@type': 'TechArticle', ...words}
    : {'@type': 'APIReference', ...words};
}

/** Everything that is said of one page; things that a page names by reference alone stand with it. */
export function thingsOf(page: PageFacts, site: SiteFacts): Thing[] {
  const {path, breadcrumbs, faq} = page;
  const isHome = path === '/';
  const isProduct = isHome || path === '/pricing';
  const isArticle = /^\/developer(?:\/|$)/.test(path);
  return [
    ...(isProduct || isArticle ? [organization(site)] : []),
    ...(isHome || isArticle ? [website(site)] : []),
    ...(isProduct ? [application(site)] : []),
    ...(isArticle ? [article(page, site)] : []),
    ...(breadcrumbs.length > 0 ? [breadcrumbList(page)] : []),
    ...(faq.length > 0 ? [faqPage(page)] : []),
  ];
}

/**
 * A script element that holds the things as data.
 *
 * @returns HTML that nothing in the things can break out of, or nothing where there are none
 */
export function structuredDataScript(things: readonly Thing[]): string {
  if (things.length === 0) return '';
  const json = JSON.stringify({'@context': 'https://schema.org', '@graph': things});
  const safe = json.replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `<script type="application/ld+json">${safe}</script>`;
}
