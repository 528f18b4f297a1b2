import {type ReactNode, useId} from 'react';
import type {PricingTier} from '@site/src/content/schema';
import {
  annualSaving,
  cheaperNextTier,
  estimatePrice,
  findTier,
  formatCount,
  formatTotal,
  formatUsers,
  listedUsers,
  usersProblem,
  type UserRange,
} from '@site/src/lib/pricing';
import {useDebounced} from 'docusaurus-kit/hooks/useDebounced';
import {usePrintNote} from '../../hooks/usePrintNote';
import Badge from 'docusaurus-kit/Badge';
import Button from 'docusaurus-kit/Button';
import Slider from '../../ui/Slider';
import Switch from '../../ui/Switch';
import Estimate from './Estimate';
import PriceSteps from './PriceSteps';
import UsersField from './UsersField';
import {usePricingQuery} from './usePricingQuery';
import styles from './styles.module.css';

export interface PricingCalculatorProps {
  tiers: readonly PricingTier[];
  slider: UserRange & {step: number};
  planName: string;
}

/** Time in which a result is announced, in milliseconds. */
const SAID_AFTER = 5000;

/** Pricing calculator: slider, number field, tier buttons, billing switch and estimate (sections 4, 5 and 9). */
export default function PricingCalculator({tiers, slider, planName}: PricingCalculatorProps): ReactNode {
  const {users, period, typed, hasChosen, setUsers, typeUsers, setPeriod} = usePricingQuery(slider);
  const id = useId();
  const estimate = estimatePrice(tiers, users, period);
  const saving = annualSaving(tiers);
  const hint = hasChosen ? cheaperNextTier(tiers, estimate) : null;
  const listed = listedUsers(tiers);
  const moreThanListed = `More than ${formatUsers(listed)}`;
  const problem = usersProblem(typed, slider);
  const result =
    estimate.total === null
      ? `${moreThanListed}: contact sales`
      : `${formatUsers(users)}, ${formatTotal(estimate.total)} ${period === 'annual' ? 'a year' : 'a month'}`;
  const spoken = useDebounced(problem ? `${problem} ${result}` : result);
  // Once it is said, it would only be read and copied with the page.
  const isSaid = useDebounced(spoken, SAID_AFTER) === spoken;
  const note = usePrintNote((day, page) => `Estimate of ${day}: ${page}?users=${users}&billing=${period}`);
  const current = findTier(tiers, users);
  return (
    <div className={`${styles.instrument} box`}>
      <div className={`${styles.controls} scripted no-print`} data-nosnippet>
        <div className={`${styles.row} cluster between`}>
          <div>
            <label className={styles.question} htmlFor={`${id}-slider`} id={`${id}-question`}>
              How many users?
            </label>
            <p className="fine m-0 mt-1" id={`${id}-hint`}>
              {problem ?? (users > listed ? result : `Listed prices: ${slider.min} to ${formatCount(listed)}`)}
            </p>
          </div>
          <UsersField
            describedBy={`${id}-hint`}
            isOpenEnded={users >= slider.max}
            labelledBy={`${id}-question`}
            onType={typeUsers}
            typed={typed}
            users={users}
          />
        </div>
        <Slider
          aria-valuetext={users > listed ? moreThanListed : formatUsers(users)}
          id={`${id}-slider`}
          max={slider.max}
          min={slider.min}
          onChange={(event) => setUsers(Number(event.target.value))}
          step={slider.step}
          value={users}
        />
        <PriceSteps end={slider.max} period={period} tiers={tiers} users={users} />
        <div aria-hidden="true" className="line-up between fine">
          <span>{slider.min}</span>
          <span>{formatCount(listed + 1)}+</span>
        </div>
        <div aria-label="Tier" className="cluster gap-2 mt-5" role="group">
          {tiers.map((tier) => (
            <Button aria-pressed={tier === current} key={tier.label} kind="chip" onClick={() => setUsers(tier.min)}>
              {tier.label}
            </Button>
          ))}
        </div>
        <div className="cluster mt-5">
          <Switch isOn={period === 'annual'} onChange={(isAnnual) => setPeriod(isAnnual ? 'annual' : 'monthly')}>
            Annual billing
          </Switch>
          {saving && <Badge tone="caution">Save {saving}</Badge>}
        </div>
        {hint && (
          <p className={`m-0 mt-5 ${styles.hint}`}>
            <span>
              {`${formatUsers(hint.users)} would cost ${formatTotal(hint.total)}, which is ${formatTotal(hint.difference)} less.`}
            </span>{' '}
            <Button kind="quiet" onClick={() => setUsers(hint.users)}>
              {`Switch to ${formatUsers(hint.users)}`}
            </Button>
          </p>
        )}
      </div>
      <Estimate asked={Math.max(users, Number(typed) || 0)} estimate={estimate} planName={planName} tiers={tiers} />
      <output aria-live="polite" className="visually-hidden">
        {isSaid ? '' : spoken}
      </output>
      <p className={styles.printed}>{note}</p>
    </div>
  );
}
