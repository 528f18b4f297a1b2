import {useSyncExternalStore} from 'react';
import {curl, findSampleLanguage, loadGenerator, SAMPLE_LANGUAGES} from '@site/src/lib/samples';
import type {Generator, SampleLanguage} from '@site/src/lib/samples/types';

export interface SampleState {
  /** The visitor's choice. */
  chosen: SampleLanguage;
  /** The language on show, which follows the choice as soon as its generator is there. */
  shown: SampleLanguage;
  generate: Generator;
  /** Whether the generator of the choice could not be loaded. */
  hasFailed: boolean;
}

const KEY = 'sample-language';
const FIRST = SAMPLE_LANGUAGES[0]!;
const INITIAL: SampleState = {chosen: FIRST, shown: FIRST, generate: curl, hasFailed: false};

/** One state for every box of every page: what is picked in one is picked in all. */
let state = INITIAL;
let hasRead = false;
const listeners = new Set<() => void>();

function set(change: Partial<SampleState>): void {
  state = {...state, ...change};
  for (const listener of listeners) listener();
}

/** Shows a language once its generator is loaded; false if that failed or another choice came in between. */
async function show(chosen: SampleLanguage): Promise<boolean> {
  set({chosen, hasFailed: false});
  try {
    const generate = await loadGenerator(chosen.id);
    if (state.chosen !== chosen) return false;
    set({shown: chosen, generate});
    return true;
  } catch {
    if (state.chosen === chosen) set({hasFailed: true});
    return false;
  }
}

/** What was chosen on an earlier visit; anything that is no language of ours counts as nothing. */
function readChoice(): SampleLanguage | undefined {
  try {
    return findSampleLanguage(localStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!hasRead) {
    hasRead = true;
    const stored = readChoice();
    if (stored) void show(stored);
  }
  return () => listeners.delete(listener);
}

/** Chooses a language for all boxes and remembers it where storage is allowed; resolves with whether it is shown. */
export function chooseLanguage(language: SampleLanguage): Promise<boolean> {
  try {
    localStorage.setItem(KEY, language.id);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  return show(language);
}

/** The language of the samples: curl in the HTML and while hydrating, the visitor's own from then on. */
export function useSample(): SampleState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => INITIAL,
  );
}
