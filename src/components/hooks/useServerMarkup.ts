import {useState} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** The built site has documents to take over; the development server has none. */
const HAS_DOCUMENT = ExecutionEnvironment.canUseDOM && process.env.NODE_ENV === 'production';

/**
 * Whether the document that is being taken over holds what would be made from `content`, and `content` is still the
 * same. An element that holds only text and plain links can then stay as it is, without a component for each word:
 * `<ul dangerouslySetInnerHTML={{__html: ''}} key="written" suppressHydrationWarning />` leaves its inside alone.
 */
export function useServerMarkup(content: unknown): boolean {
  const isTakenOver = !useIsBrowser() && HAS_DOCUMENT;
  const [written] = useState(isTakenOver ? content : undefined);
  return written !== undefined && written === content;
}
