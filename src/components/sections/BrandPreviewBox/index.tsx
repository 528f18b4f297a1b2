import type {ReactNode} from 'react';
import type {BrandPreviewWords} from '@site/src/content/brandPreview';
import {slugOf} from '@site/src/lib/slug';
import Controls from '../../brandPreview/Controls';
import styles from './styles.module.css';

/** Lets visitors try their own brand on the picture of a hero, and on all others. Hidden without scripts. */
export default function BrandPreviewBox(words: BrandPreviewWords): ReactNode {
  const {title, short} = words;
  return (
    <div className={styles.box}>
      <h2 className="headline-3" id={slugOf(title)}>
        {title}
      </h2>
      <p>{short}</p>
      <Controls {...words} />
    </div>
  );
}
