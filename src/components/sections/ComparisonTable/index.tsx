import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {ComparisonRow} from '@site/src/content/schema';
import {RESULTS, type Stronger} from '@site/src/lib/teasers';
import {slugOf} from '@site/src/lib/slug';
import Icon from '../../ui/Icon';
import Result, {resultText} from '../../ui/Result';
import Heading from '../Heading';
import styles from './styles.module.css';

function Value({value}: {value: boolean | string}): ReactNode {
  if (typeof value === 'string') return value;
  return (
    <span className={clsx(styles.mark, !value && 'muted')}>
      <Icon className={value ? 'ink-brand' : undefined} name={value ? 'check' : 'x'} size={18} />
      <span>{value ? 'Included' : 'Not included'}</span>
    </span>
  );
}

export interface ComparisonTableProps {
  productName: string;
  competitorName: string;
  groups: Record<Stronger, ComparisonRow[]>;
}

/** 'Feature-by-Feature Comparison' (section 2). Booleans appear as a check or cross with a label, strings as text. */
export default function ComparisonTable({productName, competitorName, groups}: ComparisonTableProps): ReactNode {
  return (
    <section className="section">
      <div className="wrap">
        <Heading title="Feature-by-Feature Comparison" />
        <div className={styles.frame}>
          <table className={styles.table}>
            <caption className="visually-hidden">
              Features of {productName} and {competitorName}, one per row
            </caption>
            <thead>
              <tr>
                <th scope="col">Feature</th>
                <th scope="col">{productName}</th>
                <th scope="col">{competitorName}</th>
              </tr>
            </thead>
            {RESULTS.filter((result) => groups[result].length > 0).map((result) => {
              const title = resultText(result, productName, competitorName);
              return (
                <tbody className={styles[result]} id={slugOf(title)} key={result}>
                  <tr>
                    <td className={styles.group} colSpan={3}>
                      <h3 className="m-0 line-up gap-2 size-4">
                        <Result of={result} />
                        {`${title} (${groups[result].length})`}
                      </h3>
                    </td>
                  </tr>
                  {groups[result].map(({feature, product, competitor}) => (
                    <tr key={feature}>
                      <th scope="row">{feature}</th>
                      <td>
                        <Value value={product} />
                      </td>
                      <td>
                        <Value value={competitor} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              );
            })}
          </table>
        </div>
      </div>
    </section>
  );
}
