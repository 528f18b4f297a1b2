// Replaced: pages add their own canonical URL and social image (layout/PageMeta), and a site in one language has no alternates.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useThemeConfig} from '@docusaurus/theme-common';

export default function SiteMetadata(): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    <Head>
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:locale" content={currentLocale.replace('-', '_')} />
      {useThemeConfig().metadata.map((tag, index) => (
        <meta key={index} {...tag} />
      ))}
    </Head>
  );
}
