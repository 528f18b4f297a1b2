import {useEffect} from 'react';
import {liveSample} from '../Rail/liveSample.ts';
import type {ConsoleState} from './useConsole.ts';

/** Longer bodies would be highlighted anew at each key press. */
const MAX_BODY = 10_000;

/** Lets the sample of an operation show what is filled in, while its console is open. */
export function useLiveSample(id: string, isOpen: boolean, {form, connection, sample}: ConsoleState): void {
  const {draft} = form;
  const {choice, url, alternative} = connection;
  useEffect(() => {
    const request = isOpen ? sample() : null;
    const body = request?.body;
    const isShort = !body || !('text' in body) || body.text.length <= MAX_BODY;
    liveSample.set(request && isShort ? {id, request} : null);
    // It depends on these alone.
  }, [id, isOpen, draft, choice, url, alternative]); // eslint-disable-line react-hooks/exhaustive-deps
  useEffect(() => () => liveSample.set(null), []);
}
