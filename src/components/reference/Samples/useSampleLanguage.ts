import {useSyncExternalStore} from 'react';
import {findSampleLanguage, SAMPLE_LANGUAGES} from '@site/src/lib/samples';
import type {SampleLanguage} from '@site/src/lib/samples/types';

const KEY = 'sample-language';
const FIRST = SAMPLE_LANGUAGES[0]!;

/** Shared by all samples on all pages: a choice applies to all of them. */
let chosen: SampleLanguage | undefined;
const listeners = new Set<() => void>();

function readChoice(): SampleLanguage | undefined {
  try {
    return findSampleLanguage(localStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Chooses a language for all samples, and stores it if storage is allowed. */
export function chooseLanguage(language: SampleLanguage): void {
  chosen = language;
  for (const listener of listeners) listener();
  try {
    localStorage.setItem(KEY, language.id);
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
}

/** The language of the samples: curl in the HTML and during hydration, then the visitor's choice. */
export const useSampleLanguage = (): SampleLanguage =>
  useSyncExternalStore(
    subscribe,
    () => (chosen ??= readChoice() ?? FIRST),
    () => FIRST,
  );
