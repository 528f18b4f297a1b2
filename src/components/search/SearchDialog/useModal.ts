import {type KeyboardEvent, useEffect, useRef} from 'react';
import {isCommandK} from '@site/src/lib/search/shortcut';

/** Shows a native dialog as a modal once it is mounted. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);
  // The dialog returns focus to the element that had it. If none did, focus would stay in the closed dialog until the
  // next frame and catch keys pressed meanwhile.
  const close = () => {
    dialog.current?.close();
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && dialog.current?.contains(focused)) focused.blur();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Close at once: browsers handle Escape a moment later, and the dialog would catch keys pressed in between.
    const isEscape = event.key === 'Escape' && !event.nativeEvent.isComposing;
    if (isEscape || isCommandK(event.nativeEvent)) {
      event.preventDefault();
      close();
    }
  };
  return {dialog, close, onKeyDown};
}
