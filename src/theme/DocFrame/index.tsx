// Added: the frame of guides and of the reference, without the theme's sidebar and styles. The docs plugin provides the
// page.
import {type ComponentType, type ReactNode, useEffect, useState} from 'react';
import {useDocRootMetadata} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocRoot';
import Frame from '@site/src/components/docs/Frame';

/**
 * The not-found page of the documentation. The component is loaded on demand, because few visitors see it. Until then
 * React keeps the text of the document (`__html`). `Suspense` would not do: React hides its server-rendered content until
 * a script runs.
 */
function UnknownPath(): ReactNode {
  const [Content, setContent] = useState<ComponentType | null>(null);
  useEffect(() => {
    void import('@theme/NotFound/Content').then(({default: content}) => setContent(() => content));
  }, []);
  if (Content) return <Content />;
  return (
    <Frame>
      <main dangerouslySetInnerHTML={{__html: ''}} suppressHydrationWarning />
    </Frame>
  );
}

export default function DocFrame(props: Props): ReactNode {
  const doc = useDocRootMetadata(props);
  if (!doc) return <UnknownPath />;
  const {docElement, sidebarName, sidebarItems} = doc;
  return (
    <Frame sidebarItems={sidebarItems} sidebarName={sidebarName}>
      <main>{docElement}</main>
    </Frame>
  );
}
