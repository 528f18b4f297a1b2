/** Opens and closes the search dialog; shared by its button, its shortcuts and the field on not-found pages. */
import {createStore} from 'docusaurus-kit/hooks/store';

export interface SearchRequest {
  /** Unique, so that asking for the same query again opens a new dialog. */
  id: number;
  /** Initial value of the field. */
  query: string;
}

const store = createStore<SearchRequest | null>(null);

let count = 0;

export function openSearch(query = ''): void {
  count += 1;
  store.set({id: count, query});
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
  if (store.get()?.id === id) store.set(null);
}

/** The current request, or null if the search is closed. */
export const useSearchRequest = store.useValue;
