import type {ReactNode} from 'react';
import type {SceneOf} from '../../../content/scenes/types';
import {cx, Floating, Growth, Label} from '../parts';
import styles from '../styles.module.css';

/** A stack of flashcards, with the times until the next sight. */
export default function Cards(scene: SceneOf<'cards'>): ReactNode {
  const {title, sub, tag, note, front, back, intervals, spaced} = scene;
  return (
    <>
      <div className={styles.deck}>
        <div className={styles.window}>
          <div className={styles.head}>
            <div className={styles.grow}>
              <div className={styles.strong}>{title}</div>
              {sub && <div className={styles.mut}>{sub}</div>}
            </div>
            {tag && <Label {...tag} />}
          </div>
          <div className={styles.flash}>
            <div className={styles.greeting}>{front}</div>
            <div className={styles.back}>{back}</div>
          </div>
        </div>
      </div>
      <div className={cx(styles.intervals, spaced && styles.spaced)}>
        {intervals.map(({label, value}, at) => (
          <div key={label}>
            {spaced && <Growth level={at + 1} of={intervals.length} tone={at === 1 ? 'accent' : 'brand'} />}
            <span className={styles.strong}>{label}</span>
            <span className={styles.mut}>{value}</span>
          </div>
        ))}
      </div>
      {note && <Floating {...note} />}
    </>
  );
}
