import type {ReactNode} from 'react';
import type {BrandPreviewWords} from '@site/src/content/brandPreview';
import Controls from '../../brandPreview/Controls';
import Scene from '../../scenes';
import Heading from '../Heading';
import styles from './styles.module.css';

/** Lets visitors try their own brand on the product pictures. Hidden without scripts. */
export default function BrandPreview(words: BrandPreviewWords): ReactNode {
  const {eyebrow, title, intro, pictures} = words;
  return (
    <section className={`section ${styles.section}`}>
      <div className={`wrap ${styles.grid}`}>
        <Heading eyebrow={eyebrow} intro={intro} title={title} />
        <div className={styles.pictures}>
          {pictures.map((seed) => (
            <Scene bare key={seed} seed={seed} />
          ))}
        </div>
        <Controls {...words} />
      </div>
    </section>
  );
}
