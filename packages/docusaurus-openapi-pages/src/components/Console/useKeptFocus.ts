import {type MouseEvent, type RefObject, useEffect, useRef} from 'react';

/**
 * Keeps the focus if a pressed button disappears.
 *
 * @param fallback receives the focus instead
 * @returns handlers for the element that contains the buttons
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
