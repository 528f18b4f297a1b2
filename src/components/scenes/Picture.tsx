import type {ReactNode} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {Illustrated} from '@site/src/content/schema';
import Scene from '.';
import styles from './frame.module.css';

/** The width of a picture: `auto` where the browser knows it, otherwise that of the layouts in which pictures appear. */
const SIZES = 'auto, (width <= 860px) calc(100vw - 48px), 640px';

/** The picture of an entry of a record: its file, or a drawing. */
export default function Picture({imageUrl, imageAlt, imageSize, imageCopies, imageSeed}: Illustrated): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  if (!imageUrl) return imageSeed && <Scene seed={imageSeed} />;
  return (
    <img
      alt={imageAlt}
      className={styles.file}
      decoding="async"
      // Another file replaces the element, so that the old picture does not stay while the new one loads.
      key={imageUrl}
      loading="lazy"
      sizes={imageCopies && SIZES}
      src={withBaseUrl(imageCopies?.at(-1)!.path ?? imageUrl)}
      srcSet={imageCopies?.map(({path, width}) => `${withBaseUrl(path)} ${width}w`).join()}
      {...imageSize}
    />
  );
}
