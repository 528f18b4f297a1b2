import type {ReactNode} from 'react';
import Page from '@site/src/components/layout/Page';
import Breadcrumbs from '@site/src/components/sections/Breadcrumbs';
import CallToAction from '@site/src/components/sections/CallToAction';
import CardSection from '@site/src/components/sections/CardSection';
import ComparisonTable from '@site/src/components/sections/ComparisonTable';
import PageHero from '@site/src/components/sections/PageHero';
import ResultStrip from '@site/src/components/sections/ResultStrip';
import Summary from '@site/src/components/sections/Summary';
import Button from 'docusaurus-kit/Button';
import {useAppLinks, useBrand} from '@site/src/components/hooks/useSettings';
import {comparisonCta} from '@site/src/content/comparePage';
import type {ComparisonData} from '@site/src/plugins/content/routes';

/** Comparison with one competitor (section 2). */
export default function Comparison({data: {facts, competitor, groups, others}}: {data: ComparisonData}): ReactNode {
  const {name: product} = useBrand();
  const {register} = useAppLinks();
  const {name, headline, subheading, strengths, summaryTitle, summaryDescription} = competitor;
  const table = {competitorName: name, groups, productName: product};
  return (
    <Page facts={facts}>
      <PageHero
        breadcrumbs={<Breadcrumbs trail={facts.breadcrumbs} />}
        figure={<ResultStrip {...table} />}
        headline={headline}
        lead={subheading}
      >
        <Button newTab to={register}>
          Start Free Trial
        </Button>{' '}
        <Button kind="secondary" to="/pricing">
          See Pricing
        </Button>
      </PageHero>
      <CardSection items={strengths} picture={competitor} title={`Why ${product} is the Better Choice`} />
      <ComparisonTable {...table} />
      <Summary description={summaryDescription} title={summaryTitle} />
      <CallToAction {...comparisonCta} />
      <CardSection
        items={others.map(({name: other, character, href}) => ({
          title: `${product} vs ${other}`,
          description: character,
          icon: 'scale',
          href,
        }))}
        title="More comparisons"
      />
    </Page>
  );
}
