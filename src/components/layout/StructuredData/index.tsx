import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {PageFacts} from '@site/src/lib/pageFacts';
import {structuredDataJson, thingsOf, type SiteFacts} from '@site/src/lib/structuredData';
import {useBrand} from '../../hooks/useSettings';

export interface StructuredDataProps {
  facts: PageFacts;
  /** For pages that present the product. */
  product?: SiteFacts['product'];
}

export default function StructuredData({facts, product}: StructuredDataProps): ReactNode {
  const brand = useBrand();
  const {siteConfig, i18n} = useDocusaurusContext();
  const home = siteConfig.url + siteConfig.baseUrl;
  const things = thingsOf(facts, {home, brand, language: i18n.currentLocale, product});
  return (
    things.length > 0 && (
      <Head>
        <script type="application/ld+json">{structuredDataJson(things)}</script>
      </Head>
    )
  );
}
