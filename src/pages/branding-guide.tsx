import type {ReactNode} from 'react';
import kit from '@generated/brand/default/kit.json';
import facts from '@generated/content/default/facts-branding-guide.json';
import Page from '@site/src/components/layout/Page';
import BrandKit from '@site/src/components/sections/BrandKit';
import GuideText from '@site/src/components/sections/GuideText';
import PageHero from '@site/src/components/sections/PageHero';
import guide from '@site/src/content/guides/branding';

/** How to change what makes this site one brand (section 2), with that brand as it stands. */
export default function BrandingGuide(): ReactNode {
  return (
    <Page facts={facts}>
      <PageHero eyebrow="For maintainers" headline={guide.title} lead={guide.intro} />
      <GuideText renderExhibit={(exhibit) => <BrandKit exhibit={exhibit} kit={kit} />} sections={guide.sections} />
    </Page>
  );
}
