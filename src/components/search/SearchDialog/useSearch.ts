import {useCallback, useDeferredValue, useEffect, useMemo, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Hit, Search} from '@site/src/lib/search/engine';
import {loadSearch} from './loadSearch';

/** The index is made from the built pages, so the development server has none. */
const HAS_INDEX = process.env.NODE_ENV === 'production';

export type SearchState = 'loading' | 'ready' | 'failed' | 'unavailable';

export interface SearchResult {
  state: SearchState;
  /** The query that the hits belong to; it can lag behind the field. */
  asked: string;
  hits: readonly Hit[];
  /** Loads the index again. */
  retry: () => void;
}

const NONE: readonly Hit[] = [];

/** Loads the index and searches it. */
export function useSearch(query: string): SearchResult {
  const baseUrl = useBaseUrl('/');
  const [search, setSearch] = useState<{run: Search} | null>(null);
  const [state, setState] = useState<SearchState>(HAS_INDEX ? 'loading' : 'unavailable');
  const asked = useDeferredValue(query.trim());

  const load = useCallback(() => {
    loadSearch(baseUrl).then(
      (run) => {
        setSearch({run});
        setState('ready');
      },
      () => setState('failed'),
    );
  }, [baseUrl]);
  useEffect(() => {
    if (HAS_INDEX) load();
  }, [load]);
  const retry = useCallback(() => {
    setState('loading');
    load();
  }, [load]);

  const hits = useMemo(() => (search && asked ? search.run(asked) : NONE), [search, asked]);
  return {state, asked, hits, retry};
}
