/** Structured data of the product and its prices. Apart from the rest, because only two pages need it. */
import type {SoftwareApplication} from 'schema-dts';
import type {PricingTier} from '../content/schema';
import {organizationId, type SiteFacts} from './structuredData';

/** Facts about the product. */
export interface ProductFacts {
  /** One or two sentences. */
  description: string;
  tiers: readonly PricingTier[];
}

/** The product as an application with the range of its prices per user and month, for pages that present it. */
export const productData =
  ({description, tiers}: ProductFacts) =>
  ({home, brand}: SiteFacts): SoftwareApplication => {
    const prices = tiers.flatMap(({monthly, annual}) => [monthly, annual]).filter((price) => price !== null);
    return {
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
    };
  };
