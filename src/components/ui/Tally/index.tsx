import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ringPath} from '@site/src/lib/rings';
import styles from './styles.module.css';

export interface TallyRow {
  label: string;
  /** The value in words. */
  text: string;
  /** The value as a share of a full ring, from 0 to 1. */
  share: number;
  /** The one that is spoken of; without one, all count alike. */
  isCurrent?: boolean;
}

/** Counts as rows, each as its share of them all. */
export function partsOf(
  counts: readonly (readonly [label: string, count: number])[],
  text: (count: number, all: number) => string = String,
): TallyRow[] {
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  return counts.map(([label, count]) => ({label, text: text(count, all), share: count / all}));
}

/** Values as rings, the first outermost, next to a list that names them. */
export default function Tally({rows}: {rows: readonly TallyRow[]}): ReactNode {
  return (
    <div className={`cluster ${styles.tally}`}>
      <Dial rows={rows} />
      <ul className="plain-list">
        {rows.map(({label, text, isCurrent}, index) => (
          <li className={clsx('py-1 size-2', isCurrent ? 'ink bold' : 'muted')} key={label}>
            <span className={styles.key} style={{background: shadeOf(rows, index)}} />
            <span>{label}</span> <span className="ink bold">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The rings without the list, for where the text next to them has the values. */
export function Dial({rows}: {rows: readonly Pick<TallyRow, 'share' | 'isCurrent'>[]}): ReactNode {
  const step = 50 / (rows.length + 1);
  return (
    <svg aria-hidden="true" className={styles.dial} viewBox="0 0 100 100">
      {rows.map(({share}, index) => {
        const path = ringPath(50, step * (rows.length + 0.4 - index), index);
        return (
          <g key={index} strokeWidth={step * 0.62}>
            <path d={path} />
            {share > 0 && <path d={path} pathLength="1" stroke={shadeOf(rows, index)} strokeDasharray={`${share} 1`} />}
          </g>
        );
      })}
    </svg>
  );
}

/** The current ring has the full colour; without one, rings get lighter towards the middle. */
function shadeOf(rows: readonly Pick<TallyRow, 'isCurrent'>[], index: number): string {
  const hasCurrent = rows.some(({isCurrent}) => isCurrent);
  const strength = hasCurrent ? (rows[index]!.isCurrent ? 100 : 35) : 100 - (60 * index) / rows.length;
  return `color-mix(in oklab, var(--tally) ${strength.toFixed()}%, var(--line))`;
}
