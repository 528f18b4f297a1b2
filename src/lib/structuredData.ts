/** Structured data of a page in the vocabulary of schema.org. It contains only what the page shows, and no ratings. */
import type {
  APIReference,
  BreadcrumbList,
  FAQPage,
  Organization,
  SoftwareApplication,
  TechArticle,
  Thing,
  WebSite,
} from 'schema-dts';
import type {Brand} from '../content/schema';
import type {PageFacts, PageKind} from './pageFacts';

export interface SiteFacts {
  /** URL of the home page, with a trailing slash. */
  home: string;
  brand: Pick<Brand, 'name' | 'legalName' | 'tagline' | 'links'>;
  /** Language tag, such as `en-GB`. */
  language: string;
  /** Describes the product, see `productData`. */
  product?: (site: SiteFacts) => SoftwareApplication;
}

export const organizationId = (home: string) => `${home}#organization`;

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
    contactPoint: {'@type': 'ContactPoint', contactType: 'sales', url: `${home}contact`},
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

/** Pages about the company. */
const ABOUT_US = ['/about', '/contact'];

const ARTICLES: readonly PageKind[] = ['reference', 'operation', 'guide'];

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
    ...(product || isArticle || ABOUT_US.includes(page.path) ? [organization(site)] : []),
    ...(page.kind === 'home' || isArticle ? [website(site)] : []),
    ...(product ? [product(site)] : []),
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
