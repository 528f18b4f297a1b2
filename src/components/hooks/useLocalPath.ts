import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** Path of the address below the base URL, with a slash at the start. */
export function useLocalPath(): string {
  const {pathname} = useLocation();
  return pathname.slice(useBaseUrl('/').length - 1);
}
