import type {SampleRequest} from '@site/src/lib/samples/types';

let kept: {id: string; request: SampleRequest} | null = null;

/** Keeps the sample that a visitor has changed for the console of the same page; null forgets it. */
export function keepEdited(id: string, request: SampleRequest | null): void {
  kept = request && {id, request};
}

/** The sample of an operation as the visitor has changed it, if they have. */
export const editedSample = (id: string): SampleRequest | undefined => (kept?.id === id ? kept.request : undefined);
