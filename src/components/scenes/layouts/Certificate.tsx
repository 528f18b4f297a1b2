import type {ReactNode} from 'react';
import type {SceneOf} from '../../../content/scenes/types';
import {Floating, cx, ringPath} from '../parts';
import styles from '../styles.module.css';

/** The sheet that a learner keeps, with a seal of growth rings. */
export default function Certificate({title, sub, name, course, facts, note}: SceneOf<'certificate'>): ReactNode {
  return (
    <>
      <div className={cx(styles.window, note && styles.under, note?.at === 'start' && styles.start)}>
        <div className={styles.sheet}>
          <div className={styles.row}>
            <span className={cx(styles.grow, styles.title)}>{sub}</span>
            <svg className={styles.seal} viewBox="0 0 72 72" width="72" height="72">
              {[6, 11, 15, 20, 24, 29, 33].map((radius, at) => (
                <path key={radius} d={ringPath(36, radius, at)} />
              ))}
            </svg>
          </div>
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
      </div>
      {note && <Floating {...note} />}
    </>
  );
}
