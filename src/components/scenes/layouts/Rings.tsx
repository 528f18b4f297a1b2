import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {WindowOf} from '../../../content/scenes/types';
import {progressTone, Rings as Drawing, shade} from '../parts/rings';
import {Window} from '../parts/window';
import shared from '../styles.module.css';
import styles from './charts.module.css';

/** Progress rings next to a list of their values, in the same order and shades. */
export default function Rings(scene: WindowOf<'rings'>): ReactNode {
  const {rows, single, centre} = scene;
  return (
    <Window scene={scene}>
      <div className={clsx(shared.sides, styles.dash)}>
        <div className={shared.dial}>
          <Drawing values={single ? rows.slice(0, 1) : rows} size={132} width={single ? 12 : 11} />
          {centre && <span className={shared.title}>{centre}</span>}
        </div>
        <div className={shared.lined}>
          {rows.map(({label, value, tone, meta}, at) => (
            <div key={label} className={clsx(shared.row, shared[progressTone(tone)])}>
              {single && <Drawing size={26} values={[{value, tone}]} width={5} />}
              {!single && <span className={styles.key} style={{background: shade(at)}} />}
              <span className={shared.grow}>{label}</span>
              <span className={shared.num}>{meta ?? `${value}%`}</span>
            </div>
          ))}
        </div>
      </div>
    </Window>
  );
}
