import {useSyncExternalStore} from 'react';
import {pathWords} from '@site/src/lib/unknownPaths';
import {useLocalPath} from './useLocalPath';

const never = () => () => {};

/**
 * A search query made from the words of the current path, for not-found pages. Empty during hydration, because the
 * static document doesn't know the URL it is served at.
 */
export function usePathQuery(): string {
  const path = useLocalPath();
  return useSyncExternalStore(
    never,
    () => pathWords(path),
    () => '',
  );
}
