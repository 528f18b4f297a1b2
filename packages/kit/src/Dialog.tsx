import {type ComponentProps, type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef} from 'react';
import clsx from 'clsx';
import styles from './Dialog.module.css';

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'ref'> {
  /** A closed dialog keeps its content. */
  isOpen?: boolean;
  /** Media query for windows with room for page and dialog side by side, where it is not modal. */
  besideIn?: string;
  /** Called on Escape, a click next to it, and the Back button of a phone; clears `isOpen` or removes the dialog. */
  onClose: () => void;
}

/** A native dialog, which keeps the focus inside and returns it. Modal unless there is room beside it. */
export default function Dialog(props: DialogProps): ReactNode {
  const {isOpen = true, besideIn, onClose, className, onKeyDown, ...rest} = props;
  const target = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = target.current;
    if (!dialog || !isOpen) return undefined;
    const wide = besideIn === undefined ? null : matchMedia(besideIn);
    const show = () => {
      const focused = document.activeElement as HTMLElement | null;
      if (dialog.open) dialog.close();
      if (wide?.matches) dialog.show();
      else dialog.showModal();
      // Reopening after a resize moves the focus.
      if (focused && dialog.contains(focused)) focused.focus();
    };
    show();
    wide?.addEventListener('change', show);
    return () => {
      wide?.removeEventListener('change', show);
      dialog.close();
      // If nothing had focus before, it would stay in the dialog and catch keys until the next frame.
      if (dialog.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
    };
  }, [isOpen, besideIn]);
  const closeOnEscape = (event: KeyboardEvent<HTMLDialogElement>) => {
    onKeyDown?.(event);
    // Browsers handle Escape a moment later, and keys pressed in between would be lost.
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onClose();
  };
  const closeOnBackdrop = ({target: hit, currentTarget}: MouseEvent) => {
    if (hit === currentTarget && currentTarget.matches(':modal')) onClose();
  };
  return (
    <dialog
      {...rest}
      className={clsx('box', styles.dialog, className)}
      onClick={closeOnBackdrop}
      // Not if it was only shown in the other way, or opened again: browsers report late.
      onClose={({currentTarget}) => !currentTarget.open && onClose()}
      onKeyDown={closeOnEscape}
      ref={target}
    />
  );
}
