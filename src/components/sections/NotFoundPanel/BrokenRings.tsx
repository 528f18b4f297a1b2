import type {ReactNode} from 'react';
import {SECTION, SECTION_SIZE} from '@site/src/lib/rings';
import styles from './styles.module.css';

/** A section of a trunk, the product's emblem, with a gap where something is missing. */
export default function BrokenRings(): ReactNode {
  const outermost = SECTION.at(-1);
  return (
    <svg aria-hidden="true" className={styles.rings} viewBox={`0 0 ${SECTION_SIZE} ${SECTION_SIZE}`}>
      <path className={styles.bark} d={outermost} />
      <path d={SECTION.slice(0, -1).join('')} />
      <path d={outermost} stroke="var(--brand)" strokeDasharray="20 30 300" strokeWidth="2.6" />
    </svg>
  );
}
