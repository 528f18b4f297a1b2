import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A short label above a headline. */
export default function Eyebrow({children}: {children: ReactNode}): ReactNode {
  return (
    <p className={styles.eyebrow} data-nosnippet>
      {children}
    </p>
  );
}
