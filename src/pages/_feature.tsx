import type {ReactNode} from 'react';
import Page from '@site/src/components/layout/Page';
import BrandSwatches from '@site/src/components/sections/BrandSwatches';
import Breadcrumbs from '@site/src/components/sections/Breadcrumbs';
import CallToAction from '@site/src/components/sections/CallToAction';
import Capabilities from '@site/src/components/sections/Capabilities';
import FeatureAccordion from '@site/src/components/sections/FeatureAccordion';
import Heading from '@site/src/components/sections/Heading';
import PageHero from '@site/src/components/sections/PageHero';
import TeaserGrid from '@site/src/components/sections/TeaserGrid';
import TrialActions from '@site/src/components/sections/TrialActions';
import callToAction from '@site/src/content/callToAction';
import type {FeatureData} from '@site/src/plugins/content/routes';

/** Feature: hero, and in the order of its archetype the accordion, with the first item open, and key capabilities. */
export default function FeaturePage({data: {facts, feature, archetype, related}}: {data: FeatureData}): ReactNode {
  const {headline, subheading, imageSeed, seeAlso, heading, accordionFeatures, keyCapabilities} = feature;
  const accordion = <FeatureAccordion archetype={archetype} items={accordionFeatures} title={heading} />;
  const capabilities = <Capabilities archetype={archetype} items={keyCapabilities} />;
  const [first, second] =
    archetype === 'data' || archetype === 'platform' ? [accordion, capabilities] : [capabilities, accordion];
  return (
    <Page facts={facts}>
      <PageHero
        archetype={archetype}
        breadcrumbs={<Breadcrumbs trail={facts.breadcrumbs} />}
        headline={headline}
        imageSeed={imageSeed}
        lead={subheading}
        seeAlso={seeAlso}
        trial={feature.swatches && <BrandSwatches {...feature.swatches} />}
      >
        <TrialActions isOnNight={archetype === 'data'} />
      </PageHero>
      {first}
      {second}
      <section className="section-tight">
        <div className="wrap">
          <Heading title="Related features" />
          <TeaserGrid items={related} />
        </div>
      </section>
      <CallToAction {...callToAction} />
    </Page>
  );
}
