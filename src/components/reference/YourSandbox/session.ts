/** The session of this tab, shared by consoles, guides and lists. Small: the sandbox itself is loaded on demand. */
import {useSyncExternalStore} from 'react';
import {createSession, EMPTY, type SessionState} from '@site/src/lib/sandbox/session';

export const session = createSession(() => window.sessionStorage);

/** What the tab's sandbox holds; nothing in the HTML and during hydration. */
export const useSession = (): SessionState => useSyncExternalStore(session.subscribe, session.get, () => EMPTY);
