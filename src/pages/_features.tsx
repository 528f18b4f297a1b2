import type {ReactNode} from 'react';
import Page from '@site/src/components/layout/Page';
import CallToAction from '@site/src/components/sections/CallToAction';
import FeatureGroup from '@site/src/components/sections/FeatureGroup';
import PageHero from '@site/src/components/sections/PageHero';
import callToAction from '@site/src/content/callToAction';
import words from '@site/src/content/featuresPage';
import type {FeaturesData} from '@site/src/plugins/content/routes';

/** Index of the features, grouped by the four categories. */
export default function Features({data}: {data: FeaturesData}): ReactNode {
  return (
    <Page path="/features">
      <PageHero {...words} />
      {data.groups.map((group) => (
        <FeatureGroup key={group.slug} {...group} />
      ))}
      <CallToAction {...callToAction} />
    </Page>
  );
}
