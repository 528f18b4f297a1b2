/** A visitor's own brand in the product pictures. Pages hold only this state; the tools load when someone asks for them. */
import {useSyncExternalStore} from 'react';
import type {VisitorBrand} from '@site/src/lib/visitorBrand';
import type {Tools} from './tools';

interface State {
  /** Once loaded. */
  tools?: Tools;
  brand?: VisitorBrand;
}

let state: State = {};
const listeners = new Set<() => void>();

export function setState(part: State): void {
  state = {...state, ...part};
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = (): State => state;

export const useBrandPreview = (): State => useSyncExternalStore(subscribe, current, current);
