/** Which search is asked for, if any: shared by the button, the shortcuts and the field of not-found pages. */
import {useSyncExternalStore} from 'react';

export interface SearchRequest {
  /** Tells one request from the next. */
  id: number;
  /** What the field holds at first. */
  query: string;
}

let current: SearchRequest | null = null;
const listeners = new Set<() => void>();

function set(request: SearchRequest | null): void {
  current = request;
  listeners.forEach((listener) => listener());
}

let count = 0;

export function openSearch(query = ''): void {
  count += 1;
  set({id: count, query});
}

/** Ends a request; one that came after it stays, because browsers report a closed dialog only later. */
export function closeSearch({id}: SearchRequest): void {
  if (current?.id === id) set(null);
}

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
