import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {FeatureBlock, KeyCapability} from '@site/src/content/schema';
import Picture from '../../scenes/Picture';
import styles from './styles.module.css';

export interface AnnotatedScreenProps extends Extract<FeatureBlock, {kind: 'screen'}> {
  items: readonly KeyCapability[];
}

/** One screen of the product with numbers, and below it what each number shows. */
export default function AnnotatedScreen({items, ...picture}: AnnotatedScreenProps): ReactNode {
  return (
    <div className={clsx('stack', styles.layout)}>
      <Picture {...picture} bare />
      <ol className={clsx('plain-list tiles', styles.notes)}>
        {items.map((item, index) => (
          <li className="line-up items-start" key={item.title}>
            <span className="numeral" data-nosnippet>
              {index + 1}
            </span>
            <div>
              <h3>{item.title}</h3>
              <p className="fine">{item.description}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
