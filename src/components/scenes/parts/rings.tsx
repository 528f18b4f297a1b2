/** Growth rings: progress, levels and covers. */
import type {ReactNode} from 'react';
import type {Tone} from '../../../content/scenes/types';
import styles from '../styles.module.css';
import {vars} from './vars';

const UNEVEN = [0.02, -0.015, 0.01, -0.02, 0.015];

/** Path of a slightly uneven ring around (`centre`, `centre`), clockwise from the top; `turn` varies its shape. */
export function ringPath(centre: number, radius: number, turn: number): string {
  const [up, right, down, left] = [0, 1, 2, 3].map((side) => radius * (1 + UNEVEN[(side + turn) % 5]!)) as [
    number,
    number,
    number,
    number,
  ];
  const at = (x: number, y: number): string => `${+(centre + x).toFixed(1)} ${+(centre + y).toFixed(1)}`;
  const bend = 0.552;
  return (
    `M${at(0, -up)}C${at(bend * right, -up)} ${at(right, -bend * up)} ${at(right, 0)}` +
    `S${at(bend * right, down)} ${at(0, down)}S${at(-left, bend * down)} ${at(-left, 0)}` +
    `S${at(-bend * left, -up)} ${at(0, -up)}`
  );
}

/** Progress rings, the first value outermost. Each has a track, a progress arc and a hairline inside. */
export function Rings({
  values,
  size,
  width = 9,
}: {
  values: readonly {value: number; tone?: Tone}[];
  /** Width and height at the base font size, in pixels. */
  size: number;
  /** Stroke width of a ring, in pixels. */
  width?: number;
}): ReactNode {
  const middle = size / 2;
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width={`${+(size / 13).toFixed(2)}em`}>
      {values.map(({value, tone = 'brand'}, at) => {
        const radius = middle - width * 0.75 - at * width * 1.62;
        const path = ringPath(middle, radius, at);
        return (
          <g key={at} className={styles[tone]} strokeWidth={width}>
            <path d={path} stroke="var(--track)" />
            {value > 0 && (
              <path
                className={styles.grown}
                d={path}
                pathLength="100"
                stroke="var(--tone)"
                strokeDasharray={`${value} 101`}
              />
            )}
            <path d={ringPath(middle, radius - width * 0.81, at + 2)} stroke="var(--line)" strokeWidth="1" />
          </g>
        );
      })}
    </svg>
  );
}

/** A disc of `of` thin rings, the inner `level` of them coloured. */
export function Growth({
  level,
  of = 5,
  tone = 'brand',
  size = 2.15,
}: {
  level: number;
  of?: number;
  tone?: Tone;
  /** Width and height, in em. */
  size?: number;
}): ReactNode {
  const rings = Array.from({length: of}, (_, at) => ringPath(14, 2 + (at * 11) / of, at));
  return (
    <svg className={styles[tone]} strokeWidth="1.5" viewBox="0 0 28 28" width={`${size}em`}>
      {level < of && <path d={rings.slice(level).join('')} stroke="var(--line)" />}
      {level > 0 && <path d={rings.slice(0, level).join('')} stroke="var(--tone)" />}
    </svg>
  );
}

const MARK = [2, 6, 10, 13.6].map((radius, at) => ringPath(14, radius, at)).join('');

/** The sign of the product in its application. */
export function Mark(): ReactNode {
  return (
    <svg stroke="var(--brand)" strokeWidth="2" viewBox="0 0 28 28" width="1.9em">
      <path d={MARK} />
    </svg>
  );
}

/** A cross-section of a trunk, used as a course cover; `turn` moves its centre, so that covers differ. */
export function Cut({turn}: {turn: number}): ReactNode {
  return <div className={styles.cut} style={vars({'--at': `${38 + ((turn * 7) % 25)}%`})} />;
}
