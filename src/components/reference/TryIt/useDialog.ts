import {type RefObject, useEffect, useRef} from 'react';

/** Screens wide enough for documentation and console side by side. The style sheet uses the same width. */
const WIDE = '(min-width: 1280px)';

/**
 * Opens and closes a dialog: modal on narrow screens, where it covers the page, non-modal on wide ones. While it is open,
 * `data-console` on the root element lets floating elements make room.
 */
export function useDialog(isOpen: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return undefined;
    const wide = matchMedia(WIDE);
    const root = document.documentElement;
    const show = () => {
      const focused = document.activeElement as HTMLElement | null;
      if (dialog.open) dialog.close();
      root.dataset.console = wide.matches ? 'beside' : 'above';
      if (wide.matches) dialog.show();
      else dialog.showModal();
      // Reopening after a resize moves the focus, so restore it.
      if (focused && dialog.contains(focused)) focused.focus();
    };
    // The browser can close a modal dialog, too.
    const onCancel = (event: Event) => {
      event.preventDefault();
      close.current();
    };
    show();
    wide.addEventListener('change', show);
    dialog.addEventListener('cancel', onCancel);
    return () => {
      wide.removeEventListener('change', show);
      dialog.removeEventListener('cancel', onCancel);
      delete root.dataset.console;
      dialog.close();
    };
  }, [isOpen]);
  return ref;
}
