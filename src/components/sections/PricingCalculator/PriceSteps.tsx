import type {ReactNode} from 'react';
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

/** The price per user as steps from tier to tier, for both periods, with a point for the number of users. */
export default function PriceSteps({tiers, period, users, end}: PriceStepsProps): ReactNode {
  const steps = tiers.filter(({annual}) => annual !== null);
  const first = tiers[0]!.min;
  const highest = Math.max(...steps.flatMap(({monthly, annual}) => [monthly!, annual!]));
  const x = (count: number): number => (100 * (Math.min(count, end) - first)) / (end - first);
  const y = (price: number): number => 100 * (1 - price / highest);
  const line = (of: BillingPeriod): string =>
    steps.map((tier, at) => `${at ? 'L' : 'M'}${x(tier.min)} ${y(tier[of]!)}H${x(tier.max + 1)}`).join('');
  const price = findTier(tiers, users)[period];
  return (
    <div aria-hidden="true" className={`mt-6 ${styles.steps}`}>
      <svg preserveAspectRatio="none" viewBox="0 0 100 100">
        {(['monthly', 'annual'] as const).map((of) => (
          <path
            className={of === period ? styles.current : undefined}
            d={line(of)}
            key={of}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      {steps.map((tier) => (
        <span
          className="bold size-1"
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
