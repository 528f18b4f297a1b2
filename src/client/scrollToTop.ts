import type {ClientModule} from '@docusaurus/types';

/**
 * Every navigation ends at the top of the page (section 2), back and forward too. The browser's own restoring of
 * positions is left alone until the first navigation within the site, so that reloading a page keeps its place.
 */
const scrollToTop: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (previousLocation && previousLocation.pathname !== location.pathname) history.scrollRestoration = 'manual';
  },
  onRouteDidUpdate({location, previousLocation}) {
    const isNewPage = previousLocation && previousLocation.pathname !== location.pathname;
    if (isNewPage && !location.hash) window.scrollTo(0, 0);
  },
};

export default scrollToTop;
