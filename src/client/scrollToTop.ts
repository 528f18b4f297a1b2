import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

const setRestoration = (mode: ScrollRestoration) => () => {
  history.scrollRestoration = mode;
};
const scrollOurselves = setRestoration('manual');

/*
 * The setting belongs to a history entry, so each entry, including the first, gets it before it is left. It is reset
 * when the document is left, so that reloading a page, or coming back from another site, keeps its position.
 */
if (ExecutionEnvironment.canUseDOM) {
  // By then the browser has restored the position of a reloaded page. A link can be clicked earlier.
  for (const type of ['pageshow', 'click']) addEventListener(type, scrollOurselves, true);
  if (document.readyState === 'complete') scrollOurselves();
  addEventListener('pagehide', setRestoration('auto'));
}

/** Scrolls to the top after every navigation, including back and forward (section 2). */
const scrollToTop: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (previousLocation && previousLocation.pathname !== location.pathname) scrollOurselves();
  },
  onRouteDidUpdate({location, previousLocation}) {
    const isNewPage = previousLocation && previousLocation.pathname !== location.pathname;
    if (isNewPage && !location.hash) window.scrollTo(0, 0);
  },
};

export default scrollToTop;
