import {type ReactNode, useSyncExternalStore} from 'react';
import Button from './Button.tsx';

export interface LoadFailureProps {
  /** What could not be loaded, as a sentence. */
  text: string;
  onRetry: () => void;
  /** Keeps what the visitor has typed and reloads the page; by default it is only reloaded. */
  onReload?: () => void;
}

function followConnection(onChange: () => void) {
  const stop = new AbortController();
  for (const event of ['online', 'offline']) window.addEventListener(event, onChange, {signal: stop.signal});
  return () => stop.abort();
}

/**
 * Says that a part of the page could not be loaded, and offers to try again. Unless the visitor is offline, it also
 * offers to reload the page, because a new release may have deleted the files of this one.
 */
export default function LoadFailure({text, onRetry, onReload = () => location.reload()}: LoadFailureProps): ReactNode {
  // Followed, because another render would move the button from under a click when the connection has changed.
  const isOffline = useSyncExternalStore(
    followConnection,
    () => !navigator.onLine,
    () => false,
  );
  return (
    <>
      <span>{isOffline ? `You are offline. ${text}` : `${text} The site may have been updated.`}</span>{' '}
      <Button kind="quiet" onClick={onRetry}>
        Try again
      </Button>
      {!isOffline && (
        <>
          {' or '}
          <Button kind="quiet" onClick={onReload}>
            reload the page
          </Button>
        </>
      )}
    </>
  );
}
