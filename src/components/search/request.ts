/** Which search is asked for, if any: shared by the button, the shortcuts and the field of not-found pages. */
import {useSyncExternalStore} from 'react';

export interface SearchRequest {
  /** What the field holds at first. */
  query: string;
}

let current: SearchRequest | null = null;
const listeners = new Set<() => void>();

function set(request: SearchRequest | null): void {
  current = request;
  listeners.forEach((listener) => listener());
}

export const openSearch = (query = ''): void => set({query});
export const closeSearch = (): void => set(null);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The search that is asked for, or null. */
export const useSearchRequest = (): SearchRequest | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
