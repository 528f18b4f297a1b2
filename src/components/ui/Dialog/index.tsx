import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'ref'> {
  ref?: RefObject<HTMLDialogElement | null>;
  /** A closed dialog keeps its content. */
  isOpen?: boolean;
  /** Media query for windows with room for page and dialog side by side, where it is not modal. */
  besideIn?: string;
  /** Called after it has closed: by Escape, a click next to it, the Back button of a phone, or `closeDialog`. */
  onClose: () => void;
}

/** Closes a dialog at once. If nothing had focus before, it would stay in the dialog and catch keys until the next frame. */
export function closeDialog(dialog: HTMLDialogElement | null): void {
  dialog?.close();
  if (dialog?.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
}

/** A native dialog, which keeps the focus inside and returns it. Modal unless there is room beside it. */
export default function Dialog(props: DialogProps): ReactNode {
  const {ref, isOpen = true, besideIn, onClose, className, onKeyDown, ...rest} = props;
  const own = useRef<HTMLDialogElement>(null);
  const target = ref ?? own;
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
      closeDialog(dialog);
    };
  }, [target, isOpen, besideIn]);
  const closeOnEscape = (event: KeyboardEvent<HTMLDialogElement>) => {
    onKeyDown?.(event);
    // Browsers handle Escape a moment later, and the dialog would catch keys pressed in between.
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    closeDialog(target.current);
  };
  const closeOnBackdrop = ({target: hit, currentTarget}: MouseEvent) => {
    if (hit === currentTarget && currentTarget.matches(':modal')) closeDialog(target.current);
  };
  return (
    <dialog
      {...rest}
      className={clsx('box', styles.dialog, className)}
      onClick={closeOnBackdrop}
      // Not if it was only shown in the other way.
      onClose={({currentTarget}) => !currentTarget.open && onClose()}
      onKeyDown={closeOnEscape}
      ref={target}
    />
  );
}
