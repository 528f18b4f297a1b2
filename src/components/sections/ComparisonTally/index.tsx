import type {ReactNode} from 'react';
import type {RowCounts} from '@site/src/lib/teasers';
import Tally from '../../ui/Tally';

export interface ComparisonTallyProps {
  rows: RowCounts;
  productName: string;
  competitorName: string;
}

/** In how many rows of a comparison each product is stronger. */
export default function ComparisonTally({rows, productName, competitorName}: ComparisonTallyProps): ReactNode {
  const {product, neither, competitor} = rows;
  const all = product + neither + competitor;
  const row = (label: string, count: number) => ({label, text: `${count} of ${all}`, share: count / all});
  return (
    <Tally
      rows={[
        row(`${productName} is stronger`, product),
        row('Neither is stronger', neither),
        row(`${competitorName} is stronger`, competitor),
      ]}
    />
  );
}
