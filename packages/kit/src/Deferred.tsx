import {type ReactNode, startTransition, useEffect, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * Content below the fold. It is part of the server-rendered HTML; after client-side navigation it renders in a
 * transition, so that the heading appears first. Links with a fragment and the back button, which restores the scroll
 * position, need the whole page and render it at once.
 */
export default function Deferred({children}: {children: ReactNode}): ReactNode {
  // False on the first render during hydration, which must match the server's.
  const isClientRender = useIsBrowser();
  const {action, location} = useHistory();
  const [isDue, setDue] = useState(!isClientRender || action !== 'PUSH' || location.hash !== '');
  useEffect(() => {
    startTransition(() => setDue(true));
  }, []);
  // The room keeps the footer out of view meanwhile.
  return isDue ? children : <div style={{minHeight: '100vh'}} />;
}
