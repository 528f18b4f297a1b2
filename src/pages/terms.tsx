import type {ReactNode} from 'react';
import Page from '@site/src/components/layout/Page';
import LegalText from '@site/src/components/sections/LegalText';
import {useSettings} from '@site/src/components/hooks/useSettings';
import terms from '@site/src/content/legal/terms';

export default function Terms(): ReactNode {
  return (
    <Page path="/terms">
      <LegalText {...terms(useSettings())} />
    </Page>
  );
}
