import type {ReactNode} from 'react';
import Page from '@site/src/components/layout/Page';
import Breadcrumbs from '@site/src/components/sections/Breadcrumbs';
import CallToAction from '@site/src/components/sections/CallToAction';
import ComparisonTable from '@site/src/components/sections/ComparisonTable';
import Heading from '@site/src/components/sections/Heading';
import PageHero from '@site/src/components/sections/PageHero';
import Strengths from '@site/src/components/sections/Strengths';
import Summary from '@site/src/components/sections/Summary';
import TeaserGrid from '@site/src/components/sections/TeaserGrid';
import ButtonLink from '@site/src/components/ui/Button/ButtonLink';
import {useAppLinks, useBrand} from '@site/src/components/hooks/useSettings';
import callToAction from '@site/src/content/callToAction';
import type {ComparisonData} from '@site/src/plugins/content/routes';

/** Comparison with one competitor (section 2). */
export default function Comparison({data: {facts, competitor, others}}: {data: ComparisonData}): ReactNode {
  const {name: product} = useBrand();
  const {register} = useAppLinks();
  const {headline, subheading, strengths, summaryTitle, summaryDescription} = competitor;
  return (
    <Page facts={facts}>
      <PageHero breadcrumbs={<Breadcrumbs trail={facts.breadcrumbs} />} headline={headline} lead={subheading}>
        <ButtonLink newTab to={register}>
          Start Free Trial
        </ButtonLink>
        <ButtonLink kind="secondary" to="/pricing">
          See Pricing
        </ButtonLink>
      </PageHero>
      <Strengths items={strengths} title={`Why ${product} is the Better Choice`} />
      <ComparisonTable competitor={competitor} productName={product} />
      <Summary description={summaryDescription} title={summaryTitle} />
      <CallToAction {...callToAction} />
      <section className="section-tight">
        <div className="wrap">
          <Heading title="More comparisons" />
          <TeaserGrid
            items={others.map((other) => ({
              title: `Vs ${other.name}`,
              description: other.character,
              icon: 'scale',
              href: other.href,
            }))}
          />
        </div>
      </section>
    </Page>
  );
}
