import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** Path of the page below the base URL, as `/pricing`. */
export function usePagePath(): string {
  const {pathname} = useLocation();
  const baseUrl = useBaseUrl('/');
  return `/${pathname.slice(baseUrl.length).replace(/\/+$/, '')}`;
}
