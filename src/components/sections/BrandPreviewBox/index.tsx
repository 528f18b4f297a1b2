import type {ReactNode} from 'react';
import type {BrandPreviewWords} from '@site/src/content/brandPreview';
import Controls from '../../brandPreview/Controls';
import styles from './styles.module.css';

/** Lets visitors try their own brand on the picture of a hero, and on all others. Hidden without scripts. */
export default function BrandPreviewBox({title, invitation, swatches, more, failure}: BrandPreviewWords): ReactNode {
  return (
    <div className={styles.box}>
      <Controls failure={failure} invitation={invitation} more={more} swatches={swatches} title={title} />
    </div>
  );
}
