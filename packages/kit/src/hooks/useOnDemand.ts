import {useCallback, useState} from 'react';

export interface OnDemand<T> {
  /** Null until it is loaded. */
  loaded: T | null;
  hasFailed: boolean;
  /** Starts loading; also tries again after a failure. */
  load: () => void;
}

/**
 * A part of the page that is loaded when a visitor asks for it.
 *
 * @param importPart imports the part; the same function on every render
 */
export function useOnDemand<T>(importPart: () => Promise<T>): OnDemand<T> {
  const [loaded, setLoaded] = useState<T | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    importPart().then(
      // React would call a component as an updater.
      (part) => setLoaded(() => part),
      () => setFailed(true),
    );
  }, [importPart]);
  return {loaded, hasFailed, load};
}
