import type {ReactNode} from 'react';
import type {Feature} from '@site/src/content/schema';
import BeforeAfter from '../BeforeAfter';
import Capabilities from '../Capabilities';
import Heading from '../Heading';
import Block from './Block';
import styles from './styles.module.css';

export interface FeatureBlockProps {
  feature: Pick<Feature, 'block' | 'capabilitiesHeading' | 'keyCapabilities'>;
}

/** Key capabilities of a feature, with the block that its category has. */
export default function FeatureBlock({feature}: FeatureBlockProps): ReactNode {
  const {block, capabilitiesHeading: title, keyCapabilities: items} = feature;
  if (block?.kind === 'screen')
    return (
      <section className="section">
        <div className={`wrap board ${styles.board}`}>
          <Heading title={title} />
          <Block {...feature} />
        </div>
      </section>
    );
  return (
    <Capabilities isBoard={block !== undefined} items={items} title={title}>
      {block?.kind === 'change' ? <BeforeAfter {...block} /> : <Block {...feature} />}
    </Capabilities>
  );
}
