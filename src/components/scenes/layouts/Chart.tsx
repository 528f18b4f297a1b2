import type {ReactNode} from 'react';
import type {Chart as ChartScene, SceneOf} from '../../../content/scenes/types';
import {Bar, cx, Stats, vars, Window} from '../parts';
import styles from '../styles.module.css';

type Points = Pick<ChartScene, 'points' | 'unit'>;

function Line({points, unit}: Points): ReactNode {
  const step = 100 / (points.length - 1);
  const path = points.map(({value}, at) => `${at * step} ${100 - value}`).join('L');
  const last = points.at(-1)!;
  return (
    <div className={styles.plot}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path className={styles.grid} vectorEffect="non-scaling-stroke" d="M0 25H100M0 50H100M0 75H100M0 100H100" />
        <path className={styles.area} d={`M0 100L${path}L100 100Z`} />
        <path className={styles.curve} vectorEffect="non-scaling-stroke" d={`M${path}`} />
      </svg>
      <span className={styles.tip} style={vars({'--at': `${last.value}%`})}>
        {last.value}
        {unit}
      </span>
      <div className={styles.scale}>
        {points.map(({label}) => (
          <span key={label}>{label}</span>
        ))}
      </div>
    </div>
  );
}

function Columns({points, unit}: Points): ReactNode {
  return (
    <div className={styles.columns}>
      {points.map(({label, value, tone}) => (
        <div key={label}>
          <span className={styles.num}>
            {value}
            {unit}
          </span>
          <i className={styles[tone ?? 'brand']} style={vars({'--at': value})} />
          <span className={styles.mut}>{label}</span>
        </div>
      ))}
    </div>
  );
}

function Bars({points, unit}: Points): ReactNode {
  return (
    <div className={styles.list}>
      {points.map(({label, value, tone}) => (
        <div key={label} className={cx(styles.row, styles.measure)}>
          <span>{label}</span>
          <Bar value={value} tone={tone} />
          <span className={styles.num}>
            {value}
            {unit}
          </span>
        </div>
      ))}
    </div>
  );
}

/** Figures on tiles above a line, columns or bars. */
export default function Chart(scene: SceneOf<'chart'>): ReactNode {
  const Kind = {line: Line, columns: Columns, bars: Bars}[scene.kind];
  return (
    <Window scene={scene}>
      {scene.tiles.length > 0 && <Stats items={scene.tiles} />}
      <Kind points={scene.points} unit={scene.unit} />
    </Window>
  );
}
