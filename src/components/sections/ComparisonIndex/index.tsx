import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ComparisonTeaser} from '@site/src/lib/teasers';
import {Dial, partsOf} from '../../ui/Tally';
import {useBrand} from '../../hooks/useSettings';
import styles from './styles.module.css';

/** List of all comparisons in large type: name, description, the rows that each product wins, and link. */
export default function ComparisonIndex({items}: {items: readonly ComparisonTeaser[]}): ReactNode {
  const {name: ours} = useBrand();
  return (
    <section aria-label="All comparisons" className={`section ${styles.index}`}>
      <div className="wrap">
        <ul className={`plain-list tiles ${styles.list}`}>
          {items.map(({name, character, href, rows}) => {
            const all = rows.product + rows.neither + rows.competitor;
            return (
              <li className="box linked" key={href}>
                <h2>
                  <Link to={href}>
                    <span>{ours} vs</span> {name}
                  </Link>
                </h2>
                <p>
                  {character}{' '}
                  <span className="fine">{`Of ${all} features, ${ours} is stronger in ${rows.product} and ${name} in ${rows.competitor}.`}</span>
                </p>
                <Dial rows={partsOf(Object.entries(rows))} />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
