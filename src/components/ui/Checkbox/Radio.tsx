import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** A radio button with its label. */
export default function Radio({children, className, ...props}: Omit<ComponentProps<'input'>, 'type'>): ReactNode {
  return (
    <label className={clsx(styles.label, className)}>
      <input {...props} type="radio" />
      {children}
    </label>
  );
}
