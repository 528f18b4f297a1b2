import {useEffect, useState} from 'react';
import {initialDraft} from 'openapi-model/console/operation';
import {decodePermalink} from 'openapi-model/console/permalink';
import type {ConsoleOperation, Draft, Field} from 'openapi-model/console/types';
import {chosenFormat} from '../Samples/chosenFormat.ts';
import {memory, nameOf} from './tools.ts';

/**
 * The values filled in, initially those of the permalink or of this visit, or else the examples.
 *
 * @param onChange called with each change of a field
 * @returns notes about permalink values that could not be filled in
 */
export function useDraft(operation: ConsoleOperation, hash: string, onChange: () => void) {
  const name = nameOf(operation);
  const wanted = chosenFormat.useValue();
  const [start] = useState(() => {
    const kept = memory.drafts.get(name);
    const isCurrent = kept && (kept.hash === hash || !hash.includes('?'));
    return isCurrent
      ? {draft: kept.draft, notes: []}
      : decodePermalink(hash, operation, initialDraft(operation, wanted));
  });
  const [draft, setDraft] = useState(start.draft);
  const [followed, setFollowed] = useState(wanted);
  if (followed !== wanted) {
    setFollowed(wanted);
    setDraft((now) => ({...now, contentType: initialDraft(operation, wanted).contentType}));
  }
  useEffect(() => {
    // Without files, which no new file input would show.
    memory.drafts.set(name, {draft: {...draft, files: {}}, hash});
  }, [draft, hash, name]);
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
    setStatus: (status: string) => change(() => ({status})),
    setContentType: (contentType: string) => change(() => ({contentType})),
    fill: setDraft,
    /** Restores the examples. */
    reset: () => setDraft(initialDraft(operation, wanted)),
  };
  return {form, notes: start.notes};
}
