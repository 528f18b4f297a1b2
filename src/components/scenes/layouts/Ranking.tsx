import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {SceneOf} from '../../../content/scenes/types';
import {thousands} from '../../../lib/scenes';
import {Bar, Label} from '../parts/marks';
import {Face} from '../parts/rings';
import {Window} from '../parts/window';
import shared from '../styles.module.css';
import styles from './charts.module.css';

/** A leaderboard; the bars are relative to the first place and equally long. */
export default function Ranking(scene: SceneOf<'ranking'>): ReactNode {
  const {rows, unit} = scene;
  const best = rows[0]!.value;
  return (
    <Window scene={scene}>
      <div>
        {rows.map(({name, meta, value, mark, tone}, at) => (
          <div key={name} className={clsx(styles.rank, mark && shared.mark)}>
            <span className={shared.num}>{at + 1}</span>
            <Face name={name} />
            <span className={shared.strong}>{name}</span>
            <div className={styles.score}>
              <span className={shared.num}>{`${thousands(value)} ${unit}`}</span>
              {tone ? <Label tag={[meta, tone]} /> : <span className={shared.mut}>{meta}</span>}
            </div>
            <Bar value={Math.round((100 * value) / best)} />
          </div>
        ))}
      </div>
    </Window>
  );
}
