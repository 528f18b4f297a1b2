/** Figures in a window: bars, lines, rings, a calendar and a line of days. */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Of} from '../../../content/scenes/types';
import shared from '../styles.module.css';
import styles from './charts.module.css';
import {Steps} from './lists';
import {Bar, Caption, thousands} from './marks';
import {Face} from './person';
import {progressTone, Ring} from './rings';
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

/** A pyramid of percentages, each as far as its band is filled. */
export const Pyramid = ({of}: Of<'pyramid'>): ReactNode => (
  <div className={styles.pyramid}>
    {of.map(([label, value, tone], at) => (
      <div className={shared[progressTone(tone)]} key={label}>
        <span>{label}</span>
        <span
          className={styles.band}
          style={vars({'--from': at / of.length, '--to': (at + 1) / of.length, '--share': value / 100})}
        />
        <span className={shared.num}>{`${value}%`}</span>
      </div>
    ))}
  </div>
);

/** A line that rises or falls, with a point for each value. */
export function Trend({of}: Of<'trend'>): ReactNode {
  const most = Math.max(...of.map(([, value]) => value));
  const points = of.map(([label, value], at) => ({label, value, x: (at + 0.5) / of.length, y: value / (most * 1.2)}));
  const [first, last] = [points[0]!, points.at(-1)!];
  const line = points.map(({x, y}) => `L${100 * x} ${100 - 100 * y}`).join('');
  return (
    <div className={clsx(shared.brand, styles.trend)} style={vars({'--points': of.length})}>
      <div className={styles.field}>
        <svg preserveAspectRatio="none" viewBox="0 0 100 100">
          <path d={`M${100 * first.x} 100${line}L${100 * last.x} 100`} fill="var(--soft)" />
          <path d={line.replace('L', 'M')} stroke="var(--tone)" strokeWidth="3" vectorEffect="non-scaling-stroke" />
        </svg>
        {points.map(({label, value, x, y}) => (
          <span className={shared.strong} key={label} style={vars({'--x': x, '--y': y})}>
            {value}
          </span>
        ))}
      </div>
      {of.map(([label]) => (
        <span className={shared.mut} key={label}>
          {label}
        </span>
      ))}
    </div>
  );
}

/** Levels, or days left, as rings: the first one large. */
export const Rings = ({of: {rows, centre}}: Of<'rings'>): ReactNode => (
  <div className={clsx(shared.sides, styles.rings)}>
    <div className={shared.dial}>
      <Ring {...rows[0]!} size={132} width={12} />
      <span className={shared.title}>{centre}</span>
    </div>
    <div className={shared.lined}>
      {rows.map(({label, meta, ...ring}) => (
        <div key={label} className={shared.row}>
          <Ring {...ring} size={26} width={5} />
          <span className={shared.grow}>{label}</span>
          <span className={shared.num}>{meta}</span>
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

/** Bars along days, with a line and the date for each week, and a line for today. */
export const Axis = ({of: {weeks, days, spans, today}}: Of<'axis'>): ReactNode => (
  <div className={styles.axis} style={vars({'--days': days})}>
    <div className={clsx(shared.mut, styles.weeks)}>
      {weeks.map((date, week) => (
        <span key={date} style={vars({'--from': 7 * week})}>
          {date}
        </span>
      ))}
    </div>
    {spans.map(([label, text, from, to, tone = 'brand']) => (
      <div className={clsx(shared[tone], styles.line)} key={label}>
        <div className={shared.strong}>{label}</div>
        <div
          className={clsx(styles.span, tone === 'plain' && styles.planned)}
          style={vars({'--from': from - 1, '--length': to - from})}
        >
          <span>{text}</span>
        </div>
      </div>
    ))}
    {today && (
      <div className={styles.today} style={vars({'--from': today.day})}>
        <div className={shared.row}>
          <Face name={today.person} size={3.4} />
          <Caption name={today.person} meta={today.text} />
        </div>
      </div>
    )}
  </div>
);
