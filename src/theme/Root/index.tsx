// Added: the parts of every page outside the layout: font preload, help widget, announcement of page changes and tools
// for agents.
import type {ReactNode} from 'react';
import AgentTools from '@theme/AgentTools';
import HelpWidget from '@theme/HelpWidget';
import Announcer from '@site/src/components/layout/Announcer';
import FontPreload from '@site/src/components/layout/FontPreload';

export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      <FontPreload />
      {children}
      <HelpWidget />
      <Announcer />
      <AgentTools />
    </>
  );
}
