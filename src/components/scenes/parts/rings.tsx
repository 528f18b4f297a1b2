/** Growth rings, the drawing grammar of the pictures: levels, gaps and days left. */
import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Tone} from '../../../content/scenes/types';
import {ringPath, SECTION, SECTION_SIZE} from '../../../lib/rings';
import styles from '../styles.module.css';

/** The highest level of a skill. */
export const MAX_LEVEL = 5;

/** Progress is green, and apricot only if it is overdue. */
export const progressTone = (tone?: Tone): Tone => (tone === 'accent' ? 'accent' : 'brand');

/** A level, or the days left, as an arc on a track. */
export function Ring(props: {value: number; tone?: Tone; size: number; width: number}): ReactNode {
  const {value, tone, size, width} = props;
  const radius = size / 2 - width * 0.75;
  const path = ringPath(size / 2, radius, 0);
  // The round ends of a ring that isn't full keep a gap between them.
  const shown = value < 100 ? Math.min(value, Math.floor(100 - (24 * width) / radius)) : 100;
  return (
    <svg
      className={styles[progressTone(tone)]}
      strokeWidth={width}
      viewBox={`0 0 ${size} ${size}`}
      width={`${+(size / 13).toFixed(2)}em`}
    >
      <path d={path} stroke="var(--line)" />
      {value > 0 && <path d={path} pathLength="100" stroke="var(--tone)" strokeDasharray={`${shown} 101`} />}
    </svg>
  );
}

/**
 * A disc of thin rings, the inner `level` of them grown. Rings between the level and the target are missing: dashed.
 */
export function Growth({
  level,
  target = level,
  tone = 'brand',
  size = 2.15,
}: {
  level: number;
  target?: number;
  tone?: Tone;
  size?: number;
}): ReactNode {
  const rings = Array.from({length: MAX_LEVEL}, (_, at) => ringPath(14, 2.4 + at * 2.7, at));
  const later = rings.slice(Math.max(level, target));
  const missing = rings.slice(level, Math.max(level, target));
  return (
    <svg className={styles[tone]} strokeWidth="1.7" viewBox="0 0 28 28" width={`${size}em`}>
      {later.length > 0 && <path d={later.join('')} stroke="var(--line)" strokeWidth="1" />}
      {missing.length > 0 && <path d={missing.join('')} stroke="var(--accent-ink)" strokeDasharray="1.2 3" />}
      {level > 0 && <path d={rings.slice(0, level).join('')} stroke="var(--on)" />}
    </svg>
  );
}

/** A cross-section of a trunk as an ornament: the seal of a certificate. */
export function Section({className}: {className?: string}): ReactNode {
  return (
    <svg className={className} stroke="var(--brand)" strokeWidth="1.4" viewBox={`0 0 ${SECTION_SIZE} ${SECTION_SIZE}`}>
      <path d={SECTION.join('')} />
    </svg>
  );
}

/** The product's symbol in its application, or that of the customer whose brand it has. */
export function Mark({hue}: {hue?: number}): ReactNode {
  const mark = useBaseUrl('/mark.svg#mark');
  if (hue !== undefined)
    return (
      <svg className={styles.brand} strokeWidth="1.8" viewBox="0 0 28 28" width="2.15em">
        <rect fill="var(--identity)" height="28" rx="8" width="28" />
        <path d={[3.4, 7.4].map((radius, at) => ringPath(14, radius, at)).join('')} stroke="var(--on-identity)" />
      </svg>
    );
  return (
    <svg color="var(--brand)" height="1.7em" width="1.7em">
      <use href={mark} />
    </svg>
  );
}
