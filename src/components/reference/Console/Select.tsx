import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export default function Select(props: ComponentProps<'select'>): ReactNode {
  return (
    <span className={clsx('chevron', styles.selection)}>
      <select className={styles.select} {...props} />
    </span>
  );
}
