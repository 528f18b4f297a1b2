import type {ReactNode} from 'react';
import facts from '#data/content/facts-about.json';
import Page from '@site/src/components/layout/Page';
import CallToAction from '@site/src/components/sections/CallToAction';
import CardList from '@site/src/components/sections/CardList';
import Heading from '@site/src/components/sections/Heading';
import PageHero from '@site/src/components/sections/PageHero';
import Story from '@site/src/components/sections/Story';
import YearOfRings from '@site/src/components/sections/YearOfRings';
import Button from 'docusaurus-kit/Button';
import about from '@site/src/content/about';
import callToAction from '@site/src/content/callToAction';

const contact = (
  <Button kind="secondary" to="/contact">
    Contact us
  </Button>
);

/** The history of the product and our principles. */
export default function About(): ReactNode {
  return (
    <Page facts={facts}>
      <PageHero eyebrow="About" figure={<p className="lead m-0">{about.lead}</p>} headline={about.headline} />
      <YearOfRings {...about.year} />
      <Story closing={{...about.closing, action: contact}} paragraphs={about.story} title="How it started">
        <Heading title="Our principles" />
        <CardList items={about.principles} layout="index" />
      </Story>
      <CallToAction {...callToAction} />
    </Page>
  );
}
