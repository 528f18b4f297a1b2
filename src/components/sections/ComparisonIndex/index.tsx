import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ComparisonTeaser} from '@site/src/lib/teasers';
import {Dial, partsOf} from '../../ui/Tally';
import {useBrand} from '../../hooks/useSettings';
import {vars} from '../../scenes/parts/vars';
import styles from './styles.module.css';

/** List of all comparisons in large type: name, description, the rows that each product wins, and link. */
export default function ComparisonIndex({items}: {items: readonly ComparisonTeaser[]}): ReactNode {
  const {name: ours} = useBrand();
  return (
    <section aria-label="All comparisons" className={`section ${styles.index}`}>
      <div className="wrap">
        <ul className={`plain-list tiles gap-4 ${styles.list}`} style={vars({'--tile': '30rem'})}>
          {items.map(({name, character, href, rows}) => {
            const all = rows.product + rows.neither + rows.competitor;
            return (
              <li className="box linked" key={href}>
                <h2 className="m-0">
                  <Link className="ink" to={href}>
                    <span className="regular muted">{ours} vs</span> {name}
                  </Link>
                </h2>
                <p className="m-0 muted size-2">
                  {character}{' '}
                  <span className="fine block">{`Of ${all} features, ${ours} is stronger in ${rows.product} and ${name} in ${rows.competitor}.`}</span>
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
