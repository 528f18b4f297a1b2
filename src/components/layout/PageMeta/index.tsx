import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import metadata from '@site/src/content/metadata';
import type {PageMetadata} from '@site/src/content/schema';
import {pageHead} from '@site/src/lib/metadata';
import usePagePath from '../../usePagePath';
import {useBrand} from '../../useSettings';
import SocialMeta from '../SocialMeta';

export interface PageMetaProps {
  /** Row of the central table, for fixed pages. */
  path?: string;
  /** The record's own words, for record pages. */
  meta?: PageMetadata;
  /** Path of the page that this one repeats. */
  canonical?: string;
  noIndex?: boolean;
}

/** Title, description and social data of a page (section 9). */
export default function PageMeta({path, meta, canonical, noIndex}: PageMetaProps): ReactNode {
  const {name} = useBrand();
  const {siteConfig} = useDocusaurusContext();
  const here = usePagePath();
  const words = meta ?? metadata.pages[path ?? ''] ?? metadata.fallback;
  const {title, description} = pageHead(words, name, path === '/');
  const canonicalUrl = canonical && siteConfig.url + siteConfig.baseUrl + canonical.slice(1);
  return (
    <>
      <Head>
        <title>{title}</title>
        <meta name="description" content={description} />
      </Head>
      <SocialMeta description={description} path={noIndex ? '/' : (canonical ?? here)} title={title} />
      {canonicalUrl && (
        <Head>
          <link rel="canonical" href={canonicalUrl} />
          <meta property="og:url" content={canonicalUrl} />
        </Head>
      )}
      {noIndex && (
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
      )}
    </>
  );
}
