/** Takes the place of Docusaurus' module of this name: a link into view fetches the data of record pages, too. */
import {matchRoutes} from 'react-router-config';
import siteConfig from '@generated/docusaurus.config';
import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import routes from '@generated/routes';
import {fetchAhead} from './prefetch';
import type {RecordRoute} from './recordRoute';

const isReference = (path: string): boolean => path.startsWith(`${siteConfig.baseUrl}developer`);

/** The reference is large and has readers of its own: on other pages it takes more than a link in view. */
function prefetch(path: string): false | Promise<void[]> {
  if (isReference(path) && !isReference(window.location.pathname)) return false;
  const started = docusaurus.prefetch(path);
  if (started) {
    for (const {route, match} of matchRoutes(routes, path)) {
      const address = (route.component as unknown as Partial<RecordRoute>).ahead?.(match.url);
      if (address) fetchAhead(address);
    }
  }
  return started;
}

export default Object.freeze({...docusaurus, prefetch});
