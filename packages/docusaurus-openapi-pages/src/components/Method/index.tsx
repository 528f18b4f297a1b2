import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** An HTTP method as a label; the colour only repeats the text. */
export default function Method({method}: {method: string}): ReactNode {
  return (
    <span className={styles.method} data-method={method} translate="no">
      {method}
    </span>
  );
}
