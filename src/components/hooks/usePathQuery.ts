import {pathWords} from '@site/src/lib/unknownPaths';
import {useIsHydrating} from 'docusaurus-kit/hooks/useIsHydrating';
import {useLocalPath} from './useLocalPath';

/**
 * A search query made from the words of the current path, for not-found pages. Empty during hydration, because the
 * static document doesn't know the URL it is served at.
 */
export function usePathQuery(): string {
  const words = pathWords(useLocalPath());
  return useIsHydrating() ? '' : words;
}
