import {useSyncExternalStore} from 'react';

const never = () => () => {};

/**
 * Whether this render must match the server-rendered HTML: on the server, and while React takes the HTML over. False when
 * React renders anew, also if it gave the HTML up because something had changed it, such as a translation.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
