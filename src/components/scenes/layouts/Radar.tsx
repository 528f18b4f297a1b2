import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {SceneOf} from '../../../content/scenes/types';
import {ringPath} from '../parts/rings';
import {Window} from '../parts/window';
import styles from '../styles.module.css';
import {Legend} from './Chart';

/** Unit vectors of the six axes, clockwise from the top. */
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

/** A radar chart of six values and targets; numbers on the axes refer to the list. */
export default function Radar(scene: SceneOf<'radar'>): ReactNode {
  const {axes, legend, brief} = scene;
  return (
    <Window scene={scene}>
      <div className={styles.split}>
        <div className={clsx(styles.stack, styles.mid)}>
          <svg className={styles.radar} viewBox={brief ? '20 20 144 144' : '0 0 184 184'}>
            <path d={GRID} stroke="var(--line)" />
            <path
              d={shape(axes.map(([, , target]) => target))}
              stroke="var(--ink-3)"
              strokeDasharray="3 4"
              strokeWidth="1.5"
            />
            <path
              className={styles.grown}
              d={shape(axes.map(([, value]) => value))}
              fill="var(--brand)"
              fillOpacity="0.24"
              stroke="var(--brand)"
              strokeWidth="2"
            />
            {!brief &&
              AXES.map(([x, y], at) => (
                <text
                  fill="var(--ink-2)"
                  fontSize="13"
                  key={at}
                  textAnchor="middle"
                  x={(MIDDLE + x * 83).toFixed(1)}
                  y={(MIDDLE + y * 83 + 4).toFixed(1)}
                >
                  {at + 1}
                </text>
              ))}
          </svg>
          {!brief && <Legend names={legend} />}
        </div>
        <div className={styles.stack}>
          {axes.map(([label, value, target], at) => {
            const isShort = value < target;
            if (brief && !isShort) return null;
            return (
              <div key={label} className={clsx(styles.row, !isShort && styles.fine)}>
                {!brief && <span className={styles.place}>{at + 1}</span>}
                <span className={styles.grow}>{label}</span>
                <span className={styles.num}>
                  <span className={clsx(isShort && styles.short)}>{value}</span>
                  {` / ${target}`}
                </span>
              </div>
            );
          })}
        </div>
      </div>
    </Window>
  );
}
