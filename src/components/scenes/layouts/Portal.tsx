import type {ReactNode} from 'react';
import type {SceneOf} from '../../../content/scenes/types';
import {Floating, cx, Growth, ringPath, Sign, vars} from '../parts';
import styles from '../styles.module.css';

/** A customer's own portal in a browser: its palette comes from one hue, as that of this site does. */
export default function Portal({address, title, sub, hue, greeting, items, note}: SceneOf<'portal'>): ReactNode {
  return (
    <>
      <div
        className={cx(styles.window, styles.browser, note && styles.under, note?.at === 'start' && styles.start)}
        data-rebrand=""
        style={vars({'--hue': hue})}
      >
        <div className={styles.address}>
          <Sign name="lock" />
          <span>{address}</span>
        </div>
        <div className={styles.welcome}>
          <div className={styles.row}>
            <Growth level={5} />
            <span className={styles.strong}>{title}</span>
          </div>
          <div className={styles.greeting}>{greeting}</div>
          {sub && <span className={styles.pill}>{sub}</span>}
        </div>
        <div className={styles.tiles}>
          {items.map((item, at) => (
            <div key={item} className={styles.tile}>
              <svg className={styles.cut} viewBox="0 0 96 40" preserveAspectRatio="xMidYMid slice">
                {[8, 17, 25, 34, 42, 53].map((radius, ring) => (
                  <path key={radius} d={ringPath(24 + at * 22, radius, ring + at)} />
                ))}
              </svg>
              <span>{item}</span>
            </div>
          ))}
        </div>
      </div>
      {note && <Floating {...note} />}
    </>
  );
}
