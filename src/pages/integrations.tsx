import type {ReactNode} from 'react';
import facts from '#data/content/facts-integrations.json';
import Page from '@site/src/components/layout/Page';
import CallToAction from '@site/src/components/sections/CallToAction';
import IntegrationGrid from '@site/src/components/sections/IntegrationGrid';
import PageHero from '@site/src/components/sections/PageHero';
import Summary from '@site/src/components/sections/Summary';
import Button from 'docusaurus-kit/Button';
import callToAction from '@site/src/content/callToAction';
import {INTEGRATION_CATEGORIES} from '@site/src/content/integrationCategories';
import integrations from '@site/src/content/integrations';
import text from '@site/src/content/integrationsPage';

/** Catalogue of integrations with a filter (section 2). */
export default function Integrations(): ReactNode {
  return (
    <Page facts={facts}>
      <PageHero headline={text.headline} lead={text.lead} />
      <section aria-label="Catalogue" className="section">
        <div className="wrap">
          <IntegrationGrid categories={INTEGRATION_CATEGORIES} items={integrations} />
        </div>
      </section>
      <Summary {...text.missing}>
        <Button kind="secondary" to="/developer">
          API documentation
        </Button>
      </Summary>
      <CallToAction {...callToAction} />
    </Page>
  );
}
