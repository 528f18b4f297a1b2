import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {RESULTS, type Matrix} from '@site/src/lib/teasers';
import Result, {resultText, winnerOf} from '../../ui/Result';
import {useBrand} from '../../hooks/useSettings';
import styles from './styles.module.css';

/** Every comparison as a column, and the features that many of them share as rows: who is stronger in each. */
export default function ComparisonMatrix({products, rows}: Matrix): ReactNode {
  const {name: ours} = useBrand();
  const counted = [
    ['product', ours],
    ['competitor', 'the other'],
  ] as const;
  return (
    <section aria-label="All comparisons" className="section">
      <div className="wrap stack">
        <ul aria-label="Signs in the table" className="plain-list cluster size-2">
          {[...RESULTS, null].map((result) => (
            <li className="line-up gap-2" key={result}>
              <Result of={result} />
              {result ? resultText(result, ours, 'The other product') : 'Not compared'}
            </li>
          ))}
        </ul>
        <section aria-label="Features by product" className={styles.frame} tabIndex={0}>
          <table className={styles.table}>
            <caption className="visually-hidden">Which product is stronger in each feature</caption>
            <thead>
              <tr>
                <th scope="col">Feature</th>
                {products.map(({name, href}) => (
                  <th key={href} scope="col">
                    <Link className="ink" to={href}>
                      {name}
                    </Link>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({feature, results}) => (
                <tr key={feature}>
                  <th scope="row">{feature}</th>
                  {results.map((result, index) => (
                    <td key={index}>
                      <Result of={result} />
                      <span className="visually-hidden">
                        {result ? winnerOf(result, ours, products[index]!.name) : 'Not compared'}
                      </span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              {counted.map(([result, winner]) => (
                <tr key={result}>
                  <th scope="row">{`Total won by ${winner}`}</th>
                  {products.map(({href, counts}) => (
                    <td key={href}>{counts[result]}</td>
                  ))}
                </tr>
              ))}
            </tfoot>
          </table>
        </section>
      </div>
    </section>
  );
}
