import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** A checkbox with its label. */
export default function Checkbox({children, ...props}: Omit<ComponentProps<'input'>, 'type'>): ReactNode {
  return (
    <label className={styles.label}>
      <input {...props} type="checkbox" />
      <span>{children}</span>
    </label>
  );
}
