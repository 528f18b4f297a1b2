import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {WindowOf} from '../../../content/scenes/types';
import {Caption, Sign} from '../parts/marks';
import {Rings} from '../parts/rings';
import {Floating, Head} from '../parts/window';
import shared from '../styles.module.css';
import styles from './frames.module.css';

export default function Phone(scene: WindowOf<'phone'>): ReactNode {
  const {clock, items, action, note} = scene;
  return (
    <div className={styles.hand}>
      <div className={styles.phone}>
        <div className={shared.row}>
          <span className={shared.strong}>{clock}</span>
          <span className={styles.lens} />
        </div>
        <Head {...scene} />
        {items.map(({label, meta, value, glyph}, at) => (
          <div key={label} className={clsx(shared.row, shared.well, shared[at ? 'plain' : 'brand'])}>
            <Rings values={[{value}]} size={38} width={5.5} />
            <Caption name={label} meta={meta} />
            <Sign name={glyph} />
          </div>
        ))}
        <span className={clsx(shared.pill, shared.full, shared.brand, styles.action)}>{action}</span>
      </div>
      {note && <Floating {...note} />}
    </div>
  );
}
