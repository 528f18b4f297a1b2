/** Figures in a window: bars, rings, a calendar and a line of days. */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Of} from '../../../content/scenes/types';
import shared from '../styles.module.css';
import styles from './charts.module.css';
import {Steps} from './lists';
import {Bar, thousands} from './marks';
import {progressTone, Rings as Drawing, shade} from './rings';
import {vars} from './vars';

/** Bars to scale; `percent` ones end at 100. */
export function Bars({of, percent}: Of<'bars'> & {percent?: boolean}): ReactNode {
  const end = percent ? 100 : Math.max(...of.map(([, value]) => value));
  return (
    <div className={styles.bars}>
      {of.map(([label, value, tone]) => [
        <span key={label}>{label}</span>,
        <Bar key={`${label}: bar`} value={Math.round((100 * value) / end)} tone={tone} />,
        <span key={`${label}: value`} className={shared.num}>
          {thousands(value) + (percent ? '%' : '')}
        </span>,
      ])}
    </div>
  );
}

export const Percent = ({of}: Of<'percent'>): ReactNode => <Bars of={of} percent />;

/** Progress rings next to a list of their values, in the same order and shades. */
export const Rings = ({of: {rows, single, centre}}: Of<'rings'>): ReactNode => (
  <div className={clsx(shared.sides, styles.rings)}>
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
);

/** Whole weeks around November 2026. Days are counted in November: 0 is 31 October, 31 is 1 December. */
const DAYS = Array.from({length: 42}, (_, at) => at - 5);

/** Days with events are tinted. */
export const Month = ({of: {today, events}}: Of<'month'>): ReactNode => (
  <div className={shared.sides}>
    <div className={styles.month}>
      {[...'MTWTFSS'].map((day, at) => (
        <span className={shared.mut} key={at}>
          {day}
        </span>
      ))}
      {DAYS.map((day) => {
        const event = events.find(({mark}) => mark === String(day));
        const tone = day === today ? 'plain' : (event && (event.tone ?? 'brand')) || 'plain';
        const isOther = day < 1 || day > 30;
        return (
          <span
            key={day}
            className={clsx(
              shared.dot,
              shared[tone],
              day === today ? shared.full : !event && styles.day,
              isOther && styles.other,
            )}
          >
            {isOther ? day + (day < 1 ? 31 : -30) : day}
          </span>
        );
      })}
    </div>
    <Steps of={events} />
  </div>
);

/** Bars along days, with a line for each week. */
export const Axis = ({of: {days, spans}}: Of<'axis'>): ReactNode => (
  <div className={styles.axis} style={vars({'--days': days})}>
    {spans.map(([label, text, from, to, tone = 'brand']) => (
      <div className={shared[tone]} key={label}>
        <div className={shared.strong}>{label}</div>
        <div className={styles.span} style={vars({'--from': from - 1, '--length': to - from})}>
          <span>{text}</span>
        </div>
      </div>
    ))}
  </div>
);
