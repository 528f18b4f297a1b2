import type {ReactNode} from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Integration} from '@site/src/content/schema';
import {vars} from '../../scenes/parts/vars';
import styles from './wiring.module.css';

export interface WiringProps {
  items: readonly Integration[];
  /** Whether the line of an entry is lit. */
  isLit: (item: Integration) => boolean;
}

/** What comes in from which system, and what goes out to which; the cards below it say the same in words. */
export default function Wiring({items, isLit}: WiringProps): ReactNode {
  const mark = useBaseUrl('/mark.svg#mark');
  return (
    <div aria-hidden="true" className={`plate tint mb-6 ${styles.plate}`} data-nosnippet>
      <div className={styles.wiring}>
        {(['in', 'out'] as const).map((way) => {
          const wired = items.filter(({passes}) => passes[0] === way);
          return (
            <div className={styles[way]} key={way} style={vars({'--count': wired.length})}>
              {wired.map((item, at) => {
                const y = (100 * (at + 0.5)) / wired.length;
                return (
                  <div className={clsx(styles.line, !isLit(item) && styles.dim)} key={item.slug}>
                    <strong>{item.name}</strong>
                    <span className="muted">{item.passes[1]}</span>
                    <svg preserveAspectRatio="none" viewBox="0 0 100 100">
                      <path d={`M0 ${y}C60 ${y} 40 50 100 50`} vectorEffect="non-scaling-stroke" />
                    </svg>
                  </div>
                );
              })}
            </div>
          );
        })}
        <svg className={styles.mark}>
          <use href={mark} />
        </svg>
      </div>
    </div>
  );
}
