// Replaced: our pages add their own canonical URL and social image (layout/PageMeta), other pages their canonical URL
// (theme/Layout), and a site in one language has no alternates.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata, useThemeConfig} from '@docusaurus/theme-common';
import {useLocalPath} from '@site/src/components/hooks/useLocalPath';
import {socialImagePath} from '@site/src/lib/metadata';

export default function SiteMetadata(): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    <>
      {/* A page that names an image of its own replaces it. */}
      <PageMetadata image={socialImagePath(useLocalPath())} />
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
        <meta property="og:locale" content={currentLocale.replace('-', '_')} />
        {useThemeConfig().metadata.map((tag, index) => (
          <meta key={index} {...tag} />
        ))}
      </Head>
    </>
  );
}
