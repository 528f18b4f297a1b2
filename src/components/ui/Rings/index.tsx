import type {ReactNode} from 'react';
import clsx from 'clsx';
import {brokenSection, SECTION_SIZE, treeSection} from '@site/src/lib/rings';
import styles from './styles.module.css';

export interface RingsProps {
  /** The same seed gives the same rings; for a page, its path. */
  seed: string;
  /** One ring has a gap: something is missing. */
  isBroken?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * Words, and next to them, where there is room, a decorative section of a trunk, the product's emblem: rings are skills,
 * arcs are people, AI and what is due.
 */
export default function Rings({seed, isBroken, className, children}: RingsProps): ReactNode {
  const {bark, rings, arcs} = (isBroken ? brokenSection : treeSection)(seed);
  return (
    <div className={clsx(styles.layout, className)}>
      <svg aria-hidden="true" className={styles.rings} data-rings="" viewBox={`0 0 ${SECTION_SIZE} ${SECTION_SIZE}`}>
        <path className={styles.bark} d={bark} />
        <path d={rings} />
        <g>
          {arcs.map(({kind, path}) => (
            <path d={path} key={path} stroke={`var(--${kind})`} />
          ))}
        </g>
      </svg>
      {children}
    </div>
  );
}
