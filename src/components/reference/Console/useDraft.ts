import {useState} from 'react';
import {initialDraft} from '@site/src/lib/console/operation';
import {decodePermalink} from '@site/src/lib/console/permalink';
import type {ConsoleOperation, Draft, Field} from '@site/src/lib/console/types';

export interface DraftControl {
  draft: Draft;
  /** What the permalink names that could not be filled in. */
  notes: string[];
  setValue: (field: Field, text: string) => void;
  setFiles: (key: string, files: readonly File[]) => void;
  setBody: (text: string) => void;
  setContentType: (contentType: string) => void;
  /** Puts the examples back. */
  reset: () => void;
}

/** What is filled in: the examples at first, or what the permalink says. */
export function useDraft(operation: ConsoleOperation, hash: string): DraftControl {
  const [{draft, notes}, set] = useState(() => decodePermalink(hash, operation, initialDraft(operation)));
  const change = (part: (draft: Draft) => Partial<Draft>) =>
    set((state) => ({...state, draft: {...state.draft, ...part(state.draft)}}));
  return {
    draft,
    notes,
    setValue({key}, text) {
      const group = key.startsWith('form.') ? 'form' : 'values';
      change((now) => ({[group]: {...now[group], [key]: text}}));
    },
    setFiles: (key, files) => change((now) => ({files: {...now.files, [key]: files}})),
    setBody: (text) => change((now) => ({bodies: {...now.bodies, [now.contentType]: text}})),
    setContentType: (contentType) => change(() => ({contentType})),
    reset: () => set({draft: initialDraft(operation), notes: []}),
  };
}
