/** The responses that steps have saved in this tab. Like the records of the sandbox, they are lost with the document. */
import {useSyncExternalStore} from 'react';
import type {Saved} from '@site/src/lib/steps';

const NOTHING: Saved = {};
const listeners = new Set<() => void>();
let saved = NOTHING;

function set(next: Saved): void {
  saved = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const save = (name: string, content: unknown): void => set({...saved, [name]: content});

/** Forgets everything, because the sandbox no longer has what was saved. */
export const forget = (): void => set(NOTHING);

export const savedNow = (): Saved => saved;

/** Nothing in the HTML and during hydration. */
export const useSaved = (): Saved => useSyncExternalStore(subscribe, savedNow, () => NOTHING);
