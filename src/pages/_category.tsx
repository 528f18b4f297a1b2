import type {ReactNode} from 'react';
import Page from '@site/src/components/layout/Page';
import Breadcrumbs from '@site/src/components/sections/Breadcrumbs';
import CallToAction from '@site/src/components/sections/CallToAction';
import CardSection from '@site/src/components/sections/CardSection';
import FeatureAccordion from '@site/src/components/sections/FeatureAccordion';
import Offer from '@site/src/components/sections/Offer';
import PageHero from '@site/src/components/sections/PageHero';
import type {CategoryData} from '@site/src/plugins/content/routes';

/** Feature category: hero, accordion of capabilities and cards of its features (section 2). */
export default function Category({data: {facts, price, category, ground, items}}: {data: CategoryData}): ReactNode {
  const {title, archetype, headline, subheading, heading, accordionFeatures, cta} = category;
  return (
    <Page facts={facts}>
      <PageHero
        archetype={archetype}
        breadcrumbs={<Breadcrumbs trail={facts.breadcrumbs} />}
        ground={ground}
        headline={headline}
        lead={subheading}
        note={<Offer price={price} />}
        picture={category}
      />
      <FeatureAccordion archetype={archetype} items={accordionFeatures} title={heading} />
      <CardSection items={items} title={`All ${title} features`} />
      <CallToAction {...cta} hero={category} />
    </Page>
  );
}
