import type {ReactNode} from 'react';
import type {SceneOf} from '../../../content/scenes/types';
import {Floating, Label, Rings, Sign} from '../parts';
import styles from '../styles.module.css';

/** The app on a phone that rises from the lower edge. */
export default function Phone({clock, title, sub, tag, items, action, note}: SceneOf<'phone'>): ReactNode {
  return (
    <div className={styles.hand}>
      <div className={styles.phone}>
        <div className={styles.row}>
          <span className={styles.grow}>{clock}</span>
          {tag && <Label {...tag} />}
        </div>
        <div>
          <div className={styles.title}>{title}</div>
          {sub && <div className={styles.mut}>{sub}</div>}
        </div>
        {items.map(({label, meta, value, saved}) => (
          <div key={label} className={styles.row}>
            <Rings values={[{value, tone: 'brand'}]} size={36} width={6} />
            <div className={styles.grow}>
              <div className={styles.strong}>{label}</div>
              <div className={styles.mut}>{meta}</div>
            </div>
            <Sign name={saved ? 'check' : 'down'} />
          </div>
        ))}
        <span className={styles.pill}>{action}</span>
      </div>
      {note && <Floating {...note} />}
    </div>
  );
}
