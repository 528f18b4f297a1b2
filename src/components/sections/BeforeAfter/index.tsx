import {type CSSProperties, type ReactNode, useState} from 'react';
import type {FeatureBlock} from '@site/src/content/schema';
import Picture from '../../scenes/Picture';
import Slider from '../../ui/Slider';
import styles from './styles.module.css';

export type BeforeAfterProps = Extract<FeatureBlock, {kind: 'change'}>;

/** Both sides and the edge between them. The sides are children, so that they aren't rendered again as it moves. */
function Stage({edge, label, children}: {edge: number; label: string; children: ReactNode}): ReactNode {
  const [at, setAt] = useState(edge);
  return (
    <div className={`grid mb-6 ${styles.stage}`} style={{'--at': `${at}%`} as CSSProperties}>
      {children}
      <div className={styles.edge}>
        <Slider
          aria-label={label}
          aria-valuetext={`${at}%`}
          look="edge"
          max={100}
          min={0}
          onChange={(event) => setAt(event.currentTarget.valueAsNumber)}
          value={at}
        />
      </div>
    </div>
  );
}

/** One page before and after, with an edge between them that visitors move. */
export default function BeforeAfter({question, before, after, edge = 50}: BeforeAfterProps): ReactNode {
  return (
    <>
      {question && (
        <p className="m-0 mb-4 size-4 bold" data-nosnippet>
          {question}
        </p>
      )}
      <Stage edge={edge} label={`Comparison: share of “${before.label}”`}>
        {[before, after].map((side) => (
          <figure className={styles.side} key={side.label}>
            <figcaption className={`bold size-2 ${styles.label}`} data-nosnippet>
              {side.label}
            </figcaption>
            <div className={`grid ${styles.picture}`}>
              <Picture {...side} bare />
            </div>
          </figure>
        ))}
      </Stage>
    </>
  );
}
