import {describe, expect, it} from 'vitest';
import {SLIDER} from '../../../src/content/pricing';
import type {PricingTier} from '../../../src/content/schema';
import {tiers as ours} from '../../../src/content/tiers';
import {
  annualSaving,
  cheaperNextTier,
  estimatePrice,
  listedUsers,
  parsePricingQuery,
  parseUsers,
  pricingQuery,
  quotedPrices,
  tierSaving,
  usersProblem,
  type BillingPeriod,
} from '../../../src/lib/pricing';

const tiers: PricingTier[] = [
  {label: '10–100', min: 10, max: 100, monthly: 5, annual: 4},
  {label: '101–250', min: 101, max: 250, monthly: 4.5, annual: 3.6},
  {label: '251–500', min: 251, max: 500, monthly: 4, annual: 3.2},
  {label: '501–1,000', min: 501, max: 1000, monthly: 3.5, annual: 2.8},
  {label: '1,001+', min: 1001, max: 1_000_000, monthly: null, annual: null},
];
const range = {min: 10, max: 1001, step: 1, initial: 100};

const tier = (monthly: number | null, annual: number | null): PricingTier => ({
  ...{label: 'tier', min: 1, max: 1000},
  ...{monthly, annual},
});

it('the slider starts at the first tier, ends above the last listed price and shows a price at first', () => {
  expect(SLIDER).toMatchObject({min: ours[0]!.min, max: listedUsers(ours) + 1, step: 1});
  expect(estimatePrice(ours, SLIDER.initial, 'annual').total).not.toBeNull();
});

describe('estimatePrice', () => {
  it.each([
    [10, 0, 50, 480],
    [100, 0, 500, 4800],
    [101, 1, 455, 4363],
    [1000, 3, 3500, 33_600],
    [1001, 4, null, null],
  ])('%i users are in tier %i and cost $%i a month or $%i a year', (users, index, monthly, annual) => {
    const {perUser, total} = estimatePrice(tiers, users, 'monthly');
    expect([perUser, total]).toEqual([tiers[index]!.monthly, monthly]);
    expect(estimatePrice(tiers, users, 'annual')).toMatchObject({tier: tiers[index], users, total: annual});
  });

  it.each([
    [0.45, 10, 5],
    [2.5, 1, 3],
  ])('rounds $%d × %i to $%i, half a dollar up', (price, users, total) => {
    expect(estimatePrice([tier(price, price)], users, 'monthly').total).toBe(total);
  });

  it('says what annual billing saves in a year, to the dollar', () => {
    const saving = (users: number, period: BillingPeriod) => estimatePrice(tiers, users, period).saving;
    expect([saving(100, 'annual'), saving(100, 'monthly'), saving(1001, 'annual')]).toEqual([1200, 0, 0]);
  });
});

it.each([
  [100, 'monthly', {users: 101, total: 455, difference: 45}],
  [500, 'annual', {users: 501, total: 16_834, difference: 2366}],
  [1000, 'annual', null],
] as const)('the next tier for %i users (%s) is suggested only if it costs less', (users, period, expected) => {
  expect(cheaperNextTier(tiers, estimatePrice(tiers, users, period))).toEqual(expected);
});

describe('the figures in the copy', () => {
  it.each([
    [[tier(10, 7.1)], '29%'],
    [[tier(5, 4), tier(4, 3.2), tier(null, null)], '20%'],
    [[tier(5, 3), tier(4, 3.6), tier(null, null)], 'up to 40%'],
    [[tier(5, 4), tier(4, 4)], 'up to 20%'],
    [[tier(5, 5), tier(null, null)], undefined],
    [[tier(null, null)], undefined],
  ])('claim the greatest saving of any tier, as a limit if tiers differ: %j', (some, text) => {
    expect(annualSaving(some)).toBe(text);
  });

  it('name the saving of the tier next to its amount', () => {
    expect([tier(5, 3), tier(10, 7.1), tier(4, 4), tier(null, null)].map(tierSaving)).toEqual([40, 29, 0, null]);
  });

  it('omit cents from whole amounts, and never quote a price that is not listed', () => {
    const {perUser, cost, count, range, limit, saving, drop, listed, unlisted} = quotedPrices(tiers);
    expect([perUser(100, 'monthly'), perUser(101, 'monthly')]).toEqual(['$5', '$4.50']);
    expect([cost(100, 'annual', 12), cost(10, 'annual', 1)]).toEqual(['$4,800', '$40']);
    expect([saving, listed, unlisted]).toEqual(['20%', '1,000', '1,001']);
    expect([range, limit]).toEqual(['$2.80 to $5 per user per month', '$5 per user per month or less']);
    const one = quotedPrices([tier(5, 5)]);
    expect([one.range, one.limit]).toEqual(['$5 per user per month', '$5 per user per month']);
    expect(count(1001)).toBe('1,001');
    expect(drop).toEqual({before: 250, after: 251});
    expect(quotedPrices([tiers[0]!, tiers[4]!]).drop).toBe(undefined);
    expect(() => cost(1001, 'annual', 12)).toThrow('there is no listed price for 1001 users');
  });
});

it.each<[string | null, number | null]>([
  ['250', 250],
  ['9', 10],
  ['9'.repeat(400), 1001],
  ['1,000', 1000],
  ['1 000', 1000],
  ['12,5', null],
  [null, null],
  ['1e3', null],
])('the number of users %j is read as %j', (value, users) => {
  expect(parseUsers(value, range)).toBe(users);
});

it.each([
  ['9', '9 is below the minimum of 10.'],
  ['12.5', 'Enter a whole number.'],
  ['ten', 'Enter a whole number.'],
  ['10', null],
  ['5000', null],
  [' ', null],
  [null, null],
])('says why %j users have no price: %j', (typed, problem) => {
  expect(usersProblem(typed, range)).toBe(problem);
});

describe('the query of /pricing', () => {
  it.each([
    ['?users=250&billing=monthly', 250, 'monthly'],
    ['?users=-1&billing=MONTHLY', 100, 'annual'],
    ['?users=%FF&billing=<img src=x onerror=alert(1)>', 100, 'annual'],
    [`?users=${'1'.repeat(8192)}`, 1001, 'annual'],
    ['?users=9999999999', 1001, 'annual'],
  ] as const)('reads %s', (search, users, period) => {
    expect(parsePricingQuery(search, range)).toEqual({users, period});
  });

  it('omits defaults and keeps unrelated parameters', () => {
    expect(pricingQuery('?users=250&billing=monthly', 100, 'annual', range)).toBe('');
    expect(pricingQuery('?utm_source=mail', 250, 'monthly', range)).toBe('?utm_source=mail&users=250&billing=monthly');
    expect(pricingQuery('?users=1&users=2&a=b', 300, 'annual', range)).toBe('?users=300&a=b');
  });
});
