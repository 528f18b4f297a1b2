import type {ReactNode} from 'react';
import Page from '@site/src/components/layout/Page';
import CallToAction from '@site/src/components/sections/CallToAction';
import ComparisonIndex from '@site/src/components/sections/ComparisonIndex';
import PageHero from '@site/src/components/sections/PageHero';
import callToAction from '@site/src/content/callToAction';
import {page} from '@site/src/content/comparePage';
import type {ComparisonsData} from '@site/src/plugins/content/routes';

/** Index of all comparisons; the footer lists only those that ask for it. */
export default function Comparisons({data}: {data: ComparisonsData}): ReactNode {
  return (
    <Page facts={data.facts}>
      <PageHero archetype="authoring" ground="iris" headline={page.headline} lead={page.lead} picture={page} />
      <ComparisonIndex {...data} />
      <CallToAction {...callToAction} />
    </Page>
  );
}
