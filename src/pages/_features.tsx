import type {ReactNode} from 'react';
import Page from '@site/src/components/layout/Page';
import CallToAction from '@site/src/components/sections/CallToAction';
import FeatureGroup, {type FeatureGroupProps} from '@site/src/components/sections/FeatureGroup';
import PageHero from '@site/src/components/sections/PageHero';
import Tally, {partsOf} from '@site/src/components/ui/Tally';
import callToAction from '@site/src/content/callToAction';
import text from '@site/src/content/featuresPage';
import type {FeaturesData} from '@site/src/plugins/content/routes';

/** Looks that the groups cycle through, so that neighbours differ. */
const ARRANGEMENTS: Pick<FeatureGroupProps, 'layout' | 'ground' | 'isFlipped'>[] = [
  {layout: 'cards', ground: 'tint'},
  {layout: 'index', isFlipped: true},
  {layout: 'index', ground: 'night'},
  {layout: 'cards', isFlipped: true},
];

/** Index of the features, grouped by category. */
export default function Features({data}: {data: FeaturesData}): ReactNode {
  const groups = partsOf(data.groups.map(({title, items}) => [title, items.length]));
  return (
    <Page facts={data.facts}>
      <PageHero {...text} figure={<Tally rows={groups} />} />
      {data.groups.map((group, index) => (
        <FeatureGroup key={group.slug} {...group} {...ARRANGEMENTS[index % ARRANGEMENTS.length]!} />
      ))}
      <CallToAction {...callToAction} />
    </Page>
  );
}
