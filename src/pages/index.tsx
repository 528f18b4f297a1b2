import type {ReactNode} from 'react';
import ownFacts from '#data/content/facts-index.json';
import data from '#data/content/home.json';
import product from '#data/content/product.json';
import Page from '@site/src/components/layout/Page';
import AudienceGrid from '@site/src/components/sections/AudienceGrid';
import AudienceTabs from '@site/src/components/sections/AudienceTabs';
import AiCallToAction from '@site/src/components/sections/AiCallToAction';
import CallToAction from '@site/src/components/sections/CallToAction';
import Challenges from '@site/src/components/sections/Challenges';
import FeaturedList from '@site/src/components/sections/FeaturedList';
import HomeHero from '@site/src/components/sections/HomeHero';
import LogoStrip from '@site/src/components/sections/LogoStrip';
import LostRowList from '@site/src/components/sections/LostRowList';
import ProofStrip from '@site/src/components/sections/ProofStrip';
import customers from '@site/src/content/customers';
import type {PageFacts} from '@site/src/lib/pageFacts';
import {productData} from '@site/src/lib/productData';

const {home, solutions, lost} = data;

/**
 * Home page, in the order of section 2, with how the product compares before the last call to action. Its aliases
 * (`_homeAlias.tsx`) show it with facts of their own.
 */
export default function Home({facts = ownFacts}: {facts?: PageFacts}): ReactNode {
  return (
    <Page facts={facts} product={productData(product)}>
      <HomeHero {...home.hero} compare={lost.length > 0 ? home.hero.compare : undefined} />
      <LogoStrip customers={customers} title={home.logoStrip.title} />
      <ProofStrip {...home.proof} />
      <Challenges {...home.challenges} />
      <AudienceGrid eyebrow="Solutions" {...home.audiences} items={solutions} />
      <FeaturedList {...home.featured} />
      <AudienceTabs tabs={home.audienceTabs} />
      <AiCallToAction {...home.aiCta} />
      {lost.length > 0 && <LostRowList {...home.comparison} items={lost} />}
      <CallToAction {...home.finalCta} />
    </Page>
  );
}
