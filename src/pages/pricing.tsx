import type {ReactNode} from 'react';
import facts from '#data/content/facts-pricing.json';
import product from '#data/content/product.json';
import Page from '@site/src/components/layout/Page';
import CallToAction from '@site/src/components/sections/CallToAction';
import Faq from '@site/src/components/sections/Faq';
import Heading from '@site/src/components/sections/Heading';
import IncludedList from '@site/src/components/sections/IncludedList';
import PageHero from '@site/src/components/sections/PageHero';
import PricingCalculator from '@site/src/components/sections/PricingCalculator';
import TierTable from '@site/src/components/sections/TierTable';
import MoreLink from 'docusaurus-kit/MoreLink';
import callToAction from '@site/src/content/callToAction';
import {included, page, SLIDER, TIERS_INTRO} from '@site/src/content/pricing';
import {tiers} from '@site/src/content/tiers';
import {productData} from '@site/src/lib/productData';

/** Pricing (sections 4, 5 and 9): calculator, all tiers, and what the plan includes. */
export default function Pricing(): ReactNode {
  return (
    <Page facts={facts} product={productData(product)}>
      <PageHero figure={<p className="lead m-0">{page.lead}</p>} headline={page.headline} />
      <section aria-label="Estimate">
        <div className="wrap">
          <PricingCalculator planName={page.planName} slider={SLIDER} tiers={tiers} />
        </div>
      </section>
      <section className="section">
        <div className="wrap split split-heading">
          <Heading intro={TIERS_INTRO} title="Price of each tier" />
          <TierTable tiers={tiers} />
        </div>
      </section>
      <IncludedList groups={included} />
      <Faq entries={facts.faq} title="Trial and billing questions" topics={facts.askAbout}>
        <MoreLink to="/contact">Ask another question</MoreLink>
      </Faq>
      <CallToAction {...callToAction} />
    </Page>
  );
}
