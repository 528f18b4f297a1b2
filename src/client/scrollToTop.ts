import type {ClientModule} from '@docusaurus/types';

/**
 * Scrolls to the top after every navigation, including back and forward (section 2). The browser's scroll restoration
 * stays on until the first navigation within the site, so that reloading a page keeps its position.
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
