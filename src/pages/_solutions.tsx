import type {ReactNode} from 'react';
import Page from '@site/src/components/layout/Page';
import AudienceGrid from '@site/src/components/sections/AudienceGrid';
import CallToAction from '@site/src/components/sections/CallToAction';
import PageHero from '@site/src/components/sections/PageHero';
import SecurityBadges from '@site/src/components/sections/SecurityBadges';
import callToAction from '@site/src/content/callToAction';
import {badges} from '@site/src/content/security';
import text from '@site/src/content/solutionsPage';
import type {SolutionsData} from '@site/src/plugins/content/routes';

/** Index of the solutions, by category. */
export default function Solutions({data}: {data: SolutionsData}): ReactNode {
  return (
    <Page facts={data.facts}>
      <PageHero archetype="authoring" ground="brand" headline={text.title} lead={text.subtitle} picture={text} />
      {data.groups.map(({slug, title, description, items}) => (
        <AudienceGrid intro={description} items={items} key={slug} title={title} />
      ))}
      <SecurityBadges badges={badges} />
      <CallToAction {...callToAction} />
    </Page>
  );
}
