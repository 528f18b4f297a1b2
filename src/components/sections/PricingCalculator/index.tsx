import {type ReactNode, useId} from 'react';
import type {PricingTier} from '@site/src/content/schema';
import {
  annualSaving,
  cheaperNextTier,
  estimatePrice,
  findTier,
  formatCount,
  formatTotal,
  listedUsers,
  type BillingPeriod,
  type UserRange,
} from '@site/src/lib/pricing';
import {useDebounced} from '../../hooks/useDebounced';
import Estimate from './Estimate';
import UsersField from './UsersField';
import {usePricingQuery} from './usePricingQuery';
import styles from './styles.module.css';

export interface PricingCalculatorProps {
  tiers: readonly PricingTier[];
  slider: UserRange & {step: number};
  planName: string;
}

/** Pricing calculator: slider, number field, tier buttons, billing switch and estimate (sections 4, 5 and 9). */
export default function PricingCalculator({tiers, slider, planName}: PricingCalculatorProps): ReactNode {
  const {users, period, hasChosen, setUsers, setPeriod} = usePricingQuery(slider);
  const id = useId();
  const estimate = estimatePrice(tiers, users, period);
  const hint = hasChosen ? cheaperNextTier(tiers, estimate) : null;
  const listed = listedUsers(tiers);
  const moreThanListed = `More than ${formatCount(listed)} users`;
  const spoken = useDebounced(
    estimate.total === null
      ? `${moreThanListed}: contact sales for a price`
      : `${formatCount(users)} users, ${formatTotal(estimate.total)} ${period === 'annual' ? 'a year' : 'a month'}`,
  );
  const current = findTier(tiers, users);
  return (
    <div className={styles.instrument}>
      <div className={styles.controls} data-nosnippet>
        <div className={styles.row}>
          <label className={styles.question} htmlFor={`${id}-slider`}>
            How many users?
          </label>
          <UsersField onChange={setUsers} range={slider} users={users} />
        </div>
        <input
          aria-valuetext={users > listed ? moreThanListed : `${formatCount(users)} users`}
          className={styles.slider}
          id={`${id}-slider`}
          max={slider.max}
          min={slider.min}
          onChange={(event) => setUsers(Number(event.target.value))}
          step={slider.step}
          style={{'--filled': `${((users - slider.min) / (slider.max - slider.min)) * 100}%`} as object}
          type="range"
          value={users}
        />
        <div aria-hidden="true" className={styles.scale}>
          <span>{slider.min}</span>
          <span>{formatCount(listed + 1)}+</span>
        </div>
        <div aria-label="Tier" className={styles.tiers} role="group">
          {tiers.map((tier) => (
            <button aria-pressed={tier === current} key={tier.label} onClick={() => setUsers(tier.min)} type="button">
              {tier.label}
            </button>
          ))}
        </div>
        <BillingSwitch onChange={setPeriod} period={period} saving={annualSaving(tiers)} />
        {hint && (
          <p className={styles.hint}>
            <span>
              {`${formatCount(hint.users)} users would cost ${formatTotal(hint.total)}, which is ${formatTotal(hint.difference)} less.`}
            </span>{' '}
            <button onClick={() => setUsers(hint.users)} type="button">
              {`Switch to ${formatCount(hint.users)} users`}
            </button>
          </p>
        )}
      </div>
      <Estimate estimate={estimate} planName={planName} tiers={tiers} />
      <output aria-live="polite" className="visually-hidden">
        {spoken}
      </output>
    </div>
  );
}

interface BillingSwitchProps {
  period: BillingPeriod;
  /** Percent that annual billing saves. */
  saving: number;
  onChange: (period: BillingPeriod) => void;
}

function BillingSwitch({period, saving, onChange}: BillingSwitchProps): ReactNode {
  const isAnnual = period === 'annual';
  return (
    <div className={styles.billing}>
      <button
        aria-checked={isAnnual}
        className={styles.switch}
        onClick={() => onChange(isAnnual ? 'monthly' : 'annual')}
        role="switch"
        type="button"
      >
        <span className={styles.knob} />
        Annual billing
      </button>
      <span className={styles.save}>Save {saving}%</span>
    </div>
  );
}
