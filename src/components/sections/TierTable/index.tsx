import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {PricingTier} from '@site/src/content/schema';
import {annualSaving, estimatePrice, formatPerUser, formatTotal, formatUsers} from '@site/src/lib/pricing';
import styles from './styles.module.css';

const price = (amount: number | null): ReactNode =>
  amount === null ? <Link to="/contact">Contact Sales</Link> : formatPerUser(amount);

/** Table of all tiers, which also works without scripts. */
export default function TierTable({tiers}: {tiers: readonly PricingTier[]}): ReactNode {
  const saving = annualSaving(tiers);
  return (
    <section aria-label="Prices by number of users" className={`box ${styles.scroll}`} tabIndex={0}>
      <table className={styles.table}>
        <caption className="muted">
          Price per user per month in US dollars.{saving && ` Annual billing saves ${saving}.`}
        </caption>
        <thead>
          <tr>
            <th scope="col">Users</th>
            <th scope="col">Billed monthly</th>
            <th scope="col">Billed annually</th>
            <th scope="col">Lowest annual total</th>
          </tr>
        </thead>
        <tbody>
          {tiers.map((tier) => {
            const {total} = estimatePrice(tiers, tier.min, 'annual');
            return (
              <tr key={tier.label}>
                <th scope="row">{tier.label}</th>
                <td>{price(tier.monthly)}</td>
                <td>{price(tier.annual)}</td>
                <td>
                  {total === null ? (
                    '–'
                  ) : (
                    <>
                      <span>{formatTotal(total)}</span> <span>{`(${formatUsers(tier.min)})`}</span>
                    </>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
