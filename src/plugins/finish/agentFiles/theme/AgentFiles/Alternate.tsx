import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {markdownPath} from '@site/src/lib/paths';

/** Names the Markdown copy of a page in its head. */
export default function Alternate({page}: {page: string}): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={baseUrl + markdownPath(page).slice(1)} />
    </Head>
  );
}
