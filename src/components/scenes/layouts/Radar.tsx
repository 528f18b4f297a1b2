import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import {MAX_LEVEL} from '../../../content/cast/learning';
import type {SceneOf} from '../../../content/scenes/types';
import {uneven} from '../parts/rings';
import {vars} from '../parts/vars';
import {Window} from '../parts/window';
import shared from '../styles.module.css';
import styles from './charts.module.css';
import {Legend} from './Chart';

/** Radius of the pith and distance of the rings, where the outermost ring's radius is 96. */
const PITH = 11;
const STEP = 17;
/** Half the gap between two sectors, and between the two that have the scale between them. */
const GAP = 2;
const AISLE = 8;

const LEVELS = Array.from({length: MAX_LEVEL}, (_, at) => at + 1);

const radiusOf = (level: number): number => PITH + level * STEP;

/** Angle of the middle of a sector, clockwise from the top; four sectors leave the top to the labels of two. */
const middleOf = (sector: number, of: number): number => ((sector + (of === 4 ? 0.5 : 0)) * 2 * Math.PI) / of;

const point = (radius: number, angle: number): string =>
  `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;

/** Arc of a sector at a level; a `part` of it from its start. */
function arc(sector: number, of: number, level: number, part = 1): string {
  const radius = radiusOf(level);
  const start = middleOf(sector, of) - Math.PI / of + (sector === 1 ? AISLE : GAP) / radius;
  const end = middleOf(sector, of) + Math.PI / of - (sector === 0 ? AISLE : GAP) / radius;
  const [from, to] = [0, 1].map((side) => radius * (1 + uneven(sector + Math.floor(level) + side) / 3)) as [
    number,
    number,
  ];
  return `M${point(from, start)}A${radius} ${radius} 0 0 1 ${point(to, start + part * (end - start))}`;
}

const at = (angle: number, radius: number): CSSProperties =>
  vars({'--x': +(Math.sin(angle) * radius).toFixed(3), '--y': +(-Math.cos(angle) * radius).toFixed(3)});

/** Skills as sectors of a cross-section: one ring for each level. Rings up to the target that are missing are hatched. */
export default function Radar(scene: SceneOf<'radar'>): ReactNode {
  const {axes, legend, brief} = scene;
  const of = axes.length;
  const every = (draw: (value: number, target: number, sector: number) => string): string =>
    axes.map(([, value, target], sector) => draw(value, target, sector)).join('');
  const arcs = (sector: number, from: number, to: number): string =>
    LEVELS.map((level) => {
      const part = Math.min(1, to - level + 1);
      return level > from && part > 0 ? arc(sector, of, level, part) : '';
    }).join('');
  return (
    <Window scene={scene}>
      <div className={clsx(styles.radar, of % 3 > 0 && styles.halves)}>
        <div className={styles.round}>
          <svg viewBox="-100 -100 200 200" width="100%">
            <g strokeLinecap="butt" strokeWidth="10">
              <path d={every((_, __, sector) => arcs(sector, 0, MAX_LEVEL))} stroke="var(--track)" strokeWidth="1" />
              <path
                className={shared.missing}
                d={every((value, target, sector) => arcs(sector, Math.floor(value), target))}
                strokeDasharray="2 3"
              />
              <path
                className={styles.sectors}
                d={every((value, _, sector) => arcs(sector, 0, value))}
                stroke="var(--brand)"
              />
              <path
                d={every((_, target, sector) => arc(sector, of, target + 0.5))}
                stroke="var(--ink)"
                strokeWidth="1.8"
              />
            </g>
          </svg>
          {LEVELS.map((level) => (
            <span
              className={styles.level}
              key={level}
              style={at(middleOf(0, of) + Math.PI / of, radiusOf(level) / 100)}
            >
              {level}
            </span>
          ))}
        </div>
        {axes.map(([label, value, target], sector) => {
          const angle = middleOf(sector, of);
          const [x, y] = [Math.sin(angle), -Math.cos(angle)];
          const side = Math.abs(x) < 0.1 ? undefined : x > 0 ? styles.right : styles.left;
          return (
            <div className={clsx(styles.axis, y < 0 ? styles.up : styles.down, side)} key={label} style={at(angle, 1)}>
              {label}
              {!brief && (
                <span className={clsx(shared.num, value < target && shared.short)}>{`${value} of ${target}`}</span>
              )}
            </div>
          );
        })}
      </div>
      <Legend names={legend} />
    </Window>
  );
}
