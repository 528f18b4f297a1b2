import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import metadata from '@site/src/content/metadata';
import type {PageMetadata} from '@site/src/content/schema';
import {pageHead} from '@site/src/lib/metadata';
import {useBrand} from '../../useSettings';

export interface PageProps {
  children: ReactNode;
  /** Row of the central table, for fixed pages. */
  path?: string;
  /** The record's own words, for record pages. */
  meta?: PageMetadata;
  /** Path of the page that this one repeats. */
  canonical?: string;
  noIndex?: boolean;
}

/** Frame of every page of ours: header, footer, and the metadata of section 9. */
export default function Page({children, path, meta, canonical, noIndex}: PageProps): ReactNode {
  const {name} = useBrand();
  const {siteConfig} = useDocusaurusContext();
  const {title, description} = pageHead(meta ?? metadata.pages[path ?? ''] ?? metadata.fallback, name, path === '/');
  const canonicalUrl = canonical && siteConfig.url + siteConfig.baseUrl + canonical.slice(1);
  return (
    <Layout>
      <Head>
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta name="twitter:title" content={title} />
        <meta name="twitter:description" content={description} />
      </Head>
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
      <main>{children}</main>
    </Layout>
  );
}
