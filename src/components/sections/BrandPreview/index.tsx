import type {ReactNode} from 'react';
import type {BrandPreviewWords} from '@site/src/content/brandPreview';
import Controls from '../../brandPreview/Controls';
import Scene from '../../scenes';
import Heading from '../Heading';
import styles from './styles.module.css';

/** A portal and a certificate, on which visitors can try their own brand. */
export default function BrandPreview({eyebrow, title, intro, pictures, ...words}: BrandPreviewWords): ReactNode {
  return (
    <section className="section">
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
