import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {PricingTier} from '@site/src/content/schema';
import {findTier, formatPerUser, type BillingPeriod} from '@site/src/lib/pricing';
import {vars} from '../../scenes/parts/vars';
import styles from './steps.module.css';

export interface PriceStepsProps {
  tiers: readonly PricingTier[];
  period: BillingPeriod;
  users: number;
  /** The number of users at the right end. */
  end: number;
}

/** The least share of the width, in percent, that a step has for its price, on wide screens and on phones. */
const MIN_SHARE = {wide: 12, phone: 22};

/** The price per user as steps from tier to tier, under the slider, filled up to the number of users. */
export default function PriceSteps({tiers, period, users, end}: PriceStepsProps): ReactNode {
  const steps = tiers.filter(({annual}) => annual !== null);
  const first = tiers[0]!.min;
  const highest = Math.max(...steps.flatMap(({monthly, annual}) => [monthly!, annual!]));
  const x = (count: number): number => (100 * (Math.min(count, end) - first)) / (end - first);
  const y = (price: number): number => 100 * (1 - price / highest);
  const line = steps.map((tier) => `L${x(tier.min)} ${y(tier[period]!)}H${x(tier.max + 1)}`).join('');
  const shareOf = ({min, max}: PricingTier): number => x(max + 1) - x(min);
  const labelled = steps.filter((tier, index) => index === 0 || shareOf(tier) >= MIN_SHARE.wide);
  const price = findTier(tiers, users)[period];
  return (
    <div aria-hidden="true" className={styles.steps}>
      <svg preserveAspectRatio="none" style={vars({'--x': `${price === null ? 0 : x(users)}%`})} viewBox="0 0 100 100">
        <path d={`M0 100${line}V100Z`} />
        <path className={styles.filled} d={`M0 100${line}V100Z`} />
        <path className={styles.line} d={line.replace('L', 'M')} vectorEffect="non-scaling-stroke" />
      </svg>
      {labelled.map((tier) => (
        <span
          className={clsx('bold size-1', shareOf(tier) < MIN_SHARE.phone && styles.tight)}
          key={tier.min}
          style={vars({'--x': `${x(tier.min)}%`, '--y': `${y(tier[period]!)}%`})}
        >
          {formatPerUser(tier[period]!)}
        </span>
      ))}
      {price !== null && <i style={vars({'--x': `${x(users)}%`, '--y': `${y(price)}%`})} />}
    </div>
  );
}
