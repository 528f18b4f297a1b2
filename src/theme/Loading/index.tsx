// Replaced: without the fallback's spinner, which every page would load. A page that could not be loaded shows our error
// page.
import type {LoadingComponentProps} from 'react-loadable';

/** Nothing until a page is loaded: the previous page stays on screen. */
export default function Loading({error}: LoadingComponentProps): null {
  if (error) throw error instanceof Error ? error : new Error(String(error));
  return null;
}
