import type {ReactNode} from 'react';
import type {SceneOf} from '../../../content/scenes/types';
import {Bar, cx, Rings as Drawing, Stats, Window} from '../parts';
import styles from '../styles.module.css';

/** Growth rings beside the list that they stand for. */
export default function Rings(scene: SceneOf<'rings'>): ReactNode {
  const {rows, each, centre, stats} = scene;
  return (
    <Window scene={scene}>
      <div className={styles.dash}>
        <div className={styles.dial}>
          <Drawing values={each ? rows : rows.slice(0, 1)} size={124} width={each ? 11 : 12} />
          {centre && <span className={styles.figure}>{centre}</span>}
        </div>
        <div className={styles.list}>
          {rows.map(({label, value, tone, meta}) => (
            <div key={label} className={cx(meta !== undefined && styles.ruled)}>
              <div className={styles.row}>
                <span className={styles.grow}>{label}</span>
                <span className={styles.num}>{meta ?? `${value}%`}</span>
              </div>
              {meta === undefined && <Bar value={value} tone={tone} />}
            </div>
          ))}
        </div>
        {stats.length > 0 && <Stats items={stats} />}
      </div>
    </Window>
  );
}
