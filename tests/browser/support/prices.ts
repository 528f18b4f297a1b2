import type {PricingTier} from '../../../src/content/schema';
import {cheaperNextTier, estimatePrice, type BillingPeriod} from '../../../src/lib/pricing';

/** The last number of users of a tier where the next tier costs less; undefined if there is none. */
export const dearest = (tiers: readonly PricingTier[], period: BillingPeriod): number | undefined =>
  tiers.map(({max}) => max).find((max) => cheaperNextTier(tiers, estimatePrice(tiers, max, period)));
