import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {SceneOf} from '../../../content/scenes/types';
import {Window} from '../parts/window';
import styles from '../styles.module.css';

const WEEKDAYS = ['M', 'T', 'W', 'T', 'F', 'S', 'S'];

/** Weekday of a day in November 2026; 0 is Monday. */
const weekday = (day: number): number => (day + 5) % 7;

const isWeekend = (day: number): boolean => weekday(day) > 4;

/** Days of the streak, from today backwards. */
function streakDays({today, streak = 0, rests}: SceneOf<'calendar'>): number[] {
  const days: number[] = [];
  for (let day = today; day > 0 && days.length < streak; day--) if (!rests || !isWeekend(day)) days.push(day);
  return days;
}

/** A month: streak days are ringed, days with events tinted; the events are listed below. */
export default function Calendar(scene: SceneOf<'calendar'>): ReactNode {
  const {today, streak, rests, events} = scene;
  const ringed = streakDays(scene);
  const mark = (day: number): string | undefined => {
    const event = events.find((other) => other.day === day);
    if (day === today) return clsx(styles.full, styles.accent);
    if (event) return clsx(styles.dot, styles[event.tone ?? 'brand']);
    if (ringed.includes(day)) return clsx(styles.dot, styles.ringed, styles.brand);
    return undefined;
  };
  return (
    <Window scene={scene}>
      <div className={styles.split}>
        <div className={styles.month}>
          {WEEKDAYS.map((day, at) => (
            <span key={at}>{day}</span>
          ))}
          {Array.from({length: 30}, (_, at) => (
            <span key={at} className={mark(at + 1)} style={at ? undefined : {gridColumn: weekday(1) + 1}}>
              {at + 1}
            </span>
          ))}
        </div>
        <div className={styles.stack}>
          {streak && (
            <div>
              <div className={styles.figure}>{`${streak} days`}</div>
              <div className={styles.mut}>{rests ? 'in a row, weekends aside' : 'in a row, the longest so far'}</div>
            </div>
          )}
          {events.map(({day, label, meta, tone = 'brand'}) => (
            <div key={day} className={styles.row}>
              <span className={clsx(styles.dot, styles.small, styles[tone])}>{day}</span>
              <span className={styles.grow}>
                {label}
                <span className={styles.mut}>{meta}</span>
              </span>
            </div>
          ))}
        </div>
      </div>
    </Window>
  );
}
