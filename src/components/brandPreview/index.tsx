import {useEffect} from 'react';
import {loadTools} from './loadTools';

const ignore = () => {};

/** On every page: loads the tools if this session has stored a visitor's own brand. They show it, and the way back. */
export default function BrandPreview(): null {
  useEffect(() => {
    try {
      if (sessionStorage.getItem('visitor-brand')) loadTools().catch(ignore);
    } catch {
      // Without storage there is nothing to show.
    }
  }, []);
  return null;
}
