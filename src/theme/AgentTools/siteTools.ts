import siteConfig from '@generated/docusaurus.config';
import {SLIDER} from '@site/src/content/pricing';
import {tiers} from '@site/src/content/tiers';
import {searchDocs} from '@site/src/lib/agent/docs';
import {toolOf} from '@site/src/lib/agent/types';
import {estimatePrice, pricingQuery, type BillingPeriod} from '@site/src/lib/pricing';

/** Address of the home page. */
export const HOME = new URL(siteConfig.baseUrl, location.href);

const estimate = toolOf({
  name: 'estimate_price',
  title: 'Estimate the price',
  description: 'Says what the plan costs in US dollars. A price that is null is not listed: contact sales.',
  properties: {
    users: {type: 'integer', minimum: SLIDER.min, description: 'Number of users.'},
    billing: {enum: ['annual', 'monthly']},
  },
  required: ['users', 'billing'],
  async run({users: wanted, billing}) {
    const users = Math.min(wanted as number, SLIDER.max);
    const {tier, period, perUser, total, saving} = estimatePrice(tiers, users, billing as BillingPeriod);
    return {
      tier: tier.label,
      per_user_per_month: perUser,
      [period === 'annual' ? 'total_per_year' : 'total_per_month']: total,
      saved_per_year: saving,
      page: new URL(`pricing${pricingQuery('', users, period, SLIDER)}`, HOME).href,
    };
  },
});

/** The tools of every page. */
export const SITE_TOOLS = [
  {...searchDocs, description: `Finds pages and sections of this site by words. Paths are below ${HOME.href}.`},
  estimate,
];
