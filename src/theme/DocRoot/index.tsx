// Wrapped: brings what only the written guides need, so that no other page loads it: the part of Infima that they use,
// and the contexts that theme/Layout/Provider leaves out.
import type {ComponentProps, ReactNode} from 'react';
import {DocsPreferredVersionContextProvider} from '@docusaurus/plugin-content-docs/client';
import {AnnouncementBarProvider} from '@docusaurus/theme-common/internal';
import DocRoot from '@theme-original/DocRoot';
import '@generated/weight/default/infima-guides.css';
import './sidebar.css';

export default function DocRootWrapper(props: ComponentProps<typeof DocRoot>): ReactNode {
  return (
    <AnnouncementBarProvider>
      <DocsPreferredVersionContextProvider>
        <DocRoot {...props} />
      </DocsPreferredVersionContextProvider>
    </AnnouncementBarProvider>
  );
}
