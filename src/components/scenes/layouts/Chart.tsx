import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {WindowOf} from '../../../content/scenes/types';
import {thousands} from '../../../lib/scenes';
import {Bar, Stats} from '../parts/marks';
import {vars} from '../parts/vars';
import {Window} from '../parts/window';
import shared from '../styles.module.css';
import styles from './charts.module.css';

type Chart = WindowOf<'chart'>;

/** Ends of scales, in units of a power of ten. */
const ENDS = [1, 1.2, 1.6, 2, 3, 4, 5, 6, 8, 10];

/** The end of a chart's scale: 100 for percentages, otherwise a round number above every value with a whole half. */
function endOf({points, unit}: Chart): number {
  if (unit === '%') return 100;
  const highest = Math.max(1, ...points.map(([, value]) => value));
  const power = 10 ** Math.floor(Math.log10(highest));
  return power * ENDS.find((end) => end * power >= highest && (end * power) % 2 === 0)!;
}

const said = (value: number, unit: string): string =>
  thousands(value) + (/^[\w²]/.test(unit.trim()) ? `\u00a0${unit.trim()}` : unit);

/** Columns in a field with a scale of three steps, and labels below them. */
function Columns(chart: Chart): ReactNode {
  const end = endOf(chart);
  return (
    <div className={styles.plot}>
      <div className={clsx(shared.mut, styles.ticks)}>
        {[end, end / 2, 0].map((value) => (
          <span key={value}>{said(value, chart.unit === '%' ? '%' : '')}</span>
        ))}
      </div>
      <div className={clsx(shared.even, styles.columns)}>
        {chart.points.map(([label, value, tone = 'brand']) => (
          <div
            key={label}
            className={clsx(shared.full, shared[tone])}
            style={vars({'--at': `${Math.round((100 * value) / end)}%`})}
          >
            <span className={shared.num}>{thousands(value)}</span>
          </div>
        ))}
      </div>
      <div className={clsx(shared.even, shared.mut, styles.labels)}>
        {chart.points.map(([label]) => (
          <span key={label}>{label}</span>
        ))}
      </div>
    </div>
  );
}

function Bars(chart: Chart): ReactNode {
  const most = chart.unit === '%' ? 100 : Math.max(...chart.points.map(([, value]) => value));
  return (
    <div className={styles.bars}>
      {chart.points.map(([label, value, tone = 'brand']) => [
        <span key={label}>{label}</span>,
        <Bar key={`${label}: bar`} value={Math.round((100 * value) / most)} tone={tone} />,
        <span key={`${label}: value`} className={shared.num}>
          {said(value, chart.unit)}
        </span>,
      ])}
    </div>
  );
}

const KINDS = {columns: Columns, bars: Bars};

/** A column or bar chart, optionally with figures above it. */
export default function Chart(scene: Chart): ReactNode {
  const Kind = KINDS[scene.kind];
  return (
    <Window scene={scene}>
      {scene.tiles && <Stats items={scene.tiles} />}
      <Kind {...scene} />
    </Window>
  );
}
