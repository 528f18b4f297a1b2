import type {ReactNode} from 'react';
import type {Feature} from '@site/src/content/schema';
import AnnotatedScreen from '../AnnotatedScreen';
import BeforeAfter from '../BeforeAfter';
import Capabilities from '../Capabilities';
import LearnerWeek from '../LearnerWeek';
import LinkedCharts from '../LinkedCharts';

export interface FeatureBlockProps {
  feature: Pick<Feature, 'block' | 'capabilitiesHeading' | 'keyCapabilities'>;
}

/** Key capabilities of a feature, with the block that its category has. */
export default function FeatureBlock({feature}: FeatureBlockProps): ReactNode {
  const {block, capabilitiesHeading: title, keyCapabilities: items} = feature;
  if (block?.kind === 'screen') return <AnnotatedScreen {...block} items={items} title={title} />;
  return (
    <Capabilities isBoard={block !== undefined} items={items} title={title}>
      {block?.kind === 'change' && <BeforeAfter {...block} />}
      {block?.kind === 'week' && <LearnerWeek {...block} />}
      {block?.kind === 'question' && <LinkedCharts {...block} />}
    </Capabilities>
  );
}
