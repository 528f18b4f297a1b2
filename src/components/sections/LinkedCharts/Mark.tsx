import type {ReactNode} from 'react';
import clsx from 'clsx';
import {vars} from '../../scenes/parts/vars';
import type {LinkedChartsProps} from '.';
import {type Scale, share} from './scale';
import styles from './styles.module.css';

export interface MarkProps {
  shape: LinkedChartsProps['groups']['shape'];
  values: LinkedChartsProps['rows'][number][1];
  unit?: string;
  scale: Scale;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function drawn(shape: MarkProps['shape'], values: readonly number[], scale: Scale): ReactNode {
  const [first = 0, second = first, ...rest] = values;
  if (shape === 'units')
    return Array.from({length: second}, (_, at) => <i className={clsx(at < first && styles.on)} key={at} />);
  if (shape === 'heat')
    return [second, ...rest].map((count, level) => (
      <i className={clsx(level === first && styles.on)} key={level} style={vars({'--at': share(count, scale)})}>
        {count}
      </i>
    ));
  const isMarked = shape === 'change' ? second < first : second > 0;
  return (
    <i
      className={clsx(isMarked && styles.on)}
      style={vars({'--at': share(second, scale), '--from': share(first, scale)})}
    />
  );
}

function said(shape: MarkProps['shape'], [first = 0, ...rest]: readonly number[], unit: string): string {
  if (shape === 'change') return `${first} to ${rest[0]}`;
  if (shape === 'heat') return `${sum(rest.slice(first))} of ${sum(rest)}`;
  return rest.length ? `${first} of ${rest[0]}` : first + unit;
}

/** The mark of a group, and what it says. A column of a sheet is its own text. */
export default function Mark({shape, values, unit = '', scale}: MarkProps): ReactNode {
  if (shape === 'sheet')
    return (
      <span className={styles.sheet}>
        {values.map((value, at) => (
          <span key={at}>{value}</span>
        ))}
      </span>
    );
  const numbers = values.map(Number);
  return (
    <>
      <span aria-hidden className={clsx(styles.mark, styles[shape])}>
        {drawn(shape, numbers, scale)}
      </span>
      <b>{said(shape, numbers, unit)}</b>
    </>
  );
}
