import type {ReactNode} from 'react';
import kit from '#data/brand/kit.json';
import facts from '#data/content/facts-branding-guide.json';
import Page from '@site/src/components/layout/Page';
import BrandKit from '@site/src/components/sections/BrandKit';
import Specimen from '@site/src/components/sections/BrandKit/Specimen';
import GuideText from '@site/src/components/sections/GuideText';
import PageHero from '@site/src/components/sections/PageHero';
import guide from '@site/src/content/guides/branding';

/** Guide to rebranding the site (section 2), which also shows the current brand. */
export default function BrandingGuide(): ReactNode {
  return (
    <Page facts={facts}>
      <PageHero eyebrow="For maintainers" headline={guide.title} lead={guide.intro} />
      <Specimen kit={kit} />
      <GuideText renderExhibit={(exhibit) => <BrandKit exhibit={exhibit} kit={kit} />} sections={guide.sections} />
    </Page>
  );
}
