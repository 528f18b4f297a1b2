import type {ReactNode} from 'react';
import Page from '@site/src/components/layout/Page';
import GuideText from '@site/src/components/sections/GuideText';
import PageHero from '@site/src/components/sections/PageHero';
import guide from '@site/src/content/guides/branding';

/** How to change what makes this site one brand (section 2). */
export default function BrandingGuide(): ReactNode {
  return (
    <Page path="/branding-guide">
      <PageHero eyebrow="For maintainers" headline={guide.title} lead={guide.intro} />
      <GuideText sections={guide.sections} />
    </Page>
  );
}
