import type {ReactNode} from 'react';
import type {FeatureBlock} from '@site/src/content/schema';
import Picture from '../../scenes/Picture';
import styles from './styles.module.css';

export type LearnerWeekProps = Extract<FeatureBlock, {kind: 'week'}>;

/** A learner's phone on five days of a week. */
export default function LearnerWeek({days}: LearnerWeekProps): ReactNode {
  return (
    <ol className={`plain-list ${styles.days}`}>
      {days.map(({day, caption, ...picture}) => (
        <li key={day}>
          <h3>{day}</h3>
          <Picture {...picture} bare />
          <p className="fine">{caption}</p>
        </li>
      ))}
    </ol>
  );
}
