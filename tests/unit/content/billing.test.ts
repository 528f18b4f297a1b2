/** The pricing page and the terms give the rules of billing in the same words. */
import {expect, it} from 'vitest';
import {ADDED_USERS, WHO_COUNTS} from '../../../src/content/billing';
import terms from '../../../src/content/legal/terms';
import {page} from '../../../src/content/pricing';
import pricingFaq from '../../../src/content/pricingFaq';
import {quotedPrices} from '../../../src/lib/pricing';
import {tiers} from '../../../src/content/tiers';

const prices = quotedPrices(tiers);

it.each([
  ['the pricing page', [page, pricingFaq(prices)]],
  ['the terms', terms({...prices, contactEmail: 'people@example.org'})],
])('both rules of billing are in %s', (_, content) => {
  const words = JSON.stringify(content);
  expect(words).toContain(WHO_COUNTS);
  expect(words).toContain(ADDED_USERS);
});
