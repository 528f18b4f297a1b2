import {useEffect} from 'react';
import {curl} from 'openapi-model/samples/curl';
import {SAMPLE_LANGUAGES} from 'openapi-model/samples/languages';
import type {Generator, SampleLanguage} from 'openapi-model/samples/types';
import {createStore} from 'docusaurus-kit/hooks/store';
import {useSampleLanguage} from './useSampleLanguage.ts';

const FIRST = SAMPLE_LANGUAGES[0]!;
const store = createStore<Readonly<Record<string, Generator>>>({[FIRST.id]: curl});

/**
 * Loads all languages. Pages start with curl, and most visitors want one other language or none.
 *
 * @throws Error if the file cannot be loaded
 */
export const loadPrograms = async (): Promise<void> =>
  store.set((await import('openapi-model/samples/programs')).GENERATORS);

/** The chosen language and its generator; until that is loaded, curl, which style sheets hide meanwhile. */
export function useGenerator(): SampleLanguage & {generate: Generator} {
  const chosen = useSampleLanguage();
  const generate = store.useValue()[chosen.id];
  useEffect(() => {
    // Without their file, samples stay in curl, and style sheets no longer hide them.
    if (!generate) loadPrograms().catch(() => delete document.documentElement.dataset.sample);
  }, [generate]);
  return generate ? {...chosen, generate} : {...FIRST, generate: curl};
}
