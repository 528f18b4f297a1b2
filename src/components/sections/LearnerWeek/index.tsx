import {type ReactNode, useId} from 'react';
import type {FeatureBlock} from '@site/src/content/schema';
import Picture from '../../scenes/Picture';
import Planner from '../Planner';

export type LearnerWeekProps = Extract<FeatureBlock, {kind: 'week'}>;

/** A learner's phone on each working day of the week of the product pictures, from 9 November. */
export default function LearnerWeek({learner, days}: LearnerWeekProps): ReactNode {
  const id = useId();
  const moments = days.map(({caption, ...picture}, index) => ({
    at: `2026-11-${String(9 + index).padStart(2, '0')}`,
    content: (
      <>
        <Picture {...picture} bare />
        <p className="fine m-0">{caption}</p>
      </>
    ),
  }));
  return (
    <>
      <p className="muted" id={id}>
        {learner}
      </p>
      <Planner label={id} moments={moments} />
    </>
  );
}
