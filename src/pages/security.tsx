import type {ReactNode} from 'react';
import facts from '@generated/content/default/facts-security.json';
import Page from '@site/src/components/layout/Page';
import CallToAction from '@site/src/components/sections/CallToAction';
import PageHero from '@site/src/components/sections/PageHero';
import SecurityStatement from '@site/src/components/sections/SecurityStatement';
import {badges, items, page} from '@site/src/content/security';

/** Security and trust statement; the first item is open (section 2). */
export default function Security(): ReactNode {
  return (
    <Page facts={facts}>
      <PageHero eyebrow="Security" headline={page.headline} imageSeed={page.imageSeed} lead={page.lead} />
      <SecurityStatement badges={badges} items={items} />
      <CallToAction {...page.cta} />
    </Page>
  );
}
