import {type RefObject, useEffect, useRef} from 'react';

/** Screens with room for documentation and console side by side; the style sheet has the same width. */
const WIDE = '(min-width: 1280px)';

/**
 * Opens and closes a dialog: modal on narrow screens, where it covers the page, and not modal on wide ones. While it is
 * open the document says so, so that what floats above the page can step aside.
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
      // Opening takes the focus; a change of width gives it back.
      if (focused && dialog.contains(focused)) focused.focus();
    };
    // A modal dialog is closed by the browser, too.
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
