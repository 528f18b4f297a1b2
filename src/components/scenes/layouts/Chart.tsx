import type {ReactNode} from 'react';
import type {WindowOf} from '../../../content/scenes/types';
import {Bar, Stats, thousands} from '../parts/marks';
import {Window} from '../parts/window';
import shared from '../styles.module.css';
import styles from './charts.module.css';

/** A bar chart, optionally with figures above it. */
export default function Chart(scene: WindowOf<'chart'>): ReactNode {
  const {tiles, points, unit = ''} = scene;
  const end = unit ? 100 : Math.max(...points.map(([, value]) => value));
  return (
    <Window scene={scene}>
      {tiles && <Stats items={tiles} />}
      <div className={styles.bars}>
        {points.map(([label, value, tone]) => [
          <span key={label}>{label}</span>,
          <Bar key={`${label}: bar`} value={Math.round((100 * value) / end)} tone={tone} />,
          <span key={`${label}: value`} className={shared.num}>
            {thousands(value) + unit}
          </span>,
        ])}
      </div>
    </Window>
  );
}
