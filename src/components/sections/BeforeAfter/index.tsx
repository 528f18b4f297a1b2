import type {ReactNode} from 'react';
import type {FeatureBlock} from '@site/src/content/schema';
import Picture from '../../scenes/Picture';
import styles from './styles.module.css';

export type BeforeAfterProps = Extract<FeatureBlock, {kind: 'change'}>;

/** One page before and after, with an edge between them that visitors move. */
export default function BeforeAfter({before, after}: BeforeAfterProps): ReactNode {
  return (
    <div className={styles.stage}>
      {[before, after].map((side) => (
        <Picture key={side.label} {...side} />
      ))}
    </div>
  );
}
