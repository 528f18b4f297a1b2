// Added: the parts of every page outside the layout: font preload, help widget, announcement of page changes and tools
// for agents. It tells the boot script when the page has hydrated.
import {type ReactNode, useEffect} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import AgentTools from '@theme/AgentTools';
import HelpWidget from '@theme/HelpWidget';
import Announcer from '@site/src/components/layout/Announcer';
import FontPreload from '@site/src/components/layout/FontPreload';
import parts from '@site/src/content/parts';

export default function Root({children}: {children: ReactNode}): ReactNode {
  const isBrowser = useIsBrowser();
  useEffect(() => {
    const {dataset} = document.documentElement;
    if (isBrowser && 'js' in dataset) dataset.js = 'ready';
  }, [isBrowser]);
  return (
    <>
      <FontPreload />
      {children}
      {parts.helpWidget && <HelpWidget />}
      <Announcer />
      {parts.browserTools && <AgentTools />}
    </>
  );
}
