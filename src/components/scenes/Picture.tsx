import type {ReactNode} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {Illustrated} from '@site/src/content/schema';
import Scene from '.';
import styles from './frame.module.css';

export interface PictureProps extends Illustrated {
  /** Omit the tinted background of a drawing. */
  bare?: boolean;
  /** Width on wide screens at the top of a page, where a file is not loaded late. */
  topWidth?: 640 | 1152;
}

/** The picture of a record or an entry of it, if any: its file, or a drawing. */
export default function Picture(props: PictureProps): ReactNode {
  const {imageUrl, imageAlt, imageSize, imageCopies, imageSeed, bare, topWidth} = props;
  const {withBaseUrl} = useBaseUrlUtils();
  if (!imageUrl) return imageSeed && <Scene bare={bare} seed={imageSeed} />;
  // The widths of the layouts in which pictures appear; the browser knows it of what it loads late.
  const sizes = `${topWidth ? '' : 'auto, '}(width <= 860px) calc(100vw - 48px), ${topWidth ?? 640}px`;
  return (
    <img
      alt={imageAlt}
      className={styles.file}
      decoding="async"
      // Another file replaces the element, so that the old picture does not stay while the new one loads.
      key={imageUrl}
      loading={topWidth ? undefined : 'lazy'}
      sizes={imageCopies && sizes}
      src={withBaseUrl(imageCopies?.at(-1)!.path ?? imageUrl)}
      srcSet={imageCopies?.map(({path, width}) => `${withBaseUrl(path)} ${width}w`).join()}
      {...imageSize}
    />
  );
}
