import {type ReactNode, useEffect} from 'react';
import {loadTools, STORAGE_KEY, useBrandPreview} from './state';

const ignore = () => {};

/** On every page: shows the brand that the visitor has chosen earlier in this session, with the way back to ours. */
export default function BrandPreview(): ReactNode {
  const {tools} = useBrandPreview();
  useEffect(() => {
    try {
      if (sessionStorage.getItem(STORAGE_KEY)) loadTools().catch(ignore);
    } catch {
      // Without storage there is nothing to show.
    }
  }, []);
  return tools ? <tools.Back /> : null;
}
