import type {ReactNode} from 'react';
import type {StatusTone} from '@site/src/lib/console/resultText';
import styles from './styles.module.css';

export interface StatusBadgeProps {
  /** Red for errors; the colour only repeats the text. */
  tone: StatusTone;
  children: ReactNode;
}

export default function StatusBadge({tone, children}: StatusBadgeProps): ReactNode {
  return (
    <span className={styles.status} data-tone={tone}>
      {children}
    </span>
  );
}
