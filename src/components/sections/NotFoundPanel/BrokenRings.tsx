import type {ReactNode} from 'react';
import {brokenSection, SECTION_SIZE} from '@site/src/lib/rings';
import styles from './styles.module.css';

/** A section of a trunk, the product's emblem, with a gap where something is missing. The same seed gives the same one. */
export default function BrokenRings({seed}: {seed: string}): ReactNode {
  const {bark, rings, outermost} = brokenSection(seed);
  return (
    <svg aria-hidden="true" className={styles.rings} viewBox={`0 0 ${SECTION_SIZE} ${SECTION_SIZE}`}>
      <path className={styles.bark} d={bark} />
      <path d={rings} />
      <path d={outermost} strokeWidth="16" stroke="var(--brand)" />
    </svg>
  );
}
