/**
 * Settings and page views for Matomo's tracker, which reads both from the global list `_paq`. It does not notice that a
 * link has opened another page without a new document, so we tell it.
 */
import type {ClientModule} from '@docusaurus/types';
import {analytics} from './settings';

declare global {
  interface Window {
    /** Commands, each a name and arguments. The tracker replaces the list by an object with a `push` of its own. */
    _paq?: Pick<unknown[][], 'push'>;
  }
}

function order(...command: unknown[]): void {
  window._paq ??= [];
  window._paq.push(command);
}

function configure(): void {
  // Nothing is stored or read on the device, so that visits can be counted without consent.
  order('disableCookies');
  order('disableBrowserFeatureDetection');
  // Instead of a picture, which the content security policy blocks.
  order('setRequestMethod', 'POST');
  order('setTrackerUrl', new URL('matomo.php', analytics.connect ?? analytics.scriptUrl).href);
  order('setSiteId', analytics.attributes['data-site-id']);
  order('enableLinkTracking');
}

function countPage(): void {
  order('setCustomUrl', location.href);
  order('setDocumentTitle', document.title);
  order('trackPageView');
}

const matomo: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation) configure();
    if (location.pathname === previousLocation?.pathname) return;
    // The title changes in the next frame.
    requestAnimationFrame(() => setTimeout(countPage));
  },
};

export default matomo;
