// Added: what every page has besides header and footer, the help widget and the announcement of a new page.
import type {ReactNode} from 'react';
import Announcer from '@site/src/components/layout/Announcer';
import FontPreload from '@site/src/components/layout/FontPreload';
import HelpWidget from '@site/src/components/layout/HelpWidget';

export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      <FontPreload />
      {children}
      <HelpWidget />
      <Announcer />
    </>
  );
}
