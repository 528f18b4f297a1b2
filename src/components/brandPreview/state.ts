/** A visitor's own brand in the product pictures. Pages hold only this state; the tools load when someone asks for them. */
import {useSyncExternalStore} from 'react';
import type {VisitorBrand} from '@site/src/lib/visitorBrand';

type Tools = typeof import('./tools');

/** Key in the session's storage. */
export const STORAGE_KEY = 'visitor-brand';

interface State {
  /** Once loaded. */
  tools?: Tools;
  brand?: VisitorBrand;
}

let state: State = {};
const listeners = new Set<() => void>();

function set(next: State): void {
  state = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = (): State => state;

export const useBrandPreview = (): State => useSyncExternalStore(subscribe, current, current);

export const setBrand = (brand: VisitorBrand): void => set({...state, brand});

/**
 * Loads the tools, which apply what the session has stored.
 *
 * @throws Error if they can't be loaded; the next call tries again
 */
export async function loadTools(): Promise<Tools> {
  const tools = await import('./tools');
  if (!state.tools) set({tools, brand: tools.restore()});
  return tools;
}
