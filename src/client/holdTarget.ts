import type {ClientModule} from '@docusaurus/types';

/** What readers do who want to be somewhere else. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'click'];

let release = (): void => {};

/** Keeps the target of a fragment at the top of the window while the height above it changes, until the reader moves. */
function hold(target: Element): void {
  const observer = new ResizeObserver(() => target.scrollIntoView({behavior: 'instant'}));
  release = () => {
    observer.disconnect();
    for (const type of OWN_MOVES) removeEventListener(type, release);
  };
  for (const type of OWN_MOVES) addEventListener(type, release, {passive: true});
  observer.observe(document.body);
}

/**
 * A page that opens in the app is not at its final height when Docusaurus scrolls to a section: samples get their tabs, and
 * sections below the fold render later. In a document that loads, the browser keeps the place.
 */
const holdTarget: ClientModule = {
  onRouteUpdate: () => release(),
  onRouteDidUpdate({location: {hash, pathname}, previousLocation}) {
    const isNewPage = previousLocation && previousLocation.pathname !== pathname;
    const target = isNewPage && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target) hold(target);
  },
};

export default holdTarget;
