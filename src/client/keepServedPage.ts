import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {matchPath} from '@docusaurus/router';
import routes from '@generated/routes';
import {readablePath} from '../lib/address';

/** Whether one of the site's pages has this path, as Docusaurus reads paths. */
function isRoute(pathname: string): boolean {
  const path = readablePath(pathname)
    .trim()
    .replace(/(?:\/index)?\.html$/, '');
  return routes.some((route) => route.path !== '*' && matchPath(path || '/', route));
}

/*
 * An archive or a translation service serves a page under an address of its own, at which the router would show the
 * not-found page in its place. The page then stays as it was served: scripts do not take it over, and style sheets open what
 * only a script can open.
 */
if (ExecutionEnvironment.canUseDOM) {
  const isPage =
    !document.querySelector('[data-not-found]') && document.getElementById('__docusaurus')?.hasChildNodes();
  if (isPage && !isRoute(location.pathname)) {
    delete document.documentElement.dataset.js;
    // Docusaurus renders into this root where it exists.
    Object.assign(window, {docusaurusRoot: {render() {}}});
  }
}
