import type {ReactNode} from 'react';
import {page} from '@site/src/content/pricing';
import {formatCount, formatPerUser, formatTotal, type Estimate as EstimateData} from '@site/src/lib/pricing';
import Button from '../../ui/Button';
import {useAppLinks} from '../../useSettings';
import styles from './styles.module.css';

/** The price card: a total with the price per user, or the way to sales where no price is listed (section 9). */
export default function Estimate({estimate}: {estimate: EstimateData}): ReactNode {
  const {users, period, perUser, total, saving} = estimate;
  const {register} = useAppLinks();
  if (total === null || perUser === null) {
    return (
      <div className={styles.estimate} data-testid="estimate">
        <p className={styles.basis}>{page.planName} plan, over 1,000 employees</p>
        <p className={styles.total}>Let’s talk</p>
        <p className={styles.detail}>For organisations of this size we agree the price with you.</p>
        <Button kind="accent" to="/contact">
          Contact Sales
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.estimate} data-testid="estimate">
      <p className={styles.basis}>
        {page.planName} plan, {formatCount(users)} users, billed {period === 'annual' ? 'annually' : 'monthly'}
      </p>
      <p className={styles.total}>
        {formatTotal(total)}
        <span className={styles.unit}>{period === 'annual' ? ' a year' : ' a month'}</span>
      </p>
      <p className={styles.detail}>{formatPerUser(perUser)} per user a month</p>
      <p className={styles.detail}>
        {saving > 0
          ? `You save ${formatTotal(saving)} a year, 20%, over monthly billing.`
          : 'Annual billing would save 20%.'}
      </p>
      <Button kind="accent" newTab to={register}>
        Get Started
      </Button>
    </div>
  );
}
