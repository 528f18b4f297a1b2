import {type ReactNode, useEffect, useRef} from 'react';
import clsx from 'clsx';
import Dialog from 'docusaurus-kit/Dialog';
import CloseButton from 'docusaurus-kit/CloseButton';
import Endpoint from '../Endpoint/index.tsx';
import styles from './styles.module.css';

/** Windows wide enough for documentation and console side by side: the breakpoint `--wide` of the style sheet. */
const WIDE = '(width >= 80em)';

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
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    title.current?.focus();
    // Floating elements make room.
    const {dataset} = document.documentElement;
    dataset.console = '';
    return () => {
      delete dataset.console;
    };
  }, [isOpen]);
  return (
    <Dialog
      aria-labelledby="console-title"
      besideIn={WIDE}
      className={clsx('openapi', styles.sheet)}
      isOpen={isOpen}
      onClose={onClose}
    >
      <div className={`line-up ${styles.head}`}>
        <div>
          <h2 className={styles.title} id="console-title" ref={title} tabIndex={-1}>
            Console: {summary}
          </h2>
          <Endpoint method={method} path={path} />
        </div>
        <CloseButton label="Close the console" onClick={onClose} title="Close (Esc)" />
      </div>
      {children}
    </Dialog>
  );
}
