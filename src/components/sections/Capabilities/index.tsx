import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Archetype, FeatureBlock, KeyCapability} from '@site/src/content/schema';
import {hasPicture} from '@site/src/lib/pictured';
import Picture from '../../scenes/Picture';
import AnnotatedScreen from '../AnnotatedScreen';
import BeforeAfter from '../BeforeAfter';
import Heading from '../Heading';
import LearnerWeek from '../LearnerWeek';
import LinkedCharts from '../LinkedCharts';
import styles from './styles.module.css';

export interface CapabilitiesProps {
  eyebrow?: string;
  /** "Key capabilities" if omitted. */
  title?: string;
  items: readonly KeyCapability[];
  /** Above the items; a screen has them around it. */
  block?: FeatureBlock;
  /** Composition: pictures on alternating sides by default. */
  archetype?: Archetype;
}

/** Classes of the list and its entries. In rows, words and picture are next to each other. */
const LAYOUTS: Partial<Record<Archetype, {list: string; item: string; alternates?: boolean}>> = {
  authoring: {list: 'stack stack-wide', item: 'split', alternates: true},
  people: {list: clsx('stack stack-wide', styles.line), item: 'split'},
  data: {list: clsx('tiles', styles.columns), item: ''},
};

export default function Capabilities({
  eyebrow,
  title = 'Key capabilities',
  items,
  block,
  archetype = 'authoring',
}: CapabilitiesProps): ReactNode {
  const layout = items.some(hasPicture) && LAYOUTS[archetype];
  const {list, item: itemClass, alternates} = layout || {list: 'tiles', item: ''};
  return (
    <section className="section">
      <div className={clsx('wrap', block?.kind === 'screen' && styles.board)}>
        <Heading eyebrow={eyebrow} title={title} />
        {block?.kind === 'change' && <BeforeAfter {...block} />}
        {block?.kind === 'week' && <LearnerWeek {...block} />}
        {block?.kind === 'screen' && <AnnotatedScreen {...block} items={items} />}
        {block?.kind === 'question' && <LinkedCharts {...block} />}
        {block?.kind !== 'screen' && (
          <ol className={clsx('plain-list', list)}>
            {items.map((item, index) => (
              <li className={clsx(itemClass, alternates && index % 2 > 0 && 'flipped')} key={item.title}>
                <div className="muted">
                  <h3>{item.title}</h3>
                  <p>{item.description}</p>
                </div>
                {hasPicture(item) && (
                  <div className={styles.picture}>
                    <Picture {...item} />
                  </div>
                )}
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}
