import {useSyncExternalStore} from 'react';
import type {NotFoundSection} from '@site/src/lib/unknownPaths';

const never = () => () => {};

/**
 * The section whose words a not-found page shows.
 *
 * While the page hydrates, the words of the static document are kept, whichever document the host answered with;
 * right after it, and on navigation within the site, the path decides.
 */
export function useNotFoundSection(section: NotFoundSection): NotFoundSection {
  return useSyncExternalStore(
    never,
    () => section,
    () => {
      if (typeof document === 'undefined') return section;
      const shown = document.querySelector<HTMLElement>('[data-not-found]')?.dataset.notFound;
      return (shown as NotFoundSection | undefined) ?? section;
    },
  );
}
