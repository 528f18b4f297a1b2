import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {SOCIAL_SIZE, socialImageAlt, socialImagePath, type PageHead} from '@site/src/lib/metadata';
import {useBrand} from '../../useSettings';

export interface SocialMetaProps extends PageHead {
  /** Path of the page whose social image is shown, below the base URL. */
  path: string;
}

/** What social networks and chats show of a page (section 9). */
export default function SocialMeta({title, description, path}: SocialMetaProps): ReactNode {
  const {name, tagline} = useBrand();
  const image = useBaseUrl(socialImagePath(path), {absolute: true});
  const alt = socialImageAlt(path, title, {name, tagline});
  return (
    <Head>
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={image} />
      <meta property="og:image:alt" content={alt} />
      <meta property="og:image:width" content={String(SOCIAL_SIZE.width)} />
      <meta property="og:image:height" content={String(SOCIAL_SIZE.height)} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={alt} />
    </Head>
  );
}
