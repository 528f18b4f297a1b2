import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Competitor} from '@site/src/content/schema';
import Icon from '@site/src/components/ui/Icon';
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
  competitor: Competitor;
}

/** 'Feature-by-Feature Comparison' (section 2). Booleans appear as a check or cross with a label, strings as text. */
export default function ComparisonTable({productName, competitor}: ComparisonTableProps): ReactNode {
  const {name, featureComparison} = competitor;
  return (
    <section className="section">
      <div className="wrap">
        <Heading
          intro={`Rows where ${productName} is stronger come first, then those where neither is, then those where ${name} is stronger.`}
          title="Feature-by-Feature Comparison"
        />
        <div className={styles.frame}>
          <table className={styles.table}>
            <caption className="visually-hidden">
              Features of {productName} and {name}, one per row
            </caption>
            <thead>
              <tr>
                <th scope="col">Feature</th>
                <th className={styles.own} scope="col">
                  {productName}
                </th>
                <th scope="col">{name}</th>
              </tr>
            </thead>
            <tbody>
              {featureComparison.map(({feature, product, competitor: other}) => (
                <tr key={feature}>
                  <th scope="row">{feature}</th>
                  <td className={styles.own}>
                    <Value value={product} />
                  </td>
                  <td>
                    <Value value={other} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}
