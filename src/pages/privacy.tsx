import type {ReactNode} from 'react';
import facts from '#data/content/facts-privacy.json';
import Page from '@site/src/components/layout/Page';
import LegalText from '@site/src/components/sections/LegalText';
import {useSettings} from '@site/src/components/hooks/useSettings';
import privacy from '@site/src/content/legal/privacy';

export default function Privacy(): ReactNode {
  return (
    <Page facts={facts}>
      <LegalText {...privacy(useSettings())} />
    </Page>
  );
}
