import type {PricingTier} from './schema';

/** Tiers by number of users; prices in US dollars per user per month (section 9 of the specification). */
export const tiers: PricingTier[] = [
  {label: '10–100', min: 10, max: 100, monthly: 5, annual: 4},
  {label: '101–250', min: 101, max: 250, monthly: 4.5, annual: 3.6},
  {label: '251–500', min: 251, max: 500, monthly: 4, annual: 3.2},
  {label: '501–1,000', min: 501, max: 1000, monthly: 3.5, annual: 2.8},
  {label: '1,001+', min: 1001, max: 1_000_000, monthly: null, annual: null},
];

/** The smallest number of users that we bill. */
export const minUsers = tiers[0]!.min;
