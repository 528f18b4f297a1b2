import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {WindowOf} from '../../../content/scenes/types';
import {Caption} from '../parts/marks';
import {Growth} from '../parts/rings';
import {Floating, Head} from '../parts/window';
import shared from '../styles.module.css';
import styles from './lists.module.css';

export default function Cards(scene: WindowOf<'cards'>): ReactNode {
  const {note, front, back, intervals, round} = scene;
  return (
    <>
      <div className={styles.deck}>
        <div className={clsx(shared.card, styles.behind)} />
        <div className={clsx(shared.card, shared.window)}>
          <Head {...scene} />
          <div className={clsx(shared.figure, shared.mid)}>{front}</div>
          <div className={clsx(shared.strong, shared.mid, styles.back)}>{back}</div>
        </div>
      </div>
      <div className={clsx(shared.even, styles.answers)}>
        {intervals.map(([label, value], at) => (
          <div key={label} className={clsx(shared.card, shared.box, shared.mid)}>
            <Growth level={at + 1} tone={at + 1 === round ? 'accent' : 'brand'} />
            <Caption name={label} meta={value} />
          </div>
        ))}
      </div>
      {note && <Floating {...note} />}
    </>
  );
}
