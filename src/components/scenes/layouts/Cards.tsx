import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {WindowOf} from '../../../content/scenes/types';
import {Growth} from '../parts/rings';
import {Floating, Head} from '../parts/window';
import shared from '../styles.module.css';
import styles from './lists.module.css';

export default function Cards(scene: WindowOf<'cards'>): ReactNode {
  const {note, front, back, intervals, round} = scene;
  return (
    <>
      <div className={styles.deck}>
        <div className={clsx(shared.card, shared.window)}>
          <Head {...scene} />
          <div className={styles.flash}>
            <div className={shared.figure}>{front}</div>
            <div className={styles.back}>{back}</div>
          </div>
        </div>
      </div>
      <div className={clsx(shared.even, styles.answers)}>
        {intervals.map(([label, value], at) => (
          <div key={label} className={clsx(shared.box, shared.mid)}>
            {round && <Growth level={at + 1} of={intervals.length} tone={at + 1 === round ? 'accent' : 'brand'} />}
            <div className={shared.strong}>{label}</div>
            <div className={shared.mut}>{value}</div>
          </div>
        ))}
      </div>
      {note && <Floating {...note} />}
    </>
  );
}
