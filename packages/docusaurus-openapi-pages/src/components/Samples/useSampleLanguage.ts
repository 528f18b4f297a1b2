import {useEffect} from 'react';
import {findSampleLanguage, SAMPLE_LANGUAGES} from 'openapi-model/samples/languages';
import type {SampleLanguage} from 'openapi-model/samples/types';
import {createStore} from 'docusaurus-kit/hooks/store';

/** Where browsers keep the chosen language. */
export const LANGUAGE_KEY = 'sample-language';

/** Shared by all samples on all pages: a choice applies to all of them. */
const store = createStore<SampleLanguage>(SAMPLE_LANGUAGES[0]!);

/** Chooses a language for all samples, and stores it if storage is allowed. */
export function chooseLanguage(language: SampleLanguage): void {
  document.documentElement.dataset.sample = language.id;
  store.set(language);
  try {
    localStorage.setItem(LANGUAGE_KEY, language.id);
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
}

/** Takes the choice of an earlier visit, which the inline script has read. */
function readChoice(): void {
  const chosen = findSampleLanguage(document.documentElement.dataset.sample);
  if (chosen) store.set(chosen);
}

/** The chosen language: curl in the HTML and during hydration, then the visitor's choice. */
export function useSampleLanguage(): SampleLanguage {
  useEffect(readChoice, []);
  return store.useValue();
}
