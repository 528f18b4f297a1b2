import type {ReactNode} from 'react';
import type {RowCounts} from '@site/src/lib/teasers';
import Tally, {partsOf} from '../../ui/Tally';

export interface ComparisonTallyProps {
  rows: RowCounts;
  productName: string;
  competitorName: string;
}

/** In how many rows of a comparison each product is stronger. */
export default function ComparisonTally({rows, productName, competitorName}: ComparisonTallyProps): ReactNode {
  const counts = [
    [`${productName} is stronger`, rows.product],
    ['Neither is stronger', rows.neither],
    [`${competitorName} is stronger`, rows.competitor],
  ] as const;
  return <Tally rows={partsOf(counts, (count, all) => `${count} of ${all}`)} />;
}
