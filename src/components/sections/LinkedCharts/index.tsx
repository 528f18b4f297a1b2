import type {ReactNode} from 'react';
import type {FeatureBlock} from '@site/src/content/schema';
import styles from './styles.module.css';

export type LinkedChartsProps = Extract<FeatureBlock, {kind: 'question'}>;

/** A question that three linked charts answer: groups, the course of the chosen one over time, and its people. */
export default function LinkedCharts({ask, groups}: LinkedChartsProps): ReactNode {
  return (
    <div className={styles.charts}>
      <h3>{ask}</h3>
      {groups.map(({label, value, answer}) => (
        <p key={label}>
          {label}: {value}%. {answer}
        </p>
      ))}
    </div>
  );
}
