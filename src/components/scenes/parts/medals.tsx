import type {ReactNode} from 'react';
import type {Glyph} from '../../../content/scenes/types';
import {ringPath} from '../../../lib/rings';
import styles from '../styles.module.css';
import {Place} from './marks';
import {MAX_LEVEL} from './rings';

/** A skill at a level: that many rings around the skill's sign, and those to come dashed; the last levels are filled. */
export function Medal({glyph = 'star', level}: {glyph?: Glyph; level: number}): ReactNode {
  const rings = Array.from({length: MAX_LEVEL}, (_, at) => ringPath(32, 15 + at * 3.9, at));
  const isHigh = level > MAX_LEVEL / 2;
  return (
    <svg className={styles.brand} stroke="var(--on)" strokeWidth="2" viewBox="0 0 64 64" width="5.4em">
      <circle cx="32" cy="32" fill={isHigh ? 'var(--tone)' : 'var(--soft)'} r="11.5" stroke="none" />
      <Place glyph={glyph} middle={32} size={15} stroke={isHigh ? 'var(--over)' : 'var(--on)'} />
      <path d={rings.slice(level).join('')} stroke="var(--ink-3)" strokeDasharray="0.1 3.5" strokeWidth="1.2" />
      <path d={rings.slice(0, level).join('')} />
    </svg>
  );
}

const FLAME = 'M33 3c2 10 17 17 17 34a18 18 0 0 1-36 0c0-8 4-13 8-18 1 5 3 7 6 8 4-7 6-14 5-24z';
const SHIELD = 'M32 4 55 12v18c0 14-9 23-23 30C18 53 9 44 9 30V12z';

/** A badge without levels: a flame with its days for a streak, a shield with a sign otherwise. */
export function Award({glyph, text}: {glyph: Glyph; text?: string}): ReactNode {
  const isStreak = glyph === 'flame';
  return (
    <svg className={styles.brand} stroke="var(--on)" strokeWidth="2" viewBox="0 0 64 64" width="5.4em">
      <path d={isStreak ? FLAME : SHIELD} fill="var(--soft)" />
      {isStreak ? (
        <text fill="var(--on)" fontSize="17" fontWeight="700" stroke="none" textAnchor="middle" x="32" y="46">
          {text}
        </text>
      ) : (
        <Place glyph={glyph} middle={32} size={24} />
      )}
    </svg>
  );
}
