import {useSyncExternalStore} from 'react';

const never = () => () => {};

/**
 * Whether this render must match the server-rendered HTML: on the server, and while React takes the HTML over. False
 * when React renders anew, even if it discarded the HTML because something, such as a translation, had changed it.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
