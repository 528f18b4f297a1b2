import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** Path of the current page below the base URL, such as `/pricing`. */
export function usePagePath(): string {
  const {pathname} = useLocation();
  const baseUrl = useBaseUrl('/');
  return `/${pathname.slice(baseUrl.length).replace(/\/+$/, '')}`;
}
