import {useEffect} from 'react';
import {findSampleLanguage, SAMPLE_LANGUAGES} from '@site/src/lib/samples';
import type {SampleLanguage} from '@site/src/lib/samples/types';
import {createStore} from '../../hooks/store';

const KEY = 'sample-language';

/** Shared by all samples on all pages: a choice applies to all of them. */
const store = createStore(SAMPLE_LANGUAGES[0]!);
let hasRead = false;

/** Takes the choice of an earlier visit, once. */
function readChoice(): void {
  if (hasRead) return;
  hasRead = true;
  try {
    const stored = findSampleLanguage(localStorage.getItem(KEY));
    if (stored) store.set(stored);
  } catch {
    // Storage is not allowed.
  }
}

/** Chooses a language for all samples, and stores it if storage is allowed. */
export function chooseLanguage(language: SampleLanguage): void {
  store.set(language);
  try {
    localStorage.setItem(KEY, language.id);
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
}

/** The language of the samples: curl in the HTML and during hydration, then the visitor's choice. */
export function useSampleLanguage(): SampleLanguage {
  useEffect(readChoice, []);
  return store.useValue();
}
