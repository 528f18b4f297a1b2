import type {ReactNode} from 'react';
import styles from './styles.module.css';

export type Scale = readonly [start: number, end: number];

/** The given ends of a scale, or those that its values need. */
export const scaleOf = ({start = 0, end}: {start?: number; end?: number}, values: readonly number[]): Scale => [
  start,
  end ?? Math.max(1, ...values),
];

/** Where a value is on a scale. */
export const share = (value: number, [start, end]: Scale): string =>
  `${Math.round((100 * (value - start)) / (end - start))}%`;

/** A line through points that are evenly spread. */
export const Trend = ({values, scale: [start, end]}: {values: readonly number[]; scale: Scale}): ReactNode => (
  <svg
    aria-hidden
    className={styles.path}
    fill="none"
    preserveAspectRatio="none"
    stroke="var(--brand)"
    strokeWidth={2}
    viewBox={`0 0 ${values.length} ${end - start}`}
  >
    <polyline
      vectorEffect="non-scaling-stroke"
      points={values.map((value, at) => `${at + 0.5},${end - value}`).join(' ')}
    />
  </svg>
);
