import {type KeyboardEvent, type ReactNode, useEffect, useRef} from 'react';
import CloseButton from '../../ui/IconButton/CloseButton';
import Endpoint from '../Endpoint';
import {useDialog} from './useDialog';
import styles from './styles.module.css';

export interface SheetProps {
  isOpen: boolean;
  onClose: () => void;
  summary: string;
  method: string;
  path: string;
  children: ReactNode;
}

/** A non-modal side panel on wide screens; modal and full-screen on narrow ones. */
export default function Sheet({isOpen, onClose, summary, method, path, children}: SheetProps): ReactNode {
  const dialog = useDialog(isOpen, onClose);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOpen) title.current?.focus();
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    <dialog aria-labelledby="console-title" className={styles.sheet} onKeyDown={onKeyDown} ref={dialog}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.title} id="console-title" ref={title} tabIndex={-1}>
            Console: {summary}
          </h2>
          <Endpoint method={method} path={path} />
        </div>
        <CloseButton className={styles.close} label="Close the console" onClick={onClose} title="Close (Esc)" />
      </div>
      {children}
    </dialog>
  );
}
