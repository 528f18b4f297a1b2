import {useSyncExternalStore} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {pathWords} from '@site/src/lib/unknownPaths';

const never = () => () => {};

/**
 * A search query made from the words of the current path, for not-found pages. Empty during hydration, because the
 * static document doesn't know the URL it is served at.
 */
export function usePathQuery(): string {
  const {pathname} = useLocation();
  const baseUrl = useBaseUrl('/');
  return useSyncExternalStore(
    never,
    () => pathWords(pathname.slice(baseUrl.length - 1)),
    () => '',
  );
}
