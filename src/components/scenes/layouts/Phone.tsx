import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {WindowOf} from '../../../content/scenes/types';
import {Sign} from '../parts/marks';
import {Rings} from '../parts/rings';
import {Floating, Head} from '../parts/window';
import shared from '../styles.module.css';
import styles from './frames.module.css';

/** Signal and battery of the status bar. */
const STATUS =
  'M1 12V9M5 12V7M9 12V5M13 12V2.5M21 4.5h13a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H21a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2M38.5 7.5v2';

/** The app on a phone. */
export default function Phone(scene: WindowOf<'phone'>): ReactNode {
  const {clock, items, action, note} = scene;
  // The first of few items is larger.
  const isFew = items.length < 3;
  return (
    <div className={styles.hand}>
      <div className={clsx(styles.phone, isFew && styles.few)}>
        <div className={styles.status}>
          <span className={shared.strong}>{clock}</span>
          <span className={styles.lens} />
          <svg stroke="currentColor" strokeWidth="1.7" viewBox="0 0 40 14" width="2.7em">
            <path d={STATUS} />
            <path d="M22.5 8.5h8" strokeWidth="4" />
          </svg>
        </div>
        <Head {...scene} />
        {items.map(({label, meta, value, glyph}, at) => (
          <div key={label} className={clsx(shared.row, styles.item, !at && styles.first)}>
            <Rings values={[{value}]} size={isFew && !at ? 68 : 38} width={isFew && !at ? 8 : 5.5} />
            <div className={shared.grow}>
              <div className={shared.strong}>{label}</div>
              <div className={shared.mut}>{meta}</div>
            </div>
            <Sign name={glyph} />
          </div>
        ))}
        <span className={shared.pill}>{action}</span>
        <span className={styles.bottom} />
      </div>
      {note && <Floating {...note} />}
    </div>
  );
}
