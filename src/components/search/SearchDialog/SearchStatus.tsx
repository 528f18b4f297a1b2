import type {ReactNode} from 'react';
import {useDebounced} from 'docusaurus-kit/hooks/useDebounced';
import LoadFailure from 'docusaurus-kit/LoadFailure';
import Sign from 'docusaurus-kit/Sign';
import {reloadWithSearch} from '../searchRequest';
import type {SearchState} from './useSearch';
import styles from './styles.module.css';

export interface SearchStatusProps {
  state: SearchState;
  query: string;
  /** The query that the results belong to. */
  asked: string;
  total: number;
  onRetry: () => void;
}

const countOf = (total: number, asked: string): string =>
  `${total === 0 ? 'No' : total} ${total === 1 ? 'result' : 'results'} for “${asked}”`;

/** Status of the search: loading, failed or no results. Announces the number of results to screen readers. */
export default function SearchStatus({state, query, asked, total, onRetry}: SearchStatusProps): ReactNode {
  const typed = query.trim();
  // The query has to settle, not the results: on a busy machine those of the first letter can be late, and would then seem
  // to be what was typed.
  const settled = useDebounced(typed);
  const isSettled = settled === typed && asked === typed;
  return (
    <>
      <p className="visually-hidden" role="status">
        {state === 'ready' && asked && isSettled ? countOf(total, asked) : ''}
      </p>
      {state === 'loading' && asked && (
        <Sign className={`tint size-2 ${styles.message}`} kind="loading">
          Loading the index …
        </Sign>
      )}
      {state === 'unavailable' && (
        <p className={`tint size-2 ${styles.message}`}>
          The search reads the built pages, so it is available in the built site: <code>npm start</code>.
        </p>
      )}
      {state === 'failed' && (
        <div className={`tint size-2 ${styles.message}`} role="alert">
          <LoadFailure
            onReload={() => reloadWithSearch(query)}
            onRetry={onRetry}
            text="The search could not be loaded."
          />
          <p className="m-0">Your search has been kept. You can still open the pages below.</p>
        </div>
      )}
      {state === 'ready' && asked && total === 0 && (
        <Sign className={`tint size-2 ${styles.message}`} kind="empty">
          <p className="m-0">
            <strong>{`No results for “${asked}”.`}</strong> Try fewer or other words, ask us, or start from one of these
            pages.
          </p>
        </Sign>
      )}
    </>
  );
}
