import type {ReactNode} from 'react';
import type {SceneOf} from '../../../content/scenes/types';
import {Bar, cx, Rings as Drawing, Stats, Window} from '../parts';
import styles from '../styles.module.css';

/** Growth rings beside the list that they stand for. */
export default function Rings(scene: SceneOf<'rings'>): ReactNode {
  const {rows, single, centre, stats} = scene;
  return (
    <Window scene={scene}>
      <div className={styles.dash}>
        <div className={styles.dial}>
          <Drawing values={single ? rows.slice(0, 1) : rows} size={124} width={single ? 12 : 11} />
          {centre && <span className={styles.title}>{centre}</span>}
        </div>
        <div className={cx(styles.stack, rows[0]!.meta !== undefined && styles.lined)}>
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
