import type {ReactNode} from 'react';
import Page from '@site/src/components/layout/Page';
import CallToAction from '@site/src/components/sections/CallToAction';
import ComparisonMatrix from '@site/src/components/sections/ComparisonMatrix';
import OtherFeatures from '@site/src/components/sections/OtherFeatures';
import PageHero from '@site/src/components/sections/PageHero';
import callToAction from '@site/src/content/callToAction';
import {others, page} from '@site/src/content/comparePage';
import type {ComparisonsData} from '@site/src/plugins/content/routes';

/** Index of all comparisons; the footer lists only those that ask for it. */
export default function Comparisons({data: {facts, matrix}}: {data: ComparisonsData}): ReactNode {
  return (
    <Page facts={facts}>
      <PageHero figure={<p className="lead m-0">{page.lead}</p>} headline={page.headline} />
      <ComparisonMatrix {...matrix} />
      <OtherFeatures {...others} products={matrix.products} />
      <CallToAction {...callToAction} />
    </Page>
  );
}
