/** Opens and closes the search dialog; shared by its button, its shortcuts and the field on not-found pages. */
import {useSyncExternalStore} from 'react';

export interface SearchRequest {
  /** Unique, so that asking for the same query again opens a new dialog. */
  id: number;
  /** Initial value of the field. */
  query: string;
}

let current: SearchRequest | null = null;
const listeners = new Set<() => void>();

function set(request: SearchRequest | null): void {
  current = request;
  listeners.forEach((listener) => listener());
}

let count = 0;

/** Opens the search dialog. */
export function openSearch(query = ''): void {
  count += 1;
  set({id: count, query});
}

/** Reloads the page and opens the search again. The browser keeps the query with the page's entry in the history. */
export function reloadWithSearch(query: string): void {
  history.replaceState({...history.state, search: query}, '');
  location.reload();
}

/** Opens the search if the page was reloaded by `reloadWithSearch`. */
export function openSearchAfterReload(): void {
  const {search: query, ...state} = (history.state ?? {}) as {search?: unknown};
  if (typeof query !== 'string') return;
  history.replaceState(state, '');
  openSearch(query);
}

/** Ends a request. A newer one stays open: browsers fire `close` late, possibly after the next request. */
export function closeSearch({id}: SearchRequest): void {
  if (current?.id === id) set(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The current request, or null if the search is closed. */
export const useSearchRequest = (): SearchRequest | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
