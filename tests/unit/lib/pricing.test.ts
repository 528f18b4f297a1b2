import {describe, expect, it} from 'vitest';
import {SLIDER} from '../../../src/content/pricing';
import type {PricingTier} from '../../../src/content/schema';
import {tiers as ours} from '../../../src/content/tiers';
import {
  annualSaving,
  cheaperNextTier,
  estimatePrice,
  findTier,
  formatCount,
  formatPerUser,
  formatTotal,
  listedUsers,
  parsePricingQuery,
  parseUsers,
  pricingQuery,
  quotedPrices,
  type BillingPeriod,
} from '../../../src/lib/pricing';
import {RANGE as range, TIERS as tiers} from '../support/tiers';

const PERIODS: BillingPeriod[] = ['monthly', 'annual'];

/** One tier with the same price for both periods. */
const single = (price: number): PricingTier[] => [{label: 'all', min: 1, max: 1000, monthly: price, annual: price}];

describe('the slider', () => {
  it('starts at the first tier, ends above the last listed price and shows a price at first', () => {
    expect(SLIDER).toMatchObject({min: ours[0]!.min, max: listedUsers(ours) + 1, step: 1});
    expect(estimatePrice(ours, SLIDER.initial, 'annual').total).not.toBeNull();
  });
});

describe('findTier', () => {
  it.each([
    [10, 0],
    [100, 0],
    [101, 1],
    [250, 1],
    [251, 2],
    [500, 2],
    [501, 3],
    [1000, 3],
    [1001, 4],
  ])('puts %i users into tier %i', (users, index) => {
    expect(findTier(tiers, users)).toBe(tiers[index]);
  });
});

describe('estimatePrice', () => {
  it.each([
    [10, 50, 480],
    [100, 500, 4800],
    [101, 455, 4363],
    [250, 1125, 10_800],
    [251, 1004, 9638],
    [500, 2000, 19_200],
    [501, 1754, 16_834],
    [1000, 3500, 33_600],
  ])('%i users cost $%i a month or $%i a year', (users, monthly, annual) => {
    expect(estimatePrice(tiers, users, 'monthly').total).toBe(monthly);
    expect(estimatePrice(tiers, users, 'annual').total).toBe(annual);
  });

  it('matches integer arithmetic at every slider position', () => {
    for (let users = range.min; users < range.max; users++) {
      const tier = findTier(tiers, users);
      for (const period of PERIODS) {
        const cents = Math.round(tier[period]! * 100) * users * (period === 'annual' ? 12 : 1);
        expect(estimatePrice(tiers, users, period).total, `${users} ${period}`).toBe(Math.floor((cents + 50) / 100));
      }
    }
  });

  it.each([
    [0.45, 10, 5],
    [0.5, 1, 1],
    [2.5, 1, 3],
    [4.35, 30, 131],
  ])('rounds $%d × %i to $%i, half a dollar up', (price, users, total) => {
    expect(estimatePrice(single(price), users, 'monthly').total).toBe(total);
  });

  it('saves 20% on annual billing, to the dollar', () => {
    expect(estimatePrice(tiers, 100, 'annual').saving).toBe(1200);
    for (let users = range.min; users < range.max; users++) {
      const {total, saving} = estimatePrice(tiers, users, 'annual');
      expect(Math.abs(saving - (total! + saving) * 0.2), `${users}`).toBeLessThanOrEqual(1);
    }
  });

  it.each(PERIODS)('returns no price above 1,000 users (%s)', (period) => {
    expect(estimatePrice(tiers, 1001, period)).toEqual({
      tier: tiers.at(-1),
      users: 1001,
      period,
      perUser: null,
      total: null,
      saving: 0,
    });
  });
});

describe('cheaperNextTier', () => {
  const hint = (users: number, period: BillingPeriod) => cheaperNextTier(tiers, estimatePrice(tiers, users, period));

  it.each([
    [100, 'monthly', {users: 101, total: 455, difference: 45}],
    [100, 'annual', {users: 101, total: 4363, difference: 437}],
    [500, 'monthly', {users: 501, total: 1754, difference: 246}],
  ] as const)('returns the next tier for %i users (%s)', (users, period, expected) => {
    expect(hint(users, period)).toEqual(expected);
  });

  it.each([
    [10, 'monthly'],
    [91, 'monthly'],
    [1001, 'annual'],
  ] as const)('returns nothing for %i users (%s)', (users, period) => {
    expect(hint(users, period)).toBeNull();
  });

  it('returns nothing if the next tier costs exactly as much', () => {
    expect(hint(91, 'monthly')).toBeNull();
    const even: PricingTier[] = [
      {label: 'a', min: 1, max: 10, monthly: 11, annual: 11},
      {label: 'b', min: 11, max: 20, monthly: 10, annual: 10},
    ];
    expect(cheaperNextTier(even, estimatePrice(even, 10, 'monthly'))).toBeNull();
  });
});

describe('the figures in the copy', () => {
  const tier = (monthly: number | null, annual: number | null, max = 100): PricingTier => ({
    label: 'tier',
    min: 1,
    max,
    monthly,
    annual,
  });

  it.each([
    [[tier(5, 4)], 20],
    [[tier(10, 7.1)], 29],
    [[tier(5, 4), tier(4, 3.6)], 10],
    [[tier(5, 4), tier(null, null)], 20],
  ])('use the smallest saving of any tier: %j', (some, percent) => {
    expect(annualSaving(some)).toBe(percent);
  });

  it('omit cents from whole amounts', () => {
    const {perUser, cost, lowest, highest, saving, listed, unlisted} = quotedPrices(tiers);
    expect([perUser(100, 'monthly'), perUser(101, 'monthly')]).toEqual(['$5', '$4.50']);
    expect([cost(100, 'annual', 12), cost(100, 'monthly', 12), cost(10, 'annual', 1)]).toEqual([
      '$4,800',
      '$6,000',
      '$40',
    ]);
    expect([lowest, highest, saving, listed, unlisted]).toEqual(['$2.80', '$5', '20%', '1,000', '1,001']);
  });

  it('never quote a price that is not listed', () => {
    expect(() => quotedPrices(tiers).cost(1001, 'annual', 12)).toThrow('there is no listed price for 1001 users');
  });
});

describe('parseUsers', () => {
  it.each([
    ['10', 10],
    ['250', 250],
    ['0250', 250],
    ['9', 10],
    ['1001', 1001],
    ['999999999', 1001],
  ])('reads %j as %i', (value, users) => {
    expect(parseUsers(value, range)).toBe(users);
  });

  it.each([null, '', '-5', '12.5', '1,000', '1e3', '١٢٣', '<script>alert(1)</script>', '9'.repeat(10_000)])(
    'returns nothing for %j',
    (value) => {
      expect(parseUsers(value, range)).toBeNull();
    },
  );
});

describe('the query of /pricing', () => {
  it.each([
    ['?users=250&billing=monthly', 250, 'monthly'],
    ['?billing=monthly', 100, 'monthly'],
    ['?users=5000', 1001, 'annual'],
    ['?users=-1&billing=MONTHLY', 100, 'annual'],
    ['?billing=<img src=x onerror=alert(1)>', 100, 'annual'],
    ['?users=%FF&billing=%', 100, 'annual'],
    [`?users=${'1'.repeat(8192)}`, 100, 'annual'],
  ] as const)('reads %s', (search, users, period) => {
    expect(parsePricingQuery(search, range)).toEqual({users, period});
  });

  it('omits defaults and keeps unrelated parameters', () => {
    expect(pricingQuery('', 100, 'annual', range)).toBe('');
    expect(pricingQuery('?users=250&billing=monthly', 100, 'annual', range)).toBe('');
    expect(pricingQuery('?utm_source=mail', 250, 'monthly', range)).toBe('?utm_source=mail&users=250&billing=monthly');
    expect(pricingQuery('?users=1&users=2&a=b', 300, 'annual', range)).toBe('?users=300&a=b');
  });

  it('survives a round trip at every slider position', () => {
    for (let users = range.min; users <= range.max; users++) {
      for (const period of PERIODS) {
        expect(parsePricingQuery(pricingQuery('?a=1', users, period, range), range)).toEqual({users, period});
      }
    }
  });
});

describe('amounts', () => {
  it('are in US dollars: whole for totals, with cents per user', () => {
    expect(formatTotal(4800)).toBe('$4,800');
    expect(formatPerUser(3.6)).toBe('$3.60');
    expect(formatCount(1001)).toBe('1,001');
  });
});
