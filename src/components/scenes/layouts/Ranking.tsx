import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {SceneOf} from '../../../content/scenes/types';
import {thousands} from '../../../lib/scenes';
import {Bar, Face, Label} from '../parts/marks';
import {Window} from '../parts/window';
import styles from '../styles.module.css';

/** A leaderboard; the bars are relative to the first place. */
export default function Ranking(scene: SceneOf<'ranking'>): ReactNode {
  const {rows, unit} = scene;
  const best = rows[0]!.value;
  return (
    <Window scene={scene}>
      <div className={styles.ranks}>
        {rows.map(({name, meta, value, mark, tone}, at) => (
          <div key={name} className={clsx(styles.row, mark && styles.mark)}>
            <span className={styles.place}>{at + 1}</span>
            <Face name={name} />
            <div className={styles.grow}>
              <div className={styles.row}>
                <span className={clsx(styles.grow, styles.strong)}>{name}</span>
                <span className={styles.num}>{`${thousands(value)} ${unit}`}</span>
              </div>
              <div className={styles.row}>
                <Bar value={Math.round((100 * value) / best)} tone={tone ?? (at ? 'brand' : 'accent')} />
                {tone ? <Label tag={[meta, tone]} /> : <span className={styles.mut}>{meta}</span>}
              </div>
            </div>
          </div>
        ))}
      </div>
    </Window>
  );
}
