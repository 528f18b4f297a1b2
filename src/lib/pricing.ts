import type {BillingPeriod, Prices, PricingTier} from '../content/schema';

export type {BillingPeriod};

/** Range of the slider, in users (section 5). */
export interface UserRange {
  min: number;
  max: number;
  initial: number;
}

export interface Estimate {
  tier: PricingTier;
  users: number;
  period: BillingPeriod;
  /** Dollars per user per month; null if the tier has no listed price. */
  perUser: number | null;
  /** Whole dollars for the period (12 months or 1); null if the tier has no listed price. */
  total: number | null;
  /** Whole dollars saved per year compared with monthly billing; 0 for monthly billing. */
  saving: number;
}

/**
 * The tier whose range includes the number of users, or the last tier (section 9).
 *
 * @throws RangeError if there are no tiers
 */
export function findTier(tiers: readonly PricingTier[], users: number): PricingTier {
  const tier = tiers.find(({min, max}) => users >= min && users <= max) ?? tiers[tiers.length - 1];
  if (!tier) throw new RangeError('there are no pricing tiers');
  return tier;
}

/** Rounds to whole dollars, half up. Rounds to cents first, so that a floating-point error can't change the result. */
function wholeDollars(amount: number): number {
  return Math.floor(Math.round(amount * 100) / 100 + 0.5);
}

/** Whole dollars for a number of users and months; null without a listed price. */
function costOf(tiers: readonly PricingTier[], users: number, period: BillingPeriod, months: number): number | null {
  const perUser = findTier(tiers, users)[period];
  return perUser === null ? null : wholeDollars(perUser * users * months);
}

/**
 * Price for a number of users (section 9): price per user × users, × 12 if billed annually.
 *
 * @param users a whole number; it always falls in a tier, because the schema forbids gaps
 */
export function estimatePrice(tiers: readonly PricingTier[], users: number, period: BillingPeriod): Estimate {
  const tier = findTier(tiers, users);
  const total = costOf(tiers, users, period, period === 'annual' ? 12 : 1);
  const monthly = period === 'annual' ? costOf(tiers, users, 'monthly', 12) : null;
  const saving = monthly === null || total === null ? 0 : monthly - total;
  return {tier, users, period, perUser: tier[period], total, saving};
}

/**
 * Percent that annual billing of a tier costs less than monthly billing, rounded down, so that no one saves less than the
 * page says; null if it has no listed price.
 */
export const tierSaving = ({monthly, annual}: PricingTier): number | null =>
  monthly === null || annual === null ? null : Math.floor(Math.round((1 - annual / monthly) * 10_000) / 100);

/** How much less annual billing costs: `20%`, or `up to 20%` if tiers differ; undefined if it saves nothing. */
export function annualSaving(tiers: readonly PricingTier[]): string | undefined {
  const savings = tiers.map(tierSaving).filter((saving) => saving !== null);
  const most = Math.max(0, ...savings);
  return most === 0 ? undefined : `${savings.some((saving) => saving < most) ? 'up to ' : ''}${most}%`;
}

/** The largest number of users that has a listed price; 0 where no tier has one. */
export const listedUsers = (tiers: readonly PricingTier[]): number =>
  Math.max(0, ...tiers.map(({max, annual}) => (annual === null ? 0 : max)));

export interface NextTierHint {
  /** Minimum number of users of the next tier. */
  users: number;
  /** Whole dollars for the period at that number. */
  total: number;
  /** Whole dollars saved compared with the current estimate. */
  difference: number;
}

/** The next tier's minimum, if that costs less in total than the current number of users; otherwise null. */
export function cheaperNextTier(tiers: readonly PricingTier[], estimate: Estimate): NextTierHint | null {
  const next = tiers[tiers.indexOf(estimate.tier) + 1];
  if (!next || estimate.total === null) return null;
  const {total} = estimatePrice(tiers, next.min, estimate.period);
  if (total === null || total >= estimate.total) return null;
  return {users: next.min, total, difference: estimate.total - total};
}

/** Where one more user lowers the annual total: the second such boundary of tiers, or the only one. */
function priceDrop(tiers: readonly PricingTier[]): Prices['drop'] {
  const drops = tiers.flatMap(({max}) => {
    const next = cheaperNextTier(tiers, estimatePrice(tiers, max, 'annual'));
    return next ? [{before: max, after: next.users}] : [];
  });
  return drops[1] ?? drops[0];
}

/** A whole number, however long, which may have commas or spaces between thousands; otherwise null. */
function parseCount(value: string): number | null {
  const digits = value.trim().replace(/[,\s](?=\d{3}(?!\d))/g, '');
  return /^\d+$/.test(digits) ? Number(digits) : null;
}

/** Parses a number of users and clamps it to the range; null if it isn't a whole number. */
export function parseUsers(value: string | null | undefined, range: UserRange): number | null {
  const count = parseCount(value ?? '');
  return count === null ? null : Math.min(range.max, Math.max(range.min, count));
}

/** Why no price is shown for what was typed as the number of users; null if one is, or if nothing was typed. */
export function usersProblem(typed: string | null, range: UserRange): string | null {
  if (!typed?.trim()) return null;
  const count = parseCount(typed);
  if (count === null) return 'Enter a whole number.';
  return count < range.min ? `${count} is below the minimum of ${range.min}.` : null;
}

/** Parses `?users=250&billing=monthly`; a missing or invalid parameter gets its default (section 4). */
export function parsePricingQuery(search: string, range: UserRange): {users: number; period: BillingPeriod} {
  const query = new URLSearchParams(search);
  return {
    users: parseUsers(query.get('users'), range) ?? range.initial,
    period: query.get('billing') === 'monthly' ? 'monthly' : 'annual',
  };
}

/** The query string that shares an estimate. It omits default values and keeps unrelated parameters of `search`. */
export function pricingQuery(search: string, users: number, period: BillingPeriod, range: UserRange): string {
  const query = new URLSearchParams(search);
  if (users === range.initial) query.delete('users');
  else query.set('users', String(users));
  if (period === 'annual') query.delete('billing');
  else query.set('billing', 'monthly');
  const text = query.toString();
  return text ? `?${text}` : '';
}

const dollars = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD', maximumFractionDigits: 0});
const cents = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD'});

/** `$4,800`. */
export const formatTotal = (amount: number): string => dollars.format(amount);
/** `$3.60`. */
export const formatPerUser = (amount: number): string => cents.format(amount);
/** `1,001`. */
export const formatCount = (count: number): string => count.toLocaleString('en-GB');

/** A number of users with its noun. */
export const formatUsers = (count: number): string => `${formatCount(count)} ${count === 1 ? 'user' : 'users'}`;

/** US dollars per user and month, of every tier and period. */
export const listedPrices = (tiers: readonly PricingTier[]): number[] =>
  tiers.flatMap(({monthly, annual}) => [monthly, annual]).filter((price) => price !== null);

/** `$5` or `$4.50`, as running text writes it. */
const formatPrice = (amount: number): string => (Number.isInteger(amount) ? formatTotal : formatPerUser)(amount);

/** @throws Error if there is no listed price for the number of users */
function listedPrice(amount: number | null, users: number): number {
  if (amount === null) throw new Error(`there is no listed price for ${users} users`);
  return amount;
}

/** The figures that copy quotes. */
export function quotedPrices(tiers: readonly PricingTier[]): Prices {
  const prices = listedPrices(tiers);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)].map(formatPrice);
  const listed = listedUsers(tiers);
  return {
    perUser: (users, period) => formatPrice(listedPrice(findTier(tiers, users)[period], users)),
    cost: (users, period, months) => formatTotal(listedPrice(costOf(tiers, users, period, months), users)),
    count: formatCount,
    range: `${lowest === highest ? highest : `${lowest} to ${highest}`} per user per month`,
    limit: `${highest} per user per month${lowest === highest ? '' : ' or less'}`,
    saving: annualSaving(tiers),
    drop: priceDrop(tiers),
    least: formatUsers(tiers[0]?.min ?? 1),
    listed: formatCount(listed),
    unlisted: formatCount(listed + 1),
  };
}
