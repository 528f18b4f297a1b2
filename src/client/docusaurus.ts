/** Takes the place of Docusaurus' module of this name: a link into view fetches the data of record pages, too. */
import {matchRoutes} from 'react-router-config';
import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import routes from '@generated/routes';
import {fetchAhead} from './prefetch';
import type {RecordRoute} from './recordRoute';

function prefetch(path: string): false | Promise<void[]> {
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
