import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import metadata from '@site/src/content/metadata';
import type {PageMetadata} from '@site/src/content/schema';
import {pageHead, SOCIAL_SIZE, socialImageAlt, socialImagePath} from '@site/src/lib/metadata';
import {usePagePath} from '../../hooks/usePagePath';
import {useBrand} from '../../hooks/useSettings';

export interface PageMetaProps {
  /** Row of the central table, for fixed pages. */
  path?: string;
  /** The record's own words, for record pages. */
  meta?: PageMetadata;
  /** Path of the page that this one repeats. */
  canonical?: string;
  /** For documents that are no page: search engines leave them out, and they have no address of their own. */
  noIndex?: boolean;
}

/** Title, description, address and social data of a page (section 9). */
export default function PageMeta({path, meta, canonical, noIndex}: PageMetaProps): ReactNode {
  const brand = useBrand();
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const here = usePagePath();
  const words = meta ?? metadata.pages[path ?? ''] ?? metadata.fallback;
  const {title, description} = pageHead(words, brand.name, path === '/');
  const page = noIndex ? '/' : (canonical ?? here);
  const addressOf = (file: string) => url + baseUrl + file.slice(1);
  const image = addressOf(socialImagePath(page));
  const alt = socialImageAlt(page, title, brand);
  return (
    <>
      <Head>
        <title>{title}</title>
        <meta name="description" content={description} />
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
      {noIndex ? (
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
      ) : (
        <Head>
          <link rel="canonical" href={addressOf(page)} />
          <meta property="og:url" content={addressOf(page)} />
        </Head>
      )}
    </>
  );
}
