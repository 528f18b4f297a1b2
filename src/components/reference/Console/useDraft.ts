import {useState} from 'react';
import {initialDraft} from '@site/src/lib/console/operation';
import {decodePermalink} from '@site/src/lib/console/permalink';
import type {ConsoleOperation, Draft, Field} from '@site/src/lib/console/types';

/**
 * The values filled in, initially from the examples or the permalink.
 *
 * @param onChange called with each change of a field
 * @returns notes about permalink values that could not be filled in
 */
export function useDraft(operation: ConsoleOperation, hash: string, onChange: () => void) {
  const [linked] = useState(() => decodePermalink(hash, operation, initialDraft(operation)));
  const [draft, setDraft] = useState(linked.draft);
  const change = (part: (draft: Draft) => Partial<Draft>) => {
    setDraft((now) => ({...now, ...part(now)}));
    onChange();
  };
  const form = {
    draft,
    setValue({key}: Field, text: string) {
      const group = key.startsWith('form.') ? 'form' : 'values';
      change((now) => ({[group]: {...now[group], [key]: text}}));
    },
    setFiles: (key: string, files: readonly File[]) => change((now) => ({files: {...now.files, [key]: files}})),
    setBody: (text: string) => change((now) => ({bodies: {...now.bodies, [now.contentType]: text}})),
    setContentType: (contentType: string) => change(() => ({contentType})),
    /** Restores the examples. */
    reset: () => setDraft(initialDraft(operation)),
  };
  return {form, notes: linked.notes};
}
