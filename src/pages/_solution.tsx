import type {ReactNode} from 'react';
import Page from '@site/src/components/layout/Page';
import Breadcrumbs from '@site/src/components/sections/Breadcrumbs';
import CallToAction from '@site/src/components/sections/CallToAction';
import CardSection from '@site/src/components/sections/CardSection';
import Capabilities from '@site/src/components/sections/Capabilities';
import ChallengeSolution from '@site/src/components/sections/ChallengeSolution';
import Faq from '@site/src/components/sections/Faq';
import FeatureAccordion from '@site/src/components/sections/FeatureAccordion';
import Offer from '@site/src/components/sections/Offer';
import PageHero from '@site/src/components/sections/PageHero';
import SecurityBadges from '@site/src/components/sections/SecurityBadges';
import TrialActions from '@site/src/components/sections/TrialActions';
import Button from 'docusaurus-kit/Button';
import {useBrand} from '@site/src/components/hooks/useSettings';
import {badges} from '@site/src/content/security';
import type {SolutionData} from '@site/src/plugins/content/routes';

/**
 * Solution, in the order of section 2; the other solutions follow the call to action. Without page content it says so and
 * links to the home page.
 */
export default function SolutionPage({data: {facts, price, solution, others}}: {data: SolutionData}): ReactNode {
  const {title, page} = solution;
  const {name} = useBrand();
  const topic = title.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
  const breadcrumbs = <Breadcrumbs trail={facts.breadcrumbs} />;
  if (!page) {
    return (
      <Page facts={facts}>
        <PageHero breadcrumbs={breadcrumbs} headline={title} lead="Content for this solution is not available yet.">
          <Button to="/">Back to Home</Button>
        </PageHero>
      </Page>
    );
  }
  return (
    <Page facts={facts}>
      <PageHero
        archetype="platform"
        breadcrumbs={breadcrumbs}
        headline={page.headline}
        lead={page.subheading}
        note={<Offer price={price} />}
        picture={page}
      >
        <TrialActions />
      </PageHero>
      <ChallengeSolution challenge={page.challenge} solution={page.solution} />
      <Capabilities
        eyebrow="Key capabilities"
        items={page.keyCapabilities}
        title={`${title.charAt(0)}${topic.slice(1)} with ${name}`}
      />
      {page.accordionFeatures && <FeatureAccordion items={page.accordionFeatures} title={`How ${topic} works`} />}
      {page.faq && <Faq entries={page.faq} />}
      <SecurityBadges badges={badges} />
      <CallToAction {...page.cta} hero={page} />
      <CardSection items={others} title="Other solutions" />
    </Page>
  );
}
