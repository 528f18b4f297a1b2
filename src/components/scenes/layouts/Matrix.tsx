import type {ReactNode} from 'react';
import type {Matrix as MatrixScene, SceneOf} from '../../../content/scenes/types';
import {cx, Face, Growth, Sign, vars, Window} from '../parts';
import styles from '../styles.module.css';

function Cell({kind, value}: {kind: MatrixScene['kind']; value: number}): ReactNode {
  if (kind === 'level')
    return (
      <span className={styles.level}>
        <Growth level={value} tone={value >= 4 ? 'accent' : 'brand'} />
        {value}
      </span>
    );
  if (kind === 'heat')
    return (
      <span className={cx(styles.heat, value < 60 && styles.low)} style={vars({'--at': `${value - 50}%`})}>
        {value}
      </span>
    );
  return <span className={value ? styles.yes : styles.no}>{value > 0 && <Sign name="check" />}</span>;
}

/** Rows by columns: levels per role, results per person, permissions per role. */
export default function Matrix(scene: SceneOf<'matrix'>): ReactNode {
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
        {rows.map(({label, cells}) => (
          <div key={label} className={styles.line}>
            <span>{label}</span>
            {columns.map((column, at) => (
              <Cell key={column} kind={kind} value={cells[at] ?? 0} />
            ))}
          </div>
        ))}
      </div>
    </Window>
  );
}
