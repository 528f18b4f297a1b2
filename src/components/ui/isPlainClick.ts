import type {MouseEvent} from 'react';

/** False for clicks that the browser handles in its own way, such as opening a link in a new tab. */
export const isPlainClick = ({button, altKey, ctrlKey, metaKey, shiftKey}: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
