import {type ReactNode, useState} from 'react';
import Button from '../../ui/Button';
import styles from './styles.module.css';

export interface CappedProps {
  isCapped: boolean;
  children: ReactNode;
}

/** Shows the beginning of something long, and a button that shows all. Without scripts, or with focus inside, all is shown. */
export default function Capped({isCapped, children}: CappedProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  if (!isCapped) return children;
  return (
    <div data-capped={!isOpen}>
      <div className={styles.content}>{children}</div>
      {!isOpen && (
        <Button className={styles.more} kind="text" onClick={() => setOpen(true)}>
          Show all fields
        </Button>
      )}
    </div>
  );
}
