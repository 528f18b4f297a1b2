/** Structured data of the product and its prices. Apart from the rest, because only two pages need it. */
import type {SoftwareApplication} from 'schema-dts';
import {organizationId, type SiteFacts} from './structuredData';

/** Facts about the product. */
export interface ProductFacts {
  /** One or two sentences. */
  description: string;
  /** US dollars per user and month: all that are listed. */
  prices: readonly number[];
}

/** The product as an application with the range of its prices per user and month, for pages that present it. */
export const productData =
  ({description, prices}: ProductFacts) =>
  ({home, brand}: SiteFacts): SoftwareApplication => ({
    '@type': 'SoftwareApplication',
    '@id': `${home}#product`,
    name: brand.name,
    description,
    url: home,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web, iOS, Android',
    publisher: {'@id': organizationId(home)},
    ...(prices.length > 0 && {
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'USD',
        lowPrice: Math.min(...prices),
        highPrice: Math.max(...prices),
        offerCount: prices.length,
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          priceCurrency: 'USD',
          minPrice: Math.min(...prices),
          maxPrice: Math.max(...prices),
          unitText: 'user per month',
        },
      },
    }),
  });
