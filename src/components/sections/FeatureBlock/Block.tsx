import type {ReactNode} from 'react';
import type {Feature} from '@site/src/content/schema';
import AnnotatedScreen from '../AnnotatedScreen';
import LearnerWeek from '../LearnerWeek';
import LinkedCharts from '../LinkedCharts';

/** What makes the second half of a feature's page, without its heading; a comparison of before and after excepted. */
export default function Block({block, keyCapabilities}: Pick<Feature, 'block' | 'keyCapabilities'>): ReactNode {
  switch (block?.kind) {
    case 'week':
      return <LearnerWeek {...block} />;
    case 'question':
      return <LinkedCharts {...block} />;
    case 'screen':
      return <AnnotatedScreen {...block} items={keyCapabilities} />;
    default:
      return null;
  }
}
