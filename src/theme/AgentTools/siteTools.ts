import siteConfig from '@generated/docusaurus.config';
import {SLIDER} from '@site/src/content/pricing';
import {tiers} from '@site/src/content/tiers';
import content from '@site/src/content/search';
import {docsTools} from '@site/src/lib/agent/docs';
import {toolOf} from 'openapi-sandbox/tools/types';
import {cheaperNextTier, estimatePrice, pricingQuery, type BillingPeriod} from '@site/src/lib/pricing';

/** Address of the home page. */
const HOME = new URL(siteConfig.baseUrl, location.href);

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
    const found = estimatePrice(tiers, users, billing as BillingPeriod);
    const {tier, period, perUser, total, saving} = found;
    const next = cheaperNextTier(tiers, found);
    return {
      tier: tier.label,
      per_user_per_month: perUser,
      [period === 'annual' ? 'total_per_year' : 'total_per_month']: total,
      saved_per_year: saving,
      ...(next && {cheaper: `${next.users} users cost ${next.total}, which is ${next.difference} less`}),
      page: new URL(`pricing${pricingQuery('', users, period, SLIDER)}`, HOME).href,
    };
  },
});

async function read(path: string): Promise<string> {
  const response = await fetch(new URL(path.slice(1), HOME), {signal: AbortSignal.timeout(20_000)});
  if (!response.ok) throw new Error(`${path}: status ${response.status}`);
  return response.text();
}

const [searchDocs] = docsTools({read, synonyms: content.synonyms});

/** The tools of every page. */
export const SITE_TOOLS = [
  {...searchDocs, description: `Finds pages and sections of this site by words. Paths are below ${HOME.href}.`},
  estimate,
];
