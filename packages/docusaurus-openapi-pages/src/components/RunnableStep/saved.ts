/** The responses that steps have saved in this tab. Like the records of the sandbox, they are lost with the document. */
import type {Saved} from '../../steps/steps.ts';
import {createStore} from 'docusaurus-kit/hooks/store';

const store = createStore<Saved>({});

export const save = (name: string, content: unknown): void => store.set({...store.get(), [name]: content});

/** Forgets everything, because the sandbox no longer has what was saved. */
export const forget = (): void => store.set({});

export const savedNow = store.get;

export const useSaved = store.useValue;
