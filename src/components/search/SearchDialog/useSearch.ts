import {useCallback, useDeferredValue, useEffect, useMemo} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Hit} from '@site/src/lib/search/engine';
import {useOnDemand} from 'docusaurus-kit/hooks/useOnDemand';
import {loadSearch} from './loadSearch';

/** The index is made from the built pages, so the development server has none. */
const HAS_INDEX = process.env.NODE_ENV === 'production';

export type SearchState = 'loading' | 'ready' | 'failed' | 'unavailable';

const NONE: readonly Hit[] = [];

/** Loads the index and searches it. The query that the hits belong to, `asked`, can lag behind the field. */
export function useSearch(query: string, isDeveloper: boolean) {
  const baseUrl = useBaseUrl('/');
  const {loaded: search, hasFailed, load} = useOnDemand(useCallback(() => loadSearch(baseUrl), [baseUrl]));
  useEffect(() => {
    if (HAS_INDEX) load();
  }, [load]);
  const asked = useDeferredValue(query.trim());
  const hits = useMemo(() => (search && asked ? search(asked, {isDeveloper}) : NONE), [search, asked, isDeveloper]);
  const state: SearchState = search ? 'ready' : hasFailed ? 'failed' : HAS_INDEX ? 'loading' : 'unavailable';
  return {state, asked, hits, retry: load};
}
