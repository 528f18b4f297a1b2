import {type ReactNode, useId} from 'react';
import type {FeatureBlock} from '@site/src/content/schema';
import Picture from '../../scenes/Picture';
import styles from './styles.module.css';

export type LearnerWeekProps = Extract<FeatureBlock, {kind: 'week'}>;

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** The week of the product pictures as a planner, with a learner's phone on each day; days that don't fit scroll. */
export default function LearnerWeek({learner, days}: LearnerWeekProps): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.week} tabIndex={0}>
      <p className="muted" id={id}>
        {learner}
      </p>
      <ol className="plain-list">
        {days.map(({caption, ...picture}, index) => (
          <li key={caption}>
            <h3 className="headline-3">
              {DAYS[index]} <span className="fine">{`${9 + index}\u00a0Nov`}</span>
            </h3>
            <Picture {...picture} bare />
            <p className="fine">{caption}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
