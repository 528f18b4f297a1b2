import type {NotFoundSection} from '@site/src/lib/unknownPaths';
import {useIsHydrating} from 'docusaurus-kit/hooks/useIsHydrating';

/**
 * The section whose not-found text to show.
 *
 * During hydration this is the section of the static document, whichever one the host served. After that, and on
 * client-side navigation, it is the section of the path.
 *
 * @param section section of the current path
 */
export function useNotFoundSection(section: NotFoundSection): NotFoundSection {
  if (!useIsHydrating() || typeof document === 'undefined') return section;
  const shown = document.querySelector<HTMLElement>('[data-not-found]')?.dataset.notFound;
  return (shown as NotFoundSection | undefined) ?? section;
}
