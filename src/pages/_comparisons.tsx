import type {ReactNode} from 'react';
import Page from '@site/src/components/layout/Page';
import CallToAction from '@site/src/components/sections/CallToAction';
import PageHero from '@site/src/components/sections/PageHero';
import TeaserGrid from '@site/src/components/sections/TeaserGrid';
import callToAction from '@site/src/content/callToAction';
import words from '@site/src/content/comparePage';
import type {ComparisonsData} from '@site/src/plugins/content/routes';

/** Index of all comparisons; the footer lists nine of the ten. */
export default function Comparisons({data}: {data: ComparisonsData}): ReactNode {
  const items = data.items.map(({name, character, href}) => ({
    title: `Vs ${name}`,
    description: character,
    icon: 'scale',
    href,
  }));
  return (
    <Page path="/compare">
      <PageHero {...words} />
      <section className="section-tight">
        <div className="wrap">
          <TeaserGrid headingLevel="h2" items={items} />
        </div>
      </section>
      <CallToAction {...callToAction} />
    </Page>
  );
}
