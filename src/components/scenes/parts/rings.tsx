/** Growth rings, the drawing grammar of the pictures: progress, levels and gaps. */
import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Tone} from '../../../content/scenes/types';
import styles from '../styles.module.css';

/** The highest level of a skill. */
export const MAX_LEVEL = 5;

const UNEVEN = [0.026, -0.02, 0.012, -0.026, 0.02];

/** Path of a slightly uneven ring around (`centre`, `centre`), clockwise from the top; `turn` varies its shape. */
export function ringPath(centre: number, radius: number, turn: number): string {
  const side = (at: number): number => radius * (1 + UNEVEN[(at + turn) % 5]!);
  const [up, right, down, left] = [side(0), side(1), side(2), side(3)] as const;
  const at = (x: number, y: number): string => `${+(centre + x).toFixed(1)} ${+(centre + y).toFixed(1)}`;
  const bend = 0.552;
  return (
    `M${at(0, -up)}C${at(bend * right, -up)} ${at(right, -bend * up)} ${at(right, 0)}` +
    `S${at(bend * right, down)} ${at(0, down)}S${at(-left, bend * down)} ${at(-left, 0)}` +
    `S${at(-bend * left, -up)} ${at(0, -up)}`
  );
}

/** Progress is green, and apricot only if it is overdue. */
export const progressTone = (tone?: Tone): Tone => (tone === 'accent' ? 'accent' : 'brand');

/** Colour of the ring at a depth: several rings of one colour get lighter towards the middle. */
export const shade = (depth: number): string =>
  depth ? `color-mix(in oklab,var(--tone) ${100 - depth * 24}%,var(--line))` : 'var(--tone)';

/** Progress rings, the first value outermost: an arc on a track. */
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
      {values.map(({value, tone}, at) => {
        const radius = middle - width * 0.75 - at * width * 1.5;
        const path = ringPath(middle, radius, at);
        // The round ends of a ring that isn't full keep a gap between them.
        const shown = value < 100 ? Math.min(value, Math.floor(100 - (24 * width) / radius)) : 100;
        return (
          <g key={at} className={styles[progressTone(tone)]} strokeWidth={width}>
            <path d={path} stroke="var(--line)" />
            {value > 0 && <path d={path} pathLength="100" stroke={shade(at)} strokeDasharray={`${shown} 101`} />}
          </g>
        );
      })}
    </svg>
  );
}

/**
 * A disc of thin rings, the inner `level` of them grown. Rings between the level and the target are missing: dashed.
 */
export function Growth({
  level,
  target = level,
  of = MAX_LEVEL,
  tone = 'brand',
}: {
  level: number;
  target?: number;
  of?: number;
  tone?: Tone;
}): ReactNode {
  const rings = Array.from({length: of}, (_, at) => ringPath(14, 2.4 + (at * 10.8) / (of - 1), at));
  const later = rings.slice(Math.max(level, target));
  const missing = rings.slice(level, Math.max(level, target));
  return (
    <svg className={styles[tone]} strokeWidth="1.7" viewBox="0 0 28 28" width="2.15em">
      {later.length > 0 && <path d={later.join('')} stroke="var(--line)" strokeWidth="1" />}
      {missing.length > 0 && <path d={missing.join('')} stroke="var(--accent-ink)" strokeDasharray="1.2 3" />}
      {level > 0 && <path d={rings.slice(0, level).join('')} stroke="var(--on)" />}
    </svg>
  );
}

const SECTION = [5, 10, 16, 21, 27, 32, 38, 44].map((radius, at) => ringPath(48, radius, at)).join('');

/** A cross-section of a trunk as an ornament: the seal of a certificate, the emblem of a portal. */
export function Section({className}: {className?: string}): ReactNode {
  return (
    <svg className={className} stroke="var(--brand)" strokeWidth="1.4" viewBox="0 0 96 96">
      <path d={SECTION} />
    </svg>
  );
}

const EMBLEM = [2, 6, 10, 13.6].map((radius, at) => ringPath(14, radius, at)).join('');

/** A customer's emblem in its portal. */
export function Emblem(): ReactNode {
  return (
    <svg stroke="currentColor" strokeWidth="2" viewBox="0 0 28 28" width="1.7em">
      <path d={EMBLEM} />
    </svg>
  );
}

/** The product's symbol in its application. */
export function Mark(): ReactNode {
  return (
    <svg color="var(--brand)" height="1.7em" width="1.7em">
      <use href={useBaseUrl('/mark.svg#mark')} />
    </svg>
  );
}
