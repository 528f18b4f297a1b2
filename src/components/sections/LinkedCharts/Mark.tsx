import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {FeatureBlock} from '@site/src/content/schema';
import {vars} from '../../scenes/parts/vars';
import styles from './styles.module.css';

export type LinkedChartsProps = Extract<FeatureBlock, {kind: 'question'}>;

type Shape = LinkedChartsProps['groups']['shape'];
type Scale = LinkedChartsProps['groups']['scale'];

/** The scale that a chart gives, or the one that its values need. */
export const scaleOf = ({scale}: {scale?: Scale}, values: readonly number[]): NonNullable<Scale> =>
  scale ?? [0, Math.max(1, ...values)];

export const isUpright = (shape: Shape): boolean => shape === 'columns' || shape === 'line';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export interface MarkProps {
  shape: Shape;
  unit?: string;
  values: readonly number[];
  scale: NonNullable<Scale>;
  /** The value that a line leads to. */
  next?: number;
}

function drawn({shape, values, scale: [start, end], next}: MarkProps): ReactNode {
  const [value = 0, against = value] = values;
  const at = (place: number) => vars({'--at': `${Math.round((100 * (place - start)) / (end - start))}%`});
  if (shape === 'units')
    return Array.from({length: against}, (_, unit) => (
      <span className={clsx(unit >= value && styles.short)} key={unit} />
    ));
  if (shape === 'cells')
    return values.slice(1).map((count, level) => (
      <span
        className={clsx(level < value && styles.short, level === value && styles.against)}
        key={level}
        style={at(count)}
      >
        {count}
      </span>
    ));
  return (
    <>
      {shape === 'line' && next !== undefined && (
        <svg fill="none" preserveAspectRatio="none" viewBox={`0 0 1 ${end - start}`}>
          <path d={`M.5 ${end - value}L1.5 ${end - next}`} vectorEffect="non-scaling-stroke" />
        </svg>
      )}
      <span className={clsx(value < against && styles.short)} style={at(value)} />
      {values.length > 1 && <span className={styles.against} style={at(against)} />}
    </>
  );
}

function said({shape, values: [value = 0, ...rest], unit = ''}: MarkProps): string {
  if (shape === 'cells') return `${sum(rest.slice(value))} of ${sum(rest)}`;
  if (rest.length === 0) return value + unit;
  return shape === 'bars' ? `${rest[0]} to ${value}` : `${value} of ${rest[0]}`;
}

/** A value as a mark and as text. */
export default function Mark(props: MarkProps): ReactNode {
  return (
    <>
      <span aria-hidden className={clsx(styles.mark, styles[props.shape])}>
        {drawn(props)}
      </span>{' '}
      <b>{said(props)}</b>
    </>
  );
}
