import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {WindowOf} from '../../../content/scenes/types';
import {Caption} from '../parts/marks';
import {Window} from '../parts/window';
import shared from '../styles.module.css';
import styles from './charts.module.css';

const WEEKDAYS = ['M', 'T', 'W', 'T', 'F', 'S', 'S'];

/** Whole weeks around November 2026. Days are counted in November: 0 is 31 October, 31 is 1 December. */
const DAYS = Array.from({length: 42}, (_, at) => at - 5);

/** Day of its own month. */
const dayOfMonth = (day: number): number => (day < 1 ? day + 31 : day > 30 ? day - 30 : day);

/** A month: days with events are tinted; the events are listed below. */
export default function Calendar(scene: WindowOf<'calendar'>): ReactNode {
  const {today, events} = scene;
  const mark = (day: number): string => {
    const event = events.find((other) => other.day === day);
    const isToday = day === today;
    return clsx(
      shared.dot,
      isToday ? [shared.full, shared.plain] : event ? shared[event.tone ?? 'brand'] : [styles.day, shared.plain],
      dayOfMonth(day) !== day && styles.other,
    );
  };
  return (
    <Window scene={scene}>
      <div className={shared.sides}>
        <div className={styles.month}>
          {WEEKDAYS.map((day, at) => (
            <span className={shared.mut} key={at}>
              {day}
            </span>
          ))}
          {DAYS.map((day) => (
            <span key={day} className={mark(day)}>
              {dayOfMonth(day)}
            </span>
          ))}
        </div>
        <div className={shared.stack}>
          {events.map(({day, label, meta, tone = 'brand'}) => (
            <div key={day} className={shared.row}>
              <span className={clsx(shared.dot, shared[tone])}>{day}</span>
              <Caption className="" name={label} meta={meta} />
            </div>
          ))}
        </div>
      </div>
    </Window>
  );
}
