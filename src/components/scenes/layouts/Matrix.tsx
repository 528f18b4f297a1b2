import type {ReactNode} from 'react';
import type {SceneOf} from '../../../content/scenes/types';
import {cx, Face, Growth, Sign, vars, Window} from '../parts';
import styles from '../styles.module.css';

type Matrix = SceneOf<'matrix'>;

/** Below it a result counts as thin. */
const THIN = 60;

/** The higher, the deeper. */
const tint = (value: number): string =>
  `color-mix(in oklab, var(--brand) ${Math.round((value - 50) * 0.7)}%, var(--brand-soft))`;

const CELL: Record<Matrix['kind'], (value: number) => ReactNode> = {
  level: (value) => (
    <span className={styles.row}>
      <Growth level={value} tone={value > 3 ? 'accent' : 'brand'} />
      {value}
    </span>
  ),
  heat: (value) => (
    <div className={styles.heat} style={{background: value < THIN ? 'var(--accent-soft)' : tint(value)}}>
      {value}
    </div>
  ),
  check: (value) => (
    <span className={cx(styles.dot, styles.small, value ? styles.brand : styles.plain)}>
      {value > 0 && <Sign name="check" />}
    </span>
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
          ...cells.map((value, at) => <div key={`${label} ${at}`}>{CELL[kind](value)}</div>),
        ])}
      </div>
    </Window>
  );
}
