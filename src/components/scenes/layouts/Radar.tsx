import type {ReactNode} from 'react';
import type {SceneOf} from '../../../content/scenes/types';
import {cx, ringPath, Window} from '../parts';
import styles from '../styles.module.css';
import {Legend} from './Chart';

/** Directions of six axes, the first upwards. */
const AXES = [
  [0, -1],
  [0.866, -0.5],
  [0.866, 0.5],
  [0, 1],
  [-0.866, 0.5],
  [-0.866, -0.5],
] as const;

const MIDDLE = 92;
const REACH = 70;

const GRID = [25, 50, 75, 100].map((radius, at) => ringPath(MIDDLE, (radius * REACH) / 100, at)).join('');

const corner = (axis: number, value: number): string => {
  const [x, y] = AXES[axis]!;
  return `${(MIDDLE + (x * value * REACH) / 100).toFixed(1)} ${(MIDDLE + (y * value * REACH) / 100).toFixed(1)}`;
};

const shape = (values: readonly number[]): string => `M${values.map((value, axis) => corner(axis, value)).join('L')}Z`;

/** Six values against six targets; numbers on the axes lead to the list. */
export default function Radar(scene: SceneOf<'radar'>): ReactNode {
  const {axes, legend} = scene;
  return (
    <Window scene={scene}>
      <div className={styles.split}>
        <div className={cx(styles.stack, styles.mid)}>
          <svg className={styles.radar} viewBox="0 0 184 184">
            <path d={GRID} />
            <path d={shape(axes.map(([, , target]) => target))} />
            <path d={shape(axes.map(([, value]) => value))} />
            {AXES.map(([x, y], at) => (
              <text key={at} x={(MIDDLE + x * 83).toFixed(1)} y={(MIDDLE + y * 83 + 4).toFixed(1)}>
                {at + 1}
              </text>
            ))}
          </svg>
          <Legend names={legend} />
        </div>
        <div className={styles.stack}>
          {axes.map(([label, value, target], at) => (
            <div key={label} className={cx(styles.row, value >= target && styles.fine)}>
              <span className={styles.place}>{at + 1}</span>
              <span className={styles.grow}>{label}</span>
              <span className={styles.num}>
                <span className={cx(value < target && styles.short)}>{value}</span>
                {` / ${target}`}
              </span>
            </div>
          ))}
        </div>
      </div>
    </Window>
  );
}
