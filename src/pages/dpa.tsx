import type {ReactNode} from 'react';
import facts from '#data/content/facts-dpa.json';
import Page from '@site/src/components/layout/Page';
import LegalText from '@site/src/components/sections/LegalText';
import {useSettings} from '@site/src/components/hooks/useSettings';
import dpa from '@site/src/content/legal/dpa';

export default function Dpa(): ReactNode {
  return (
    <Page facts={facts}>
      <LegalText {...dpa(useSettings())} />
    </Page>
  );
}
