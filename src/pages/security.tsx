import type {ReactNode} from 'react';
import facts from '#data/content/facts-security.json';
import {badges, items, page} from '#data/content/security.json';
import Page from '@site/src/components/layout/Page';
import CallToAction from '@site/src/components/sections/CallToAction';
import PageHero from '@site/src/components/sections/PageHero';
import SecurityStatement from '@site/src/components/sections/SecurityStatement';

/** Security and trust statement; the first item is open (section 2). */
export default function Security(): ReactNode {
  return (
    <Page facts={facts}>
      <PageHero archetype="platform" eyebrow="Security" headline={page.headline} lead={page.lead} picture={page} />
      <SecurityStatement badges={badges} items={items} />
      <CallToAction {...page.cta} hero={page} />
    </Page>
  );
}
