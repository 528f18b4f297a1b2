import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {SceneOf} from '../../../content/scenes/types';
import {Bar, Stats} from '../parts/marks';
import {Rings as Drawing} from '../parts/rings';
import {Window} from '../parts/window';
import styles from '../styles.module.css';

/** Progress rings next to a list of their values. */
export default function Rings(scene: SceneOf<'rings'>): ReactNode {
  const {rows, single, centre, stats} = scene;
  return (
    <Window scene={scene}>
      <div className={styles.dash}>
        <div className={styles.dial}>
          <Drawing values={single ? rows.slice(0, 1) : rows} size={124} width={single ? 12 : 11} />
          {centre && <span className={styles.title}>{centre}</span>}
        </div>
        <div className={clsx(styles.stack, rows[0]!.meta !== undefined && styles.lined)}>
          {rows.map(({label, value, tone, meta}) => (
            <div key={label}>
              <div className={styles.row}>
                <span className={styles.grow}>{label}</span>
                <span className={styles.num}>{meta ?? `${value}%`}</span>
              </div>
              {meta === undefined && <Bar value={value} tone={tone} />}
            </div>
          ))}
        </div>
      </div>
      {stats && <Stats items={stats} />}
    </Window>
  );
}
