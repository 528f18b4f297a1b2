// Wrapped: pages of Docusaurus' own features, such as a blog, a second docs instance or a Markdown page, get the whole of
// Infima, which our pages do without, and an address in their head. Our pages use components/layout/SiteLayout instead.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/Layout';
import Original from '@theme-original/Layout';
import {useLocalPath} from '@site/src/components/hooks/useLocalPath';
import 'infima/dist/css/default/default.min.css';
import '../../css/stock.css';

export default function Layout(props: Props): ReactNode {
  const address = useBaseUrl(useLocalPath(), {absolute: true});
  return (
    <>
      <Head>
        <link rel="canonical" href={address} />
        <meta property="og:url" content={address} />
      </Head>
      <Original {...props} />
    </>
  );
}
