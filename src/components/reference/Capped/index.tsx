import {type ReactNode, useRef, useState} from 'react';
import Button from '../../ui/Button';
import styles from './styles.module.css';

export interface CappedProps {
  isCapped: boolean;
  children: ReactNode;
}

/** Shows the beginning of something long, and a button that shows all. Without scripts, or with focus inside, all is shown. */
export default function Capped({isCapped, children}: CappedProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  if (!isCapped) return children;
  const open = () => {
    setOpen(true);
    // The button goes.
    content.current!.focus({preventScroll: true});
  };
  return (
    <div data-capped={!isOpen}>
      <div className={styles.content} ref={content} tabIndex={-1}>
        {children}
      </div>
      {!isOpen && (
        <Button className="scripted no-print" kind="quiet" onClick={open}>
          Show all fields
        </Button>
      )}
    </div>
  );
}
