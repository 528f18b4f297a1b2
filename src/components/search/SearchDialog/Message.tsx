import type {ReactNode} from 'react';
import {useDebounced} from '../../hooks/useDebounced';
import type {SearchState} from './useSearch';
import styles from './styles.module.css';

export interface MessageProps {
  state: SearchState;
  asked: string;
  total: number;
  onRetry: () => void;
}

const countOf = (total: number, asked: string): string =>
  `${total === 0 ? 'No' : total} ${total === 1 ? 'result' : 'results'} for “${asked}”`;

/** Status of the search: loading, failed or no results. Announces the number of results to screen readers. */
export default function Message({state, asked, total, onRetry}: MessageProps): ReactNode {
  const announced = useDebounced(state === 'ready' && asked ? countOf(total, asked) : '');
  return (
    <>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      {state === 'loading' && asked && <p className={styles.message}>Loading the index …</p>}
      {state === 'unavailable' && (
        <p className={styles.message}>
          The search reads the built pages, so it is available in the built site: <code>npm start</code>.
        </p>
      )}
      {state === 'failed' && (
        <div className={styles.message} role="alert">
          <p>
            <strong>{navigator.onLine ? 'The search could not be loaded.' : 'You are offline.'}</strong> What you typed
            stays here; these pages need no search.
          </p>
          <button onClick={onRetry} type="button">
            Try again
          </button>
        </div>
      )}
      {state === 'ready' && asked && total === 0 && (
        <p className={styles.message}>
          <strong>No results for “{asked}”.</strong> Try fewer or other words, or the name of a field as the API has it.
        </p>
      )}
    </>
  );
}
