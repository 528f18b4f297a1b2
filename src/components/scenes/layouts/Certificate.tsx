import type {ReactNode} from 'react';
import type {SceneOf} from '../../../content/scenes/types';
import {cx, Floating, ringPath} from '../parts';
import styles from '../styles.module.css';

/** The sheet that a learner keeps, with a seal of growth rings. */
export default function Certificate({title, sub, name, course, facts, note}: SceneOf<'certificate'>): ReactNode {
  return (
    <>
      <div className={cx(styles.window, styles.sheet, note && styles.under, note?.at === 'start' && styles.start)}>
        <div className={styles.title}>{sub}</div>
        <svg className={styles.seal} viewBox="0 0 96 96">
          {[7, 13, 18, 25, 30, 37, 43].map((radius, at) => (
            <path key={radius} d={ringPath(48, radius, at)} />
          ))}
        </svg>
        <div>
          <div className={styles.mut}>{title}</div>
          <div className={styles.holder}>{name}</div>
          <div>{course}</div>
        </div>
        <div className={styles.facts}>
          {facts.map(({label, value}) => (
            <div key={label}>
              <span className={styles.mut}>{label}</span>
              <span className={styles.strong}>{value}</span>
            </div>
          ))}
        </div>
      </div>
      {note && <Floating {...note} />}
    </>
  );
}
