import type {ReactNode} from 'react';
import facts from '#data/content/facts-terms.json';
import Page from '@site/src/components/layout/Page';
import LegalText from '@site/src/components/sections/LegalText';
import {useSettings} from '@site/src/components/hooks/useSettings';
import terms from '@site/src/content/legal/terms';
import {minUsers, tiers} from '@site/src/content/tiers';
import {formatCount, formatUsers, listedUsers} from '@site/src/lib/pricing';

const figures = {least: formatUsers(minUsers), listed: formatCount(listedUsers(tiers))};

export default function Terms(): ReactNode {
  return (
    <Page facts={facts}>
      <LegalText {...terms({...useSettings(), ...figures})} />
    </Page>
  );
}
