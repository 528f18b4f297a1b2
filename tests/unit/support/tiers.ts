import type {PricingTier} from '../../../src/content/schema';

/** The tiers of section 9 of the specification. Prices of the record can change. */
export const TIERS: PricingTier[] = [
  {label: '10–100', min: 10, max: 100, monthly: 5, annual: 4},
  {label: '101–250', min: 101, max: 250, monthly: 4.5, annual: 3.6},
  {label: '251–500', min: 251, max: 500, monthly: 4, annual: 3.2},
  {label: '501–1,000', min: 501, max: 1000, monthly: 3.5, annual: 2.8},
  {label: '1,001+', min: 1001, max: 1_000_000, monthly: null, annual: null},
];

/** The slider of sections 4 and 5. */
export const RANGE = {min: 10, max: 1001, step: 1, initial: 100};
