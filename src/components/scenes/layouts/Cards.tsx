import type {ReactNode} from 'react';
import type {SceneOf} from '../../../content/scenes/types';
import {cx, Growth, Window} from '../parts';
import styles from '../styles.module.css';

/** A stack of flashcards, with the times until the next sight. */
export default function Cards(scene: SceneOf<'cards'>): ReactNode {
  const {front, back, intervals, spaced} = scene;
  return (
    <Window scene={scene}>
      <div className={styles.stack}>
        <div className={styles.flash}>
          <span className={styles.ask}>{front}</span>
          <span className={styles.back}>{back}</span>
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
    </Window>
  );
}
