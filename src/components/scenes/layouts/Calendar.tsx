import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {SceneOf} from '../../../content/scenes/types';
import {Window} from '../parts/window';
import shared from '../styles.module.css';
import styles from './charts.module.css';

const WEEKDAYS = ['M', 'T', 'W', 'T', 'F', 'S', 'S'];

/** Whole weeks around November 2026. Days are counted in November: 0 is 31 October, 31 is 1 December. */
const FIRST = -5;
const DAYS = Array.from({length: 42}, (_, at) => at + FIRST);

/** 0 is Monday. */
const weekday = (day: number): number => (day - FIRST) % 7;

/** Day of its own month. */
const dayOfMonth = (day: number): number => (day < 1 ? day + 31 : day > 30 ? day - 30 : day);

const isWeekend = (day: number): boolean => weekday(day) > 4;

/** Days of the streak, from today backwards. */
function streakDays({today, streak = 0, rests}: SceneOf<'calendar'>): number[] {
  const days: number[] = [];
  for (let day = today; day >= FIRST && days.length < streak; day--) if (!rests || !isWeekend(day)) days.push(day);
  return days;
}

/** A month: streak days are ringed, days with events tinted; the events are listed below. */
export default function Calendar(scene: SceneOf<'calendar'>): ReactNode {
  const {today, streak, rests, events} = scene;
  const ringed = streakDays(scene);
  const mark = (day: number): string => {
    const event = events.find((other) => other.day === day);
    return clsx(
      dayOfMonth(day) !== day && styles.weekday,
      day === today && styles.today,
      ringed.includes(day) && [styles.ringed, !event && shared.brand],
      event && [shared.dot, shared[event.tone ?? 'brand']],
    );
  };
  return (
    <Window scene={scene}>
      <div className={styles.agenda}>
        <div className={styles.month}>
          {WEEKDAYS.map((day, at) => (
            <span className={styles.weekday} key={at}>
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
          {streak && (
            <div>
              <div className={shared.figure}>{`${streak} days`}</div>
              <div className={shared.mut}>{rests ? 'in a row, weekends aside' : 'in a row, the longest so far'}</div>
            </div>
          )}
          {events.map(({day, label, meta, tone = 'brand'}) => (
            <div key={day} className={shared.row}>
              <span className={clsx(shared.dot, shared.small, shared[tone])}>{day}</span>
              <span className={shared.grow}>
                {label}
                <span className={shared.mut}>{meta}</span>
              </span>
            </div>
          ))}
        </div>
      </div>
    </Window>
  );
}
