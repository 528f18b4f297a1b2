import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function Eyebrow({children}: {children: ReactNode}): ReactNode {
  return (
    <p className={`line-up gap-2 mb-4 ink-brand ${styles.eyebrow}`} data-nosnippet>
      {children}
    </p>
  );
}
