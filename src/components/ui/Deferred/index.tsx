import {type ReactNode, startTransition, useEffect, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';

/**
 * What a long page shows further down. It stands in the document with the rest; where the browser builds the page after
 * a click on a link, it follows in slices, so that the heading need not wait for it. Addresses with a fragment and the
 * back button, which leads to where one was on the page, get all at once.
 */
export default function Deferred({children}: {children: ReactNode}): ReactNode {
  // While a document is taken over, the first render is the one of the server.
  const isBuiltHere = useIsBrowser();
  const {action, location} = useHistory();
  const [isDue, setDue] = useState(!isBuiltHere || action !== 'PUSH' || location.hash !== '');
  useEffect(() => {
    startTransition(() => setDue(true));
  }, []);
  return isDue ? children : <div className={styles.room} />;
}
