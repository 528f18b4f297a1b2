import {useSyncExternalStore} from 'react';
import {curl, findSampleLanguage, SAMPLE_LANGUAGES} from '@site/src/lib/samples';
import type {Generator, SampleLanguage} from '@site/src/lib/samples/types';

export interface SampleState {
  /** The visitor's choice. */
  chosen: SampleLanguage;
  /** The language shown; it follows the choice once its generator is loaded. */
  shown: SampleLanguage;
  generate: Generator;
  /** True if the chosen generator could not be loaded. */
  hasFailed: boolean;
}

const KEY = 'sample-language';
const FIRST = SAMPLE_LANGUAGES[0]!;
const INITIAL: SampleState = {chosen: FIRST, shown: FIRST, generate: curl, hasFailed: false};

/** Shared by all samples on all pages: a choice applies to all of them. */
let state = INITIAL;
let hasRead = false;
const listeners = new Set<() => void>();

function set(change: Partial<SampleState>): void {
  state = {...state, ...change};
  for (const listener of listeners) listener();
}

/** What became of a choice; a later one overtakes it. */
type ChoiceOutcome = 'shown' | 'failed' | 'overtaken';

/** Shows a language once its generator is loaded. */
async function show(chosen: SampleLanguage): Promise<ChoiceOutcome> {
  set({chosen, hasFailed: false});
  try {
    const generate = await chosen.load();
    if (state.chosen !== chosen) return 'overtaken';
    set({shown: chosen, generate});
    return 'shown';
  } catch {
    if (state.chosen !== chosen) return 'overtaken';
    set({hasFailed: true});
    return 'failed';
  }
}

/** The choice of an earlier visit; unknown ids are ignored. */
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

/** Chooses a language for all samples, and stores it if storage is allowed. */
export function chooseLanguage(language: SampleLanguage): Promise<ChoiceOutcome> {
  try {
    localStorage.setItem(KEY, language.id);
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
  return show(language);
}

/** The language of the samples: curl in the HTML and during hydration, then the visitor's choice. */
export function useSample(): SampleState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => INITIAL,
  );
}
