import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function Eyebrow({children}: {children: ReactNode}): ReactNode {
  return (
    <p className={styles.eyebrow} data-nosnippet>
      {children}
    </p>
  );
}
