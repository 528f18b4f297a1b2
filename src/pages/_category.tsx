import type {ReactNode} from 'react';
import Page from '@site/src/components/layout/Page';
import Breadcrumbs from '@site/src/components/sections/Breadcrumbs';
import CallToAction from '@site/src/components/sections/CallToAction';
import FeatureAccordion from '@site/src/components/sections/FeatureAccordion';
import Heading from '@site/src/components/sections/Heading';
import PageHero from '@site/src/components/sections/PageHero';
import TeaserGrid from '@site/src/components/sections/TeaserGrid';
import callToAction from '@site/src/content/callToAction';
import type {CategoryData} from '@site/src/plugins/content/routes';

/** Feature category: hero, accordion of capabilities and cards of its features (section 2). */
export default function Category({data: {facts, category, items}}: {data: CategoryData}): ReactNode {
  const {title, archetype, headline, subheading, imageSeed, heading, accordionFeatures} = category;
  return (
    <Page facts={facts}>
      <PageHero
        archetype={archetype}
        breadcrumbs={<Breadcrumbs trail={facts.breadcrumbs} />}
        headline={headline}
        imageSeed={imageSeed}
        lead={subheading}
      />
      <FeatureAccordion archetype={archetype} items={accordionFeatures} title={heading} />
      <section className="section">
        <div className="wrap">
          <Heading title={`All ${title} features`} />
          <TeaserGrid items={items} />
        </div>
      </section>
      <CallToAction {...callToAction} />
    </Page>
  );
}
