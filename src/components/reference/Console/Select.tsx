import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** A native select with the site's own chevron. */
export default function Select(props: ComponentProps<'select'>): ReactNode {
  return (
    <span className={styles.select}>
      <select className={styles.input} {...props} />
    </span>
  );
}
