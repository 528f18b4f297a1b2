import {useEffect} from 'react';
import {findSampleLanguage, loadGenerator, SAMPLE_LANGUAGES} from 'openapi-model/samples/languages';
import {curl} from 'openapi-model/samples/curl';
import type {Generator, SampleLanguage} from 'openapi-model/samples/types';
import {createStore} from 'docusaurus-kit/hooks/store';

const KEY = 'sample-language';

interface LoadedLanguage extends SampleLanguage {
  generate: Generator;
}

/** Shared by all samples on all pages: a choice applies to all of them. */
const store = createStore<LoadedLanguage>({...SAMPLE_LANGUAGES[0]!, generate: curl});
let hasRead = false;

async function show(language: SampleLanguage): Promise<void> {
  const generate = await loadGenerator(language);
  store.set({...language, generate});
}

/** Takes the choice of an earlier visit, once. */
function readChoice(): void {
  if (hasRead) return;
  hasRead = true;
  try {
    const stored = findSampleLanguage(localStorage.getItem(KEY));
    // Without its file, the samples stay in curl.
    if (stored) show(stored).catch(() => {});
  } catch {
    // Storage is not allowed.
  }
}

/**
 * Chooses a language for all samples, and stores it if storage is allowed.
 *
 * @throws Error if its file cannot be loaded
 */
export async function chooseLanguage(language: SampleLanguage): Promise<void> {
  await show(language);
  try {
    localStorage.setItem(KEY, language.id);
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
}

/** The language of the samples: curl in the HTML and during hydration, then the visitor's choice. */
export function useSampleLanguage(): LoadedLanguage {
  useEffect(readChoice, []);
  return store.useValue();
}
