import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {FeatureBlock, KeyCapability} from '@site/src/content/schema';
import Picture from '../../scenes/Picture';
import styles from './styles.module.css';

export interface AnnotatedScreenProps extends Extract<FeatureBlock, {kind: 'screen'}> {
  items: readonly KeyCapability[];
}

/** One screen of the product with numbers, and beside it what each number shows. */
export default function AnnotatedScreen({items, ...picture}: AnnotatedScreenProps): ReactNode {
  return (
    <div className={styles.layout}>
      <Picture {...picture} bare />
      <ol className={clsx('plain-list tiles', styles.notes)}>
        {items.map(({title, description}, index) => (
          <li className="line-up" key={title}>
            <span className="numeral">{index + 1}</span>
            <div className="muted">
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
