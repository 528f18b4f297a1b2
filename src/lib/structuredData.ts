/** Structured data of a page in the vocabulary of schema.org. It contains only what the page shows, and no ratings. */
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
import type {Brand, PricingTier} from '../content/schema';
import type {PageFacts, PageKind} from './pageFacts';

/** Facts about the product, for pages that present it. */
export interface ProductFacts {
  /** One or two sentences. */
  description: string;
  /** Name of the plan that the tiers belong to. */
  planName: string;
  tiers: readonly PricingTier[];
}

export interface SiteFacts {
  /** URL of the home page, with a trailing slash. */
  home: string;
  brand: Pick<Brand, 'name' | 'legalName' | 'tagline' | 'links'>;
  /** Language tag, such as `en-GB`. */
  language: string;
  product?: ProductFacts;
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

/** No `SearchAction`, because the search dialog has no URL. */
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
export function offersOf(home: string, {planName, tiers}: ProductFacts): Offer[] {
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

function application({home, brand}: SiteFacts, product: ProductFacts): SoftwareApplication {
  const {description} = product;
  const offers = offersOf(home, product);
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

const breadcrumbList = (address: string, home: string, {breadcrumbs}: PageFacts): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  '@id': `${address}#breadcrumbs`,
  itemListElement: breadcrumbs.map(({title, href}, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    ...(href !== undefined && {item: home + href.slice(1)}),
  })),
});

const faqPage = (address: string, {faq}: PageFacts): FAQPage => ({
  '@type': 'FAQPage',
  '@id': `${address}#faq`,
  url: address,
  mainEntity: faq.map(({question, answer}) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: {'@type': 'Answer', text: answer},
  })),
});

const ARTICLES: readonly PageKind[] = ['reference', 'operation', 'schema', 'guide'];

function article(address: string, page: PageFacts, site: SiteFacts): APIReference | TechArticle {
  const words = {
    '@id': `${address}#article`,
    headline: page.headline ?? page.title,
    description: page.description,
    url: address,
    inLanguage: site.language,
    isPartOf: {'@id': `${site.home}#website`},
    publisher: {'@id': organizationId(site.home)},
  };
  return page.kind === 'guide' ? {'@type': 'TechArticle', ...words} : {'@type': 'APIReference', ...words};
}

/** All structured data of a page: each thing, and the things that it refers to. */
export function thingsOf(page: PageFacts, site: SiteFacts): Thing[] {
  const {home, product} = site;
  const address = home + (page.canonical ?? page.path).slice(1);
  const isArticle = ARTICLES.includes(page.kind);
  return [
    ...(product || isArticle ? [organization(site)] : []),
    ...(page.kind === 'home' || isArticle ? [website(site)] : []),
    ...(product ? [application(site, product)] : []),
    ...(isArticle ? [article(address, page, site)] : []),
    ...(page.breadcrumbs.length > 0 ? [breadcrumbList(address, home, page)] : []),
    ...(page.faq.length > 0 ? [faqPage(address, page)] : []),
  ];
}

/** JSON for a script element; escaped so that no text in it can end the element. */
export const structuredDataJson = (things: readonly Thing[]): string =>
  JSON.stringify({'@context': 'https://schema.org', '@graph': things}).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
