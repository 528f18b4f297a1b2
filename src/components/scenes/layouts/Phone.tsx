import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {SceneOf} from '../../../content/scenes/types';
import {Label, Sign} from '../parts/marks';
import {Rings} from '../parts/rings';
import {Floating} from '../parts/window';
import styles from '../styles.module.css';

/** The app on a phone, cut off by the lower edge. */
export default function Phone({clock, title, sub, tag, items, action, note}: SceneOf<'phone'>): ReactNode {
  return (
    <div className={styles.hand}>
      <div className={clsx(styles.card, styles.phone)}>
        <div className={styles.row}>
          <span className={styles.grow}>{clock}</span>
          {tag && <Label tag={tag} />}
        </div>
        <div>
          <div className={styles.title}>{title}</div>
          {sub && <div className={styles.mut}>{sub}</div>}
        </div>
        {items.map(({label, meta, value, glyph}) => (
          <div key={label} className={styles.row}>
            <Rings values={[{value}]} size={36} width={6} />
            <div className={styles.grow}>
              <div className={styles.strong}>{label}</div>
              <div className={styles.mut}>{meta}</div>
            </div>
            <Sign name={glyph} />
          </div>
        ))}
        <span className={styles.pill}>{action}</span>
      </div>
      {note && <Floating {...note} />}
    </div>
  );
}
