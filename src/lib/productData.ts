/** Structured data of the product: its plan and prices. Apart from the rest, because only two pages need it. */
import type {AggregateOffer, Offer, SoftwareApplication} from 'schema-dts';
import type {PricingTier} from '../content/schema';
import {organizationId, type SiteFacts} from './structuredData';

/** Facts about the product. */
export interface ProductFacts {
  /** One or two sentences. */
  description: string;
  /** Name of the plan that the tiers belong to. */
  planName: string;
  tiers: readonly PricingTier[];
}

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

/** The product as an application with a price range, for pages that present it. */
export const productData =
  (product: ProductFacts) =>
  (site: SiteFacts): SoftwareApplication => {
    const {home, brand} = site;
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
      '@id': `${home}#product`,
      name: brand.name,
      description,
      url: home,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web, iOS, Android',
      publisher: {'@id': organizationId(home)},
      ...(offers.length > 0 && {offers: range}),
    };
  };
