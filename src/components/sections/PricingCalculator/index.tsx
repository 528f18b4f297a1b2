import {type ReactNode, useId} from 'react';
import {SLIDER, tiers} from '@site/src/content/pricing';
import {
  cheaperNextTier,
  estimatePrice,
  findTier,
  formatCount,
  formatTotal,
  type BillingPeriod,
} from '@site/src/lib/pricing';
import useDebounced from '../../useDebounced';
import Estimate from './Estimate';
import UsersField from './UsersField';
import {usePricingQuery} from './usePricingQuery';
import styles from './styles.module.css';

/** Slider, number field, tier buttons and billing switch, and the estimate that follows them (sections 4, 5 and 9). */
export default function PricingCalculator(): ReactNode {
  const {users, period, setUsers, setPeriod} = usePricingQuery();
  const id = useId();
  const estimate = estimatePrice(tiers, users, period);
  const hint = cheaperNextTier(tiers, estimate);
  const spoken = useDebounced(
    estimate.total === null
      ? 'More than 1,000 users: contact sales for a price'
      : `${formatCount(users)} users, ${formatTotal(estimate.total)} ${period === 'annual' ? 'a year' : 'a month'}`,
  );
  const current = findTier(tiers, users);
  return (
    <div className={styles.instrument}>
      <div className={styles.controls}>
        <div className={styles.row}>
          <label className={styles.question} htmlFor={`${id}-slider`}>
            How many people will learn?
          </label>
          <UsersField onChange={setUsers} range={SLIDER} users={users} />
        </div>
        <input
          aria-valuetext={users > 1000 ? 'More than 1,000 users' : `${users} users`}
          className={styles.slider}
          id={`${id}-slider`}
          max={SLIDER.max}
          min={SLIDER.min}
          onChange={(event) => setUsers(Number(event.target.value))}
          step={SLIDER.step}
          style={{'--filled': `${((users - SLIDER.min) / (SLIDER.max - SLIDER.min)) * 100}%`} as object}
          type="range"
          value={users}
        />
        <div aria-hidden="true" className={styles.scale}>
          <span>10</span>
          <span>1,001+</span>
        </div>
        <div aria-label="Tier" className={styles.tiers} role="group">
          {tiers.map((tier) => (
            <button aria-pressed={tier === current} key={tier.label} onClick={() => setUsers(tier.min)} type="button">
              {tier.label}
            </button>
          ))}
        </div>
        <BillingSwitch onChange={setPeriod} period={period} />
        {hint && (
          <p className={styles.hint}>
            {formatCount(hint.users)} users would cost {formatTotal(hint.total)}, which is{' '}
            {formatTotal(hint.difference)} less.{' '}
            <button onClick={() => setUsers(hint.users)} type="button">
              Use {formatCount(hint.users)} users
            </button>
          </p>
        )}
      </div>
      <Estimate estimate={estimate} />
      <output aria-live="polite" className="visually-hidden">
        {spoken}
      </output>
    </div>
  );
}

interface BillingSwitchProps {
  period: BillingPeriod;
  onChange: (period: BillingPeriod) => void;
}

function BillingSwitch({period, onChange}: BillingSwitchProps): ReactNode {
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
      <span className={styles.save}>Save 20%</span>
    </div>
  );
}
