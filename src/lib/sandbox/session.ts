/** What this tab knows about its sandbox: kept in memory, and as a journal in the tab's own storage if that is allowed. */
import {NOTHING, type Carried} from './carried';
import {decodeJournal, encodeJournal, hasRoom, type Entry} from './journal';

export interface SessionState extends Carried {
  /** `stored` until the changes of an earlier page have been made again. */
  phase: 'empty' | 'stored' | 'ready';
  /** True once a change could not be kept for the next page. */
  isFull: boolean;
}

export interface Session {
  get: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** The changes kept for the next page. */
  journal: () => readonly Entry[];
  /** @param entry undefined if the call is not to be kept */
  add: (carried: Carried, entry?: Entry) => void;
  /** Replaces everything after the stored changes have been made again. */
  restore: (carried: Carried, entries: readonly Entry[]) => void;
  reset: () => void;
}

const KEY = 'sandbox-journal';

export const EMPTY: SessionState = {...NOTHING, phase: 'empty', isFull: false};

/** @param open returns the tab's storage; may throw, as browsers do if storage is blocked */
export function createSession(open: () => Storage): Session {
  const listeners = new Set<() => void>();
  let state: SessionState | undefined;
  let entries: readonly Entry[] = [];

  const read = (): SessionState => {
    try {
      entries = decodeJournal(open().getItem(KEY));
    } catch {
      entries = [];
    }
    return entries.length > 0 ? {...EMPTY, phase: 'stored'} : EMPTY;
  };

  /** Returns false if nothing could be stored. */
  const write = (): boolean => {
    try {
      if (entries.length === 0) open().removeItem(KEY);
      else open().setItem(KEY, encodeJournal(entries));
      return true;
    } catch {
      return false;
    }
  };

  const get = () => (state ??= read());
  const set = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  return {
    get,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    journal: () => {
      get();
      return entries;
    },
    add(carried, entry) {
      const {isFull} = get();
      const isLost = entry !== undefined && (isFull || !hasRoom(entries, entry));
      if (entry && !isLost) {
        entries = [...entries, entry];
        write();
      }
      set({...carried, phase: 'ready', isFull: isFull || isLost});
    },
    restore(carried, kept) {
      entries = kept;
      write();
      set({...carried, phase: 'ready', isFull: false});
    },
    reset() {
      entries = [];
      write();
      set({...EMPTY, phase: 'ready'});
    },
  };
}
