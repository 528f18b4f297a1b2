import type {ReactNode} from 'react';
import type {SceneOf} from '../../../content/scenes/types';
import {cx, Face, Growth, Sign, vars, Window} from '../parts';
import styles from '../styles.module.css';

type Matrix = SceneOf<'matrix'>;

/** Below it a result counts as thin. */
const THIN = 60;

const CELL: Record<Matrix['kind'], (value: number) => ReactNode> = {
  level: (value) => (
    <span className={styles.row}>
      <Growth level={value} tone={value > 3 ? 'accent' : 'brand'} />
      {value}
    </span>
  ),
  heat: (value) => (
    <span className={cx(styles.heat, value < THIN && styles.thin)} style={vars({'--at': `${value - 50}%`})}>
      {value}
    </span>
  ),
  check: (value) =>
    value ? (
      <span className={cx(styles.dot, styles.small, styles.brand)}>
        <Sign name="check" />
      </span>
    ) : (
      <span className={styles.no} />
    ),
};

/** Rows by columns: levels per role, results per person, permissions per role. */
export default function Matrix(scene: Matrix): ReactNode {
  const {kind, columns, rows} = scene;
  return (
    <Window scene={scene}>
      <div className={styles.matrix} style={vars({'--columns': columns.length})}>
        <span />
        {columns.map((column) => (
          <span key={column} className={styles.column}>
            {kind === 'heat' ? <Face name={column} /> : column}
          </span>
        ))}
        {rows.map(([label, ...cells]) => [
          <span key={label} className={styles.grow}>
            {label}
          </span>,
          ...cells.map((value, at) => <span key={`${label} ${at}`}>{CELL[kind](value)}</span>),
        ])}
      </div>
    </Window>
  );
}
