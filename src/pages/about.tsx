import type {ReactNode} from 'react';
import facts from '@generated/content/default/facts-about.json';
import Page from '@site/src/components/layout/Page';
import CallToAction from '@site/src/components/sections/CallToAction';
import CardSection from '@site/src/components/sections/CardSection';
import PageHero from '@site/src/components/sections/PageHero';
import Story from '@site/src/components/sections/Story';
import Summary from '@site/src/components/sections/Summary';
import Button from '@site/src/components/ui/Button';
import about from '@site/src/content/about';
import callToAction from '@site/src/content/callToAction';

/** The history of the product and our principles. */
export default function About(): ReactNode {
  return (
    <Page facts={facts}>
      <PageHero eyebrow="About" headline={about.headline} lead={about.lead} />
      <Story paragraphs={about.story} title="How it started" />
      <CardSection items={about.principles} title="Our principles" />
      <Summary {...about.closing}>
        <Button kind="secondary" to="/contact">
          Contact us
        </Button>
      </Summary>
      <CallToAction {...callToAction} />
    </Page>
  );
}
