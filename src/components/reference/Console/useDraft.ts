import {useState} from 'react';
import {initialDraft} from '@site/src/lib/console/operation';
import {decodePermalink} from '@site/src/lib/console/permalink';
import type {ConsoleOperation, Draft, Field} from '@site/src/lib/console/types';

export interface DraftControl {
  draft: Draft;
  setValue: (field: Field, text: string) => void;
  setFiles: (key: string, files: readonly File[]) => void;
  setBody: (text: string) => void;
  setContentType: (contentType: string) => void;
  /** Restores the examples. */
  reset: () => void;
}

/**
 * The values filled in, initially from the examples or the permalink.
 *
 * @param onChange called with each change of a field
 * @returns notes about permalink values that could not be filled in
 */
export function useDraft(
  operation: ConsoleOperation,
  hash: string,
  onChange: () => void,
): {form: DraftControl; notes: string[]} {
  const [linked] = useState(() => decodePermalink(hash, operation, initialDraft(operation)));
  const [draft, setDraft] = useState(linked.draft);
  const change = (part: (draft: Draft) => Partial<Draft>) => {
    setDraft((now) => ({...now, ...part(now)}));
    onChange();
  };
  const form: DraftControl = {
    draft,
    setValue({key}, text) {
      const group = key.startsWith('form.') ? 'form' : 'values';
      change((now) => ({[group]: {...now[group], [key]: text}}));
    },
    setFiles: (key, files) => change((now) => ({files: {...now.files, [key]: files}})),
    setBody: (text) => change((now) => ({bodies: {...now.bodies, [now.contentType]: text}})),
    setContentType: (contentType) => change(() => ({contentType})),
    reset: () => setDraft(initialDraft(operation)),
  };
  return {form, notes: linked.notes};
}
