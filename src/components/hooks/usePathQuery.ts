import {useSyncExternalStore} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {pathWords} from '@site/src/lib/unknownPaths';

const never = () => () => {};

/**
 * The words of an address that no page answers; empty while the page hydrates, since the static document cannot know the
 * address that it will be shown at.
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
