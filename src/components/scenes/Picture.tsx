import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {AccordionFeature} from '@site/src/content/schema';
import Scene from '.';
import styles from './frame.module.css';

export interface PictureProps extends Partial<AccordionFeature> {
  /** Seed of the drawing for an entry without a picture of its own. */
  default?: string;
}

/** The picture of an entry of a record: its file, or a drawing. */
export default function Picture({imageUrl, imageAlt, imageSize, imageSeed, ...props}: PictureProps): ReactNode {
  const src = useBaseUrl(imageUrl);
  if (!imageUrl) return <Scene seed={imageSeed ?? props.default!} />;
  // Another file replaces the element, so that the old picture does not stay while the new one loads.
  return <img alt={imageAlt} className={styles.file} key={src} loading="lazy" src={src} {...imageSize} />;
}
