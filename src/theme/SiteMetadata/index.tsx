// Replaced: canonical address and social image come with the page (layout/PageMeta), which knows whether it has them;
// with one language there are no alternates to name.
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
