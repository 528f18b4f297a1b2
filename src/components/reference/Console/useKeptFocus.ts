import {type MouseEvent, type RefObject, useEffect, useRef} from 'react';

/**
 * Keeps the focus in sight: a button that was pressed can be gone with what it did, and the focus with it.
 *
 * @param fallback takes the focus then
 * @returns handlers for the element around the buttons
 */
export function useKeptFocus(fallback: RefObject<HTMLElement | null>) {
  const wasPressed = useRef(false);
  useEffect(() => {
    if (wasPressed.current && document.activeElement === document.body) fallback.current?.focus();
  });
  return {
    onClick(event: MouseEvent) {
      wasPressed.current = (event.target as Element).closest('button') !== null;
    },
    onFocus() {
      wasPressed.current = false;
    },
  };
}
