import {type ReactNode, useEffect, useLayoutEffect} from 'react';
import {isCommandK} from '@site/src/lib/search/shortcut';
import LoadFailure from 'docusaurus-kit/LoadFailure';
import {useOnDemand} from 'docusaurus-kit/hooks/useOnDemand';
import {openSearch, openSearchAfterReload, reloadWithSearch, useSearchRequest} from '../searchRequest';
import OpenSearch from './OpenSearch';
import {importDialog} from './importDialog';
import styles from './styles.module.css';

/** Opens the search on click or shortcut, and loads the dialog on first use. Hidden without scripts. */
export default function SearchButton(): ReactNode {
  const request = useSearchRequest();
  const {loaded: Dialog, hasFailed, load} = useOnDemand(importDialog);

  useEffect(() => {
    if (request && !Dialog) load();
  }, [request, Dialog, load]);
  useEffect(openSearchAfterReload, []);
  // A layout effect: passive effects can run after the page is marked as hydrated, so keys pressed in between are lost.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isCommandK(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      openSearch();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <div className="scripted">
      <OpenSearch className={styles.button} />
      {hasFailed && request && (
        <p className={`box ${styles.failure}`} role="alert">
          <LoadFailure
            onReload={() => reloadWithSearch(request.query)}
            onRetry={load}
            text="The search could not be loaded."
          />
        </p>
      )}
      {Dialog && request && <Dialog key={request.id} request={request} />}
    </div>
  );
}
