import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The rings in small, next to a message: they turn while something loads, and have a gap where nothing was found. */
export default function Sign({state}: {state: 'loading' | 'empty'}): ReactNode {
  return <span aria-hidden="true" className={styles.sign} data-state={state} />;
}
