import {useState} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useIsHydrating} from './useIsHydrating.ts';

/** Only the built site has server-rendered HTML; the development server renders in the browser. */
const HAS_DOCUMENT = ExecutionEnvironment.canUseDOM && process.env.NODE_ENV === 'production';

/**
 * Whether the server-rendered HTML of the page already shows `content`. If so, an element of plain text and links can
 * keep that HTML instead of hydrating a component for each part of it:
 * `<ul dangerouslySetInnerHTML={{__html: ''}} key="written" suppressHydrationWarning />` leaves its children alone.
 *
 * False once `content` has changed, and for pages rendered in the browser.
 */
export function useServerMarkup(content: unknown): boolean {
  const isTakenOver = useIsHydrating() && HAS_DOCUMENT;
  const [written, setWritten] = useState(isTakenOver ? content : undefined);
  if (written === undefined) return false;
  if (written === content) return true;
  // That HTML is gone, even if the content comes back.
  setWritten(undefined);
  return false;
}
