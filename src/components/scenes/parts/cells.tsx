/** Rows of cells in a window: values, levels, and yes and no. */
import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Of} from '../../../content/scenes/types';
import Breakable from '../../ui/Breakable';
import shared from '../styles.module.css';
import styles from './cells.module.css';
import {Sign} from './marks';
import {usePin} from './pins';
import {Growth} from './rings';
import {vars} from './vars';

interface CellsProps {
  columns: readonly string[];
  rows: readonly ReactNode[][];
  className?: string;
}

function Cells({columns, rows, className}: CellsProps): ReactNode {
  const pin = usePin();
  return (
    <div className={clsx(shared.lined, styles.cells, className)} style={vars({'--others': columns.length - 1})}>
      <div className={shared.strong}>
        {columns.map((column) => (
          <span data-pin={pin(column)} key={column}>
            {column}
          </span>
        ))}
      </div>
      {rows.map((cells, at) => (
        <div key={at}>
          {cells.map((cell, column) => (
            <Fragment key={column}>{cell}</Fragment>
          ))}
        </div>
      ))}
    </div>
  );
}

const LOOK = {
  name: shared.mut,
  code: shared.mono,
  old: [shared.well, shared.accent, styles.old],
  now: [shared.well, shared.brand],
  field: [shared.box, shared.row, shared.chosen, shared.brand],
};

/** Rows such as those of a spreadsheet, or the old and new values of fields. */
export function Grid({of: {columns, looks, rows, wrong}}: Of<'grid'>): ReactNode {
  const pin = usePin();
  const cellOf = (cell: string, at: number): ReactNode => (
    <span
      className={clsx(LOOK[looks[at]!], wrong?.includes(cell) && [shared.chosen, shared.accent])}
      data-pin={pin(cell)}
    >
      {looks[at] === 'field' && <Sign name="arrow" />}
      <Breakable>{cell}</Breakable>
    </span>
  );
  return <Cells columns={columns} rows={rows.map((cells) => cells.map(cellOf))} />;
}

interface MatrixProps<T> {
  of: {columns: readonly string[]; rows: readonly (readonly [string, ...T[]])[]};
  draw: (value: T) => ReactNode;
}

function Matrix<T>({of: {columns, rows}, draw}: MatrixProps<T>): ReactNode {
  const pin = usePin();
  const drawn = rows.map(([label, ...values]) => [
    <span data-pin={pin(label)} key={label}>
      {label}
    </span>,
    ...values.map(draw),
  ]);
  return <Cells className={styles.matrix} columns={['', ...columns]} rows={drawn} />;
}

/** Levels, of roles or people. */
export function Levels({of}: Of<'levels'>): ReactNode {
  const draw = (value: number | readonly [number, number]): ReactNode => {
    const [level, target] = typeof value === 'number' ? [value, value] : value;
    return (
      <span className={clsx(styles.level, level < target && [shared.strong, styles.short])}>
        <Growth level={level} target={target} />
        {level}
      </span>
    );
  };
  return <Matrix draw={draw} of={of} />;
}

/** Yes and no, such as permissions. */
export function Checks({of}: Of<'checks'>): ReactNode {
  const draw = (value: number): ReactNode => (
    <span>
      <span className={clsx(shared.dot, value ? shared.brand : shared.plain)}>
        {value > 0 && <Sign name="check" />}
      </span>
    </span>
  );
  return <Matrix draw={draw} of={of} />;
}
