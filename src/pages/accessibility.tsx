import type {ReactNode} from 'react';
import facts from '#data/content/facts-accessibility.json';
import Page from '@site/src/components/layout/Page';
import GuideText from '@site/src/components/sections/GuideText';
import PageHero from '@site/src/components/sections/PageHero';
import Button from 'docusaurus-kit/Button';
import {useSettings} from '@site/src/components/hooks/useSettings';
import accessibility from '@site/src/content/guides/accessibility';

/** The accessibility statement: what the site promises, how that is checked, and how to report a barrier. */
export default function Accessibility(): ReactNode {
  const statement = accessibility(useSettings());
  return (
    <Page facts={facts}>
      <PageHero eyebrow="Accessibility" headline={statement.title} lead={statement.intro}>
        <Button to="/contact">Report a barrier</Button>
      </PageHero>
      <GuideText sections={statement.sections} />
    </Page>
  );
}
