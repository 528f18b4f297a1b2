import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {DEFAULT_SOCIAL_IMAGE, SOCIAL_SIZE, socialImageAlt} from '@site/src/lib/metadata';
import {useBrand} from '../../hooks/useSettings';
import styles from './styles.module.css';

/** The default social image. */
export default function SocialImage(): ReactNode {
  const brand = useBrand();
  return (
    <figure className={styles.social}>
      <img
        alt={socialImageAlt('/', '', brand)}
        loading="lazy"
        src={useBaseUrl(DEFAULT_SOCIAL_IMAGE)}
        {...SOCIAL_SIZE}
      />
      <figcaption>
        <code>{DEFAULT_SOCIAL_IMAGE.slice(1)}</code>, {SOCIAL_SIZE.width}x{SOCIAL_SIZE.height} pixels
      </figcaption>
    </figure>
  );
}
