import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {SceneOf} from '../../../content/scenes/types';
import {Bar, Stats} from '../parts/marks';
import {Rings} from '../parts/rings';
import {vars} from '../parts/vars';
import {Window} from '../parts/window';
import styles from '../styles.module.css';

type Chart = SceneOf<'chart'>;

/** Values as percentages of the highest value; percentages are returned as they are. */
function scaled({points, unit}: Chart): number[] {
  const highest = unit === '%' ? 100 : Math.max(...points.map(([, value]) => value));
  return points.map(([, value]) => Math.round((100 * value) / highest));
}

function Line({points, unit, other}: Chart): ReactNode {
  const step = 100 / (points.length - 1);
  const path = (values: readonly number[]): string =>
    values.map((value, at) => `${+(at * step).toFixed(1)} ${100 - value}`).join('L');
  const line = path(points.map(([, value]) => value));
  const last = points[points.length - 1]![1];
  return (
    <>
      <div className={styles.plot}>
        <span className={clsx(styles.tag, styles.full, styles.accent)}>{`${last}${unit}`}</span>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" strokeWidth="1.5">
          <path d="M0 25H100M0 50H100M0 75H100M0 100H100" stroke="var(--line)" />
          <path d={`M0 100L${line}L100 100Z`} fill="var(--brand)" fillOpacity="0.13" />
          {other && <path d={`M${path(other.values)}`} stroke="var(--ink-3)" strokeDasharray="3 4" />}
          <path d={`M${line}`} stroke="var(--brand)" strokeWidth="2.5" />
        </svg>
        <div className={styles.scale}>
          {points.map(([label]) => (
            <span key={label}>{label}</span>
          ))}
        </div>
      </div>
      {other && <Legend names={other.names} />}
    </>
  );
}

/** Legend of the solid and the dashed line. */
export function Legend({names}: {names: readonly [string, string]}): ReactNode {
  return (
    <div className={clsx(styles.scale, styles.legend)}>
      <span>{names[0]}</span>
      <span>{names[1]}</span>
    </div>
  );
}

function Columns(chart: Chart): ReactNode {
  const heights = scaled(chart);
  return (
    <div className={clsx(styles.even, styles.columns, styles.mid)}>
      {chart.points.map(([label, value, tone = 'brand'], at) => (
        <div key={label}>
          <span className={styles.num}>{`${value}${chart.unit}`}</span>
          <div className={styles[tone]} style={vars({'--at': heights[at]!})} />
          <span className={styles.mut}>{label}</span>
        </div>
      ))}
    </div>
  );
}

function Bars(chart: Chart): ReactNode {
  const lengths = scaled(chart);
  return (
    <div className={styles.stack}>
      {chart.points.map(([label, value, tone = 'brand'], at) => (
        <div key={label} className={clsx(styles.row, styles.measure)}>
          <span>{label}</span>
          <Bar value={lengths[at]!} tone={tone} />
          <span
            className={styles.num}
          >{`${value}${chart.unit === 'h' || chart.unit === 'MB' ? ' ' : ''}${chart.unit}`}</span>
        </div>
      ))}
    </div>
  );
}

function Discs({points}: Chart): ReactNode {
  return (
    <div className={clsx(styles.even, styles.mid)}>
      {points.map(([label, value, tone]) => (
        <div key={label}>
          <div className={styles.dial}>
            <Rings values={[{value, tone}]} size={84} />
            <span className={styles.strong}>{`${value}%`}</span>
          </div>
          {label}
        </div>
      ))}
    </div>
  );
}

const KINDS = {line: Line, columns: Columns, bars: Bars, rings: Discs};

/** A line, column, bar or ring chart, optionally with figures above it. */
export default function Chart(scene: Chart): ReactNode {
  const Kind = KINDS[scene.kind];
  return (
    <Window scene={scene}>
      {scene.tiles && <Stats items={scene.tiles} />}
      <Kind {...scene} />
    </Window>
  );
}
