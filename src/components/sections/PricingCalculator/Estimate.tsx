import type {ReactNode} from 'react';
import type {PricingTier} from '@site/src/content/schema';
import {
  formatCount,
  formatPerUser,
  formatTotal,
  formatUsers,
  listedUsers,
  tierSaving,
  type Estimate as EstimateData,
} from '@site/src/lib/pricing';
import Button from 'docusaurus-kit/Button';
import {useAppLinks} from '../../hooks/useSettings';
import CopyLink from './CopyLink';
import styles from './styles.module.css';

export interface EstimateProps {
  estimate: EstimateData;
  tiers: readonly PricingTier[];
  planName: string;
  /** Number of users that the visitor asked for, even if it is beyond the listed prices. */
  asked: number;
}

/**
 * Price card: the total and the price per user, or how to contact sales if no price is listed (section 9). On phones, the
 * first of its two parts stays in sight.
 */
export default function Estimate({estimate, tiers, planName, asked}: EstimateProps): ReactNode {
  const {tier, users, period, perUser, total, saving} = estimate;
  const percent = tierSaving(tier);
  const {register} = useAppLinks();
  const query = `?users=${users}&billing=${period}`;
  if (total === null || perUser === null) {
    return (
      <div className={`${styles.estimate} night on-night muted`} data-testid="estimate" key="unlisted">
        <div>
          <p>{`${planName} plan, over ${formatCount(listedUsers(tiers))} employees`}</p>
          <div className={styles.total}>Let’s talk</div>
        </div>
        <div>
          <p>Tell us how many users you have, and we will agree a price with you.</p>
          <Button className="mt-6" to={`/contact?about=price&users=${asked}`}>
            Contact Sales
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={`${styles.estimate} night on-night muted`} data-testid="estimate" key="listed">
      <div>
        <p>{`${planName} plan, ${formatUsers(users)}, billed ${period === 'annual' ? 'annually' : 'monthly'}`}</p>
        <div className={styles.total}>
          <span>{formatTotal(total)}</span>
          <span className={styles.unit}>{period === 'annual' ? ' a year' : ' a month'}</span>
        </div>
        <p>{`${formatPerUser(perUser)} per user per month`}</p>
      </div>
      <div>
        <p>
          {saving > 0
            ? `You save ${formatTotal(saving)} a year (${percent}%) compared with monthly billing.`
            : percent !== 0 && `Annual billing would save ${percent}%.`}
        </p>
        <div className="actions mt-6">
          <Button newTab to={`${register}${query}`}>
            Get Started
          </Button>
          <Button kind="quiet" to={`/contact?about=price&users=${users}`}>
            Ask about this price
          </Button>
          <CopyLink key={query} query={query} />
        </div>
      </div>
    </div>
  );
}
