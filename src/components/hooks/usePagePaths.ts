import routes from '@generated/routes';
import useBaseUrl from '@docusaurus/useBaseUrl';

interface Route {
  path?: string | string[];
  routes?: Route[];
}

const pathsIn = (some: readonly Route[]): string[] =>
  some.flatMap(({path, routes: below = []}) => [...(typeof path === 'string' ? [path] : []), ...pathsIn(below)]);

/** Paths of all pages below the base URL. Every page has the list anyway, for the router. */
export function usePagePaths(): string[] {
  const baseUrl = useBaseUrl('/');
  return pathsIn(routes)
    .filter((path) => path.startsWith(baseUrl))
    .map((path) => path.slice(baseUrl.length - 1));
}
