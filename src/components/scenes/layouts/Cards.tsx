import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {SceneOf} from '../../../content/scenes/types';
import {Growth} from '../parts/rings';
import {Floating, Head} from '../parts/window';
import styles from '../styles.module.css';

/** A stack of flashcards with review intervals. */
export default function Cards(scene: SceneOf<'cards'>): ReactNode {
  const {note, front, back, intervals, round} = scene;
  return (
    <>
      <div className={styles.deck}>
        <div className={clsx(styles.card, styles.window)}>
          <Head {...scene} />
          <div className={styles.flash}>
            <div className={styles.figure}>{front}</div>
            <div className={styles.back}>{back}</div>
          </div>
        </div>
      </div>
      <div className={styles.even}>
        {intervals.map(([label, value], at) => (
          <div key={label} className={clsx(styles.box, styles.mid)}>
            {round && <Growth level={at + 1} of={intervals.length} tone={at + 1 === round ? 'accent' : 'brand'} />}
            <div className={styles.strong}>{label}</div>
            <div className={styles.mut}>{value}</div>
          </div>
        ))}
      </div>
      {note && <Floating {...note} />}
    </>
  );
}
