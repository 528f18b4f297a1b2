import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {SceneOf} from '../../../content/scenes/types';
import {Face, Sign} from '../parts/marks';
import {Growth} from '../parts/rings';
import {vars} from '../parts/vars';
import {Window} from '../parts/window';
import styles from '../styles.module.css';

type Matrix = SceneOf<'matrix'>;

/** Results below this are highlighted as low, in per cent. */
const LOW = 60;

/** A deeper colour for a higher value. */
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
    <div className={styles.heat} style={{background: value < LOW ? 'var(--accent-soft)' : tint(value)}}>
      {value}
    </div>
  ),
  check: (value) => (
    <span className={clsx(styles.dot, styles.small, value ? styles.brand : styles.plain)}>
      {value > 0 && <Sign name="check" />}
    </span>
  ),
};

/** A matrix, such as levels per role, results per person or permissions per role. */
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
