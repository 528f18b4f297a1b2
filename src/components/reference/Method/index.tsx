import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** An HTTP method as a coloured label; the colour repeats what the word says. */
export default function Method({method}: {method: string}): ReactNode {
  return (
    <span className={styles.method} data-method={method}>
      {method}
    </span>
  );
}
