import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {WindowOf} from '../../../content/scenes/types';
import {Sign} from '../parts/marks';
import {usePin} from '../parts/pins';
import {Growth} from '../parts/rings';
import {vars} from '../parts/vars';
import {Window} from '../parts/window';
import shared from '../styles.module.css';
import styles from './charts.module.css';

type Matrix = WindowOf<'matrix'>;

const CELL: Record<Matrix['kind'], (value: number, target?: number) => ReactNode> = {
  level: (value, target) => (
    <span className={clsx(styles.cell, target !== undefined && value < target && [shared.strong, styles.short])}>
      <Growth level={value} target={target} />
      {value}
    </span>
  ),
  check: (value) => (
    <span className={clsx(shared.dot, value ? shared.brand : shared.plain)}>{value > 0 && <Sign name="check" />}</span>
  ),
};

/** A matrix, such as levels per role or permissions per role. */
export default function Matrix(scene: Matrix): ReactNode {
  const {kind, columns, rows, targets} = scene;
  const pin = usePin();
  return (
    <Window scene={scene}>
      <div className={styles.matrix} style={vars({'--columns': columns.length})}>
        <span className={styles.column} />
        {columns.map((column) => (
          <span key={column} className={clsx(shared.mut, shared.strong, styles.column)} data-pin={pin(column)}>
            {column}
          </span>
        ))}
        {rows.map(([label, ...cells], row) => [
          <span key={label} className={styles.name} data-pin={pin(label)}>
            {label}
          </span>,
          ...cells.map((value, at) => <div key={`${label} ${at}`}>{CELL[kind](value, targets?.[row]?.[at])}</div>),
        ])}
      </div>
    </Window>
  );
}
