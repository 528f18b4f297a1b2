import type {ReactNode} from 'react';
import facts from '#data/content/facts-how-to-widget.json';
import Page from '@site/src/components/layout/Page';
import GuideText from '@site/src/components/sections/GuideText';
import PageHero from '@site/src/components/sections/PageHero';
import guide from '@site/src/content/guides/widget';

/** Guide to adding, configuring and replacing a chat widget (section 2). */
export default function HowToWidget(): ReactNode {
  return (
    <Page facts={facts}>
      <PageHero eyebrow="For maintainers" headline={guide.title} lead={guide.intro} />
      <GuideText sections={guide.sections} />
    </Page>
  );
}
