import type {ReactNode} from 'react';
import {shortDay} from '@site/src/lib/year';
import styles from './styles.module.css';

export interface PlannerProps {
  /** Id of what names it. */
  label: string;
  /** `at` is a date, with a time or without, in ISO 8601. */
  moments: readonly {at: string; content: ReactNode}[];
}

const weekday = (date: string): string =>
  new Date(date).toLocaleDateString('en-GB', {weekday: 'long', timeZone: 'UTC'});

/** Moments in the order of time, next to one another; those that don't fit scroll. */
export default function Planner({label, moments}: PlannerProps): ReactNode {
  return (
    <section aria-labelledby={label} className={`box ${styles.planner}`} tabIndex={0}>
      <ol className="plain-list">
        {moments.map(({at, content}) => {
          const [date, time] = at.split('T') as [string, string?];
          return (
            <li key={at}>
              <h3 className="headline-3 line-up between gap-2">
                {weekday(date)}{' '}
                <time className="fine regular" dateTime={at}>
                  {shortDay(date)}
                  {time && `, ${time}`}
                </time>
              </h3>
              {content}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
