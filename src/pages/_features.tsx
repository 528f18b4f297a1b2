import type {ReactNode} from 'react';
import Page from '@site/src/components/layout/Page';
import CallToAction from '@site/src/components/sections/CallToAction';
import FeatureWall from '@site/src/components/sections/FeatureWall';
import PageHero from '@site/src/components/sections/PageHero';
import callToAction from '@site/src/content/callToAction';
import text from '@site/src/content/featuresPage';
import type {FeaturesData} from '@site/src/plugins/content/routes';

/** Index of the features: the pictures of all of them, grouped by category. */
export default function Features({data}: {data: FeaturesData}): ReactNode {
  return (
    <Page facts={data.facts}>
      <PageHero {...text} />
      <FeatureWall groups={data.groups} />
      <CallToAction {...callToAction} />
    </Page>
  );
}
