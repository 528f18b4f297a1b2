import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import BrandSwatches from '@theme/BrandSwatches';
import Page from '@site/src/components/layout/Page';
import Breadcrumbs from '@site/src/components/sections/Breadcrumbs';
import CallToAction from '@site/src/components/sections/CallToAction';
import FeatureAccordion from '@site/src/components/sections/FeatureAccordion';
import FeatureBlock from '@site/src/components/sections/FeatureBlock';
import Offer from '@site/src/components/sections/Offer';
import PageHero from '@site/src/components/sections/PageHero';
import RelatedLinks from '@site/src/components/sections/RelatedLinks';
import TrialActions from '@site/src/components/sections/TrialActions';
import parts from '@site/src/content/parts';
import type {FeatureData} from '@site/src/plugins/content/routes';

/** Feature: hero, and in the order of its archetype the accordion, with the first item open, and key capabilities. */
export default function FeaturePage({
  data: {facts, price, feature, ground, category, related},
}: {
  data: FeatureData;
}): ReactNode {
  const {headline, subheading, seeAlso, heading, accordionFeatures} = feature;
  const {archetype} = category;
  const accordion = <FeatureAccordion archetype={archetype} items={accordionFeatures} title={heading} />;
  const capabilities = <FeatureBlock feature={feature} />;
  const [first, second] =
    archetype === 'data' || archetype === 'platform' ? [accordion, capabilities] : [capabilities, accordion];
  return (
    <Page facts={facts}>
      <PageHero
        archetype={archetype}
        breadcrumbs={<Breadcrumbs trail={facts.breadcrumbs} />}
        ground={ground}
        headline={headline}
        lead={subheading}
        note={
          <>
            <Offer price={price} /> {seeAlso && <Link to={seeAlso.to}>{seeAlso.label}</Link>}
          </>
        }
        picture={feature}
        trial={parts.swatches && <BrandSwatches slug={feature.slug} />}
      >
        <TrialActions />
      </PageHero>
      {first}
      {second}
      <CallToAction {...(feature.cta ?? category.cta)} hero={feature}>
        <RelatedLinks items={related} title="Related features" />
      </CallToAction>
    </Page>
  );
}
