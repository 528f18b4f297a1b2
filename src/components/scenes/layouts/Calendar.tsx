import type {ReactNode} from 'react';
import type {SceneOf} from '../../../content/scenes/types';
import {cx, Window} from '../parts';
import styles from '../styles.module.css';

const WEEKDAYS = ['M', 'T', 'W', 'T', 'F', 'S', 'S'];

/** A month: rings for days of a streak, tinted days for what is due, and the list of what they mean. */
export default function Calendar(scene: SceneOf<'calendar'>): ReactNode {
  const {first, days, today, streak, events} = scene;
  const mark = (day: number): string | undefined => {
    const event = events.find(({after}) => today + after === day);
    if (event) return cx(styles.event, styles[event.tone]);
    if (day > today || !streak) return undefined;
    if (day > today - streak) return styles.ringed;
    return day < today - streak && (day * 7) % 3 ? styles.faint : undefined;
  };
  return (
    <Window scene={scene}>
      <div className={styles.split}>
        <div className={styles.month}>
          {WEEKDAYS.map((day, at) => (
            <span key={at} className={styles.mut}>
              {day}
            </span>
          ))}
          {Array.from({length: days}, (_, at) => (
            <span
              key={at}
              className={cx(styles.day, mark(at + 1), at + 1 === today && styles.today)}
              style={at === 0 ? {gridColumnStart: first + 1} : undefined}
            >
              {at + 1}
            </span>
          ))}
        </div>
        <div className={styles.list}>
          {streak > 0 && (
            <div>
              <span className={styles.holder}>{streak} days</span>
              <span className={styles.mut}>in a row, the longest so far</span>
            </div>
          )}
          {events.map(({after, label, meta, tone}) => (
            <div key={label} className={styles.row}>
              <span className={cx(styles.day, styles.event, styles[tone])}>{today + after}</span>
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
