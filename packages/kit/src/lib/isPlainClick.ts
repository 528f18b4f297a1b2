type Click = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** False for clicks that the browser handles in its own way, such as opening a link in a new tab. */
export const isPlainClick = ({button, altKey, ctrlKey, metaKey, shiftKey}: Click): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
