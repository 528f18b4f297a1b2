/** Takes the place of Docusaurus' helper of this name, which does not tell a route for which of its pages it is asked. */
import {matchRoutes} from 'react-router-config';
import routes from '@generated/routes';
import type {RecordRoute} from './recordRoute';

/** @param pathname with the base URL */
export default function preload(pathname: string): Promise<unknown> {
  const matches = [...new Set([pathname, decodeURI(pathname)])].flatMap((path) => matchRoutes(routes, path));
  return Promise.all(
    matches.map(({route, match}) => (route.component as unknown as Partial<RecordRoute>).preload?.(match.url)),
  );
}
