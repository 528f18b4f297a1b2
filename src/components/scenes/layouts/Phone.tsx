import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {WindowOf} from '../../../content/scenes/types';
import {Sign} from '../parts/marks';
import {Rings} from '../parts/rings';
import {Floating, Head} from '../parts/window';
import shared from '../styles.module.css';
import styles from './frames.module.css';

export default function Phone(scene: WindowOf<'phone'>): ReactNode {
  const {clock, items, action, note} = scene;
  return (
    <div className={styles.hand}>
      <div className={styles.phone}>
        <div className={styles.status}>
          <span className={shared.strong}>{clock}</span>
          <span className={styles.lens} />
        </div>
        <Head {...scene} />
        {items.map(({label, meta, value, glyph}, at) => (
          <div key={label} className={clsx(shared.row, styles.item, !at && styles.first)}>
            <Rings values={[{value}]} size={38} width={5.5} />
            <div className={shared.grow}>
              <div className={shared.strong}>{label}</div>
              <div className={shared.mut}>{meta}</div>
            </div>
            <Sign name={glyph} />
          </div>
        ))}
        <span className={shared.pill}>{action}</span>
      </div>
      {note && <Floating {...note} />}
    </div>
  );
}
